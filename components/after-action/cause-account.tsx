import type { Debrief } from "../../contract/debrief";

/** The cause with its parts kept apart: what set it off is not why it could happen. */
export function CauseAccount({ cause }: Pick<Debrief, "cause">) {
  return (
    <div className="max-w-[68ch] text-md">
      <p className="font-semibold">{cause.title}</p>
      <h3 className="mt-4 text-base font-semibold">Mechanism</h3>
      <p>{cause.mechanism}</p>
      <h3 className="mt-4 text-base font-semibold">Trigger</h3>
      <p>{cause.trigger}</p>
      <p className="mt-1 text-sm text-muted">
        The trigger chose the moment; without the conditions below it would have been an ordinary
        day.
      </p>
      {cause.contributing.length === 0 ? null : (
        <>
          <h3 className="mt-4 text-base font-semibold">Contributing conditions</h3>
          <ul className="list-disc pl-5">
            {cause.contributing.map((one) => (
              <li key={one} className="mt-1">
                {one}
              </li>
            ))}
          </ul>
        </>
      )}
      {cause.source ? <p className="mt-4 text-sm text-muted">Source: {cause.source}</p> : null}
    </div>
  );
}
