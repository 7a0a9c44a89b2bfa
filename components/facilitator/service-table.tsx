import type { FacilitatorView } from "../../contract/views";
import { EmptyState } from "../ui/empty-state";
import { ageText } from "../ui/figure-text";
import { HealthMark } from "../ui/health-mark";
import { Concealed } from "./concealed";

interface ServiceTableProps {
  services: FacilitatorView["services"];
  /** Null while the truth is hidden. */
  truth: FacilitatorView["truth"]["services"] | null;
  nowMinute: number;
}

/** Known health, its age, and true health of each service in one row. */
export function ServiceTable({ services, truth, nowMinute }: ServiceTableProps) {
  if (services.length === 0)
    return (
      <EmptyState title="No services yet">
        They and the charts appear when the clock starts.
      </EmptyState>
    );
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b">
            <th className="py-1.5 pl-3 font-medium">Service</th>
            <th className="px-2 py-1.5 font-medium">Players see</th>
            <th className="hidden px-2 py-1.5 font-medium @md:table-cell">Age</th>
            <th className="py-1.5 pr-3 pl-2 font-medium">Truth</th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => {
            const health = truth?.find((one) => one.id === service.id)?.health;
            const age =
              service.asOfMinute === null ? "no reading" : ageText(service.asOfMinute, nowMinute);
            const differs = health !== undefined && health !== service.health;
            return (
              <tr key={service.id} className={`border-b ${differs ? "bg-raised" : ""}`}>
                <th scope="row" className="max-w-0 py-1.5 pl-3 font-medium">
                  <span className="block truncate" title={service.name}>
                    {service.name}
                  </span>
                  <span className="block truncate text-2xs font-normal text-muted @md:hidden">
                    {age}
                  </span>
                </th>
                <td className="w-[104px] px-2 py-1.5">
                  <span className="flex">
                    <HealthMark health={service.health} />
                  </span>
                </td>
                <td
                  className="hidden w-[92px] px-2 @md:table-cell py-1.5 text-xs whitespace-nowrap text-muted"
                  title={service.source}
                >
                  {age}
                </td>
                <td className="w-[140px] py-1.5 pr-2 pl-2 whitespace-nowrap">
                  {truth === null ? <Concealed /> : null}
                  {health === undefined ? null : (
                    <span className="flex items-center gap-2">
                      <HealthMark health={health} />
                      {differs ? <span className="text-2xs text-muted">differs</span> : null}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
