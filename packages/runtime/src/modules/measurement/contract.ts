/** An event of a visit before it is stored. */
export interface NewMeasurementEvent {
  /** The random ID of the visit. */
  readonly visit_id: string;
  readonly name:
    | 'page_viewed'
    | 'searched'
    | 'product_viewed'
    | 'added_to_cart'
    | 'checkout_started'
    | 'order_placed';
  /** The page path, without the query string. */
  readonly path: string;
  /** The product SKU or the search keyword. */
  readonly subject: string | null;
  /** The number of products found by a search. */
  readonly hits: number | null;
  /** The time of the event in ISO 8601 UTC. */
  readonly occurred_at: string;
}

/** The measurement service, `app.measurement`. */
export interface MeasurementService {
  /** Queues an event. Queued events are written in batches within a second. Never throws and never blocks. */
  record(event: NewMeasurementEvent): void;
  /** Writes the queued events. On failure, logs the error and drops the events. */
  flush(): Promise<void>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly measurement: MeasurementService;
  }
}
