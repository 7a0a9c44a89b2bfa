import type { ProjectorView } from "../../contract/projector";
import { DecisionPanel, UpdatePanel } from "./announcements";
import { ImpactCurve } from "./impact-curve";
import { LiveHeader } from "./live-header";
import { ServicesByHealth } from "./services-by-health";

/** So few leave room for the curve below them. */
const FEW_SERVICES = 6;

/** While the clock runs: the time, what is broken, how badly customers feel it, what was decided and what was said. */
export function LiveBoard({ view }: { view: ProjectorView }) {
  const { clock, exercise } = view;
  const curve = view.impactChart ? (
    <ImpactCurve
      chart={view.impactChart}
      clock={exercise.simClock}
      playFromMinute={clock.playFromMinute}
      nowMinute={clock.minute}
    />
  ) : null;
  const few = view.services.length <= FEW_SERVICES;
  return (
    <>
      <LiveHeader view={view} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] gap-x-8 pt-3">
        <div className="flex min-h-0 flex-col gap-3">
          <ServicesByHealth
            services={view.services}
            alarmsFiring={view.alarmsFiring}
            nowMinute={clock.minute}
          />
          {few ? curve : null}
        </div>
        <div className="flex min-h-0 flex-col gap-3">
          {few ? null : curve}
          <DecisionPanel decision={view.decision} clock={exercise.simClock} />
          <UpdatePanel updates={view.updates} nowMinute={clock.minute} />
        </div>
      </div>
    </>
  );
}
