import type { NewMeasurementEvent } from './measurementEvent.ts';

/** The service of measurement, `app.measurement`. */
export interface MeasurementService {
  /** Takes an event, which is written with others within a second. It never fails and never waits. */
  record(event: NewMeasurementEvent): void;
  /** Writes the events that wait. A fault is logged, and they are lost. */
  flush(): Promise<void>;
}

declare module '../../platform/context.ts' {
  interface AppContext {
    readonly measurement: MeasurementService;
  }
}
