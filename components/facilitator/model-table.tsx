import type { FacilitatorView } from "../../contract/views";
import { withUnit } from "../ui/figure-text";
import { Concealed } from "./concealed";

type Truth = FacilitatorView["truth"];

/** Gauges and state charts of the model, as plain figures and words. */
export function ModelTable(props: {
  gauges: Truth["gauges"];
  states: Truth["states"];
  shown: boolean;
}) {
  const { gauges, states, shown } = props;
  return (
    <div className="grid gap-x-6 px-3 py-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label="Gauges">
        <h3 className="text-xs font-medium text-muted">Gauges</h3>
        <dl>
          {gauges.map((gauge) => (
            <div
              key={gauge.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-b py-1.5 text-sm"
              title={shown ? gauge.note : undefined}
            >
              <dt className="min-w-0 truncate">{shown ? gauge.label : <Concealed />}</dt>
              <dd className="font-mono">
                {shown ? withUnit(gauge.value, gauge.unit) : <Concealed />}
              </dd>
              {shown && gauge.note ? (
                <dd className="col-span-2 text-xs text-muted">{gauge.note}</dd>
              ) : null}
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="State charts" className="max-xl:mt-3">
        <h3 className="text-xs font-medium text-muted">State charts</h3>
        <dl>
          {states.map((one) => (
            <div
              key={one.machine}
              className="flex items-baseline justify-between gap-3 border-b py-1.5 text-sm"
            >
              <dt className="min-w-0 truncate" title={one.machine}>
                {one.machine}
              </dt>
              <dd className="shrink-0 font-mono text-xs">{shown ? one.state : <Concealed />}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
