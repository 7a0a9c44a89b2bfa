import "#server-only";
import type { BootSource } from "./fleet";
import type { MapBuild } from "./map-build";

/** What the rest of the world adds to a minute of the fleet. */
export interface FleetWeather {
  readonly minute: number;
  readonly seed: number;
  /** How maps are built, and what servers start with from now on. */
  readonly mapBuild: MapBuild;
  readonly bootBits: number;
  readonly poolsCapped: boolean;
  /** Running servers keep the maps that they have. */
  readonly rebuildsPaused: boolean;
  /** Where servers boot from when nobody said otherwise. */
  readonly bootSource: BootSource;
  /** Load over capacity on a serving server, from the minute before. */
  readonly utilisation: number;
  /** Load over capacity at which the health check throws a server out. */
  readonly unhealthyAt: number;
}
