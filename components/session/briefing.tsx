import type { PlayerView } from "../../contract/views";
import { texts } from "../texts/language";

/** The one page that everyone reads before the clock starts; it spoils nothing. */
export function Briefing({ room }: { room: PlayerView["room"] }) {
  return (
    <article aria-label={texts().session.briefing} className="max-w-2xl">
      <h2 className="mb-2 text-md font-semibold">{texts().session.briefing}</h2>
      <div className="flex flex-col gap-4">
        {room.briefing.map((part) => (
          <section key={part.heading}>
            <h3 className="font-semibold">{part.heading}</h3>
            <p className="whitespace-pre-line text-ink">{part.body}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
