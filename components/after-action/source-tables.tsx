import type { Debrief } from "../../contract/debrief";

/** What the operator changed afterwards, each with where it is written. */
export function AfterwardsList({ afterwards }: Pick<Debrief, "afterwards">) {
  return (
    <ul className="flex max-w-[76ch] flex-col">
      {afterwards.map((one) => (
        <li key={one.what} className="border-b last:border-b-0 py-2 text-base max-[719px]:text-md">
          {one.what} <span className="text-sm text-muted">({one.source})</span>
        </li>
      ))}
    </ul>
  );
}

/** Figures that the model needs and nobody published, and what they rest on. */
export function AssumptionTable({ assumptions }: Pick<Debrief, "assumptions">) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead className="text-xs text-muted">
        <tr className="border-b">
          <th className="py-1.5 pr-4 font-medium">Modelled figure</th>
          <th className="py-1.5 pr-4 font-medium">Value</th>
          <th className="py-1.5 font-medium">Rests on</th>
        </tr>
      </thead>
      <tbody>
        {assumptions.map((one) => (
          <tr key={one.what} className="border-b last:border-b-0 align-top">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {one.what}
            </th>
            <td className="py-1.5 pr-4 font-mono">{one.value}</td>
            <td className="py-1.5 text-muted">{one.basis}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function SourceList({ sources }: Pick<Debrief, "sources">) {
  return (
    <dl className="mt-2 grid gap-x-4 text-sm min-[720px]:grid-cols-[4rem_minmax(0,1fr)] print:grid-cols-[4rem_minmax(0,1fr)]">
      {sources.map((one) => (
        <div key={one.key} className="contents">
          <dt className="pt-1.5 font-mono font-medium">{one.key}</dt>
          <dd className="border-b pt-1.5 pb-1.5 [overflow-wrap:anywhere]">
            {one.title} <span className="text-muted">{one.where}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
