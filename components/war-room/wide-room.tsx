import type { Panels } from "./panels";

/** Three columns that fill the window; every panel scrolls by itself and the page never does. */
export function WideRoom({ panels }: { panels: Panels }) {
  return (
    <main className="grid min-h-0 flex-1 grid-cols-[224px_minmax(0,1fr)_300px] gap-2 px-2 pb-2 xl:grid-cols-[276px_minmax(0,1fr)_348px] wall:grid-cols-[360px_minmax(0,1fr)_440px]">
      <div className="grid min-h-0 grid-rows-[minmax(0,17fr)_minmax(0,8fr)] gap-2">
        {panels.services}
        {panels.works}
      </div>
      <div className="grid min-h-0 min-w-0 grid-rows-[minmax(0,4fr)_minmax(0,3fr)] gap-2 wall:grid-rows-[minmax(0,5fr)_minmax(0,3fr)]">
        {panels.telemetry}
        {panels.actions}
      </div>
      {/* Whoever writes updates needs room for the words, and sees what was told under the ways to tell. */}
      <div className="grid min-h-0 min-w-0 grid-rows-[minmax(0,4fr)_minmax(0,3fr)] gap-2 has-[.writes-updates]:grid-rows-[minmax(0,2fr)_minmax(0,3fr)]">
        {panels.channel}
        {panels.board}
      </div>
    </main>
  );
}
