import type { FacilitatorView } from "../../contract/views";
import { EmptyState } from "../ui/empty-state";
import { ageText } from "../ui/figure-text";
import { HealthMark } from "../ui/health-mark";
import { Concealed } from "./concealed";

type Service = FacilitatorView["services"][number];
type Truth = FacilitatorView["truth"]["services"];

interface ServiceTableProps {
  services: readonly Service[];
  /** Null while the truth is hidden. */
  truth: Truth | null;
  nowMinute: number;
}

/** Known health, its age, and true health of each service in one row, by group. */
export function ServiceTable({ services, truth, nowMinute }: ServiceTableProps) {
  if (services.length === 0)
    return <EmptyState title="No services yet">They appear when the clock starts.</EmptyState>;
  const groups = [...new Set(services.map((service) => service.group))];
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left text-sm">
        <thead className="text-2xs text-muted">
          <tr className="border-b">
            <th className="py-0.5 pl-3 font-medium">Service</th>
            <th className="px-2 py-0.5 font-medium">Players see</th>
            <th className="hidden px-2 py-0.5 font-medium @md:table-cell">Age</th>
            <th className="py-0.5 pr-3 pl-2 font-medium">Truth</th>
          </tr>
        </thead>
        {groups.map((group) => {
          const members = services.filter((service) => service.group === group);
          return (
            <tbody key={group}>
              <GroupRow group={group} members={members} truth={truth} />
              {members.map((service) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  truth={truth}
                  nowMinute={nowMinute}
                />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

/** Names the group, and says how far the players are from the truth in it once that may be seen. */
function GroupRow(props: { group: string; members: readonly Service[]; truth: Truth | null }) {
  const { group, members, truth } = props;
  const differing = members.filter((service) => differs(service, truth)).length;
  return (
    <tr className="border-b">
      <th
        colSpan={4}
        scope="rowgroup"
        className="px-3 pt-1 pb-0.5 text-2xs font-semibold text-muted"
      >
        <span className="flex justify-between gap-2">
          {group}
          <span className="font-normal">
            {truth === null
              ? `${members.length} services`
              : differing === 0
                ? "all as players see them"
                : `${differing} of ${members.length} differ`}
          </span>
        </span>
      </th>
    </tr>
  );
}

function differs(service: Service, truth: Truth | null): boolean {
  const health = truth?.find((one) => one.id === service.id)?.health;
  return health !== undefined && health !== service.health;
}

function ServiceRow(props: { service: Service; truth: Truth | null; nowMinute: number }) {
  const { service, truth, nowMinute } = props;
  const health = truth?.find((one) => one.id === service.id)?.health;
  const age = service.asOfMinute === null ? "no reading" : ageText(service.asOfMinute, nowMinute);
  const apart = differs(service, truth);
  return (
    <tr className={`border-b ${apart ? "bg-raised" : ""}`}>
      <th scope="row" className="max-w-0 py-0.5 pl-3 font-medium">
        <span className="block truncate" title={service.name}>
          {service.name}
        </span>
        <span className="block truncate text-2xs font-normal text-muted @md:hidden">{age}</span>
      </th>
      <td className="w-[104px] px-2 py-0.5">
        <span className="flex">
          <HealthMark health={service.health} />
        </span>
      </td>
      <td
        className="hidden w-[92px] px-2 py-0.5 text-xs whitespace-nowrap text-muted @md:table-cell"
        title={service.source}
      >
        {age}
      </td>
      <td className="w-[140px] py-0.5 pr-2 pl-2 whitespace-nowrap">
        {truth === null ? (
          <span className="flex">
            <Concealed />
          </span>
        ) : null}
        {health === undefined ? null : (
          <span className="flex items-center gap-2">
            <HealthMark health={health} />
            {apart ? <span className="text-2xs text-muted">differs</span> : null}
          </span>
        )}
      </td>
    </tr>
  );
}
