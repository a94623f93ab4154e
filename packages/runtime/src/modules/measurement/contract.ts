/** An event of a visit before it is stored. */
export interface NewMeasurementEvent {
  /** The random id of the visit. */
  readonly visit_id: string;
  readonly name:
    | 'page_viewed'
    | 'searched'
    | 'product_viewed'
    | 'added_to_cart'
    | 'checkout_started'
    | 'order_placed';
  /** The path of the page, without query. */
  readonly path: string;
  /** The SKU of the product, or the search keyword. */
  readonly subject: string | null;
  /** The number of products found by a search. */
  readonly hits: number | null;
  /** The time of the event in ISO 8601 UTC. */
  readonly occurred_at: string;
}

/** The measurement service, `app.measurement`. */
export interface MeasurementService {
  /** Queues an event, which is written in a batch within a second. Never fails and never waits. */
  record(event: NewMeasurementEvent): void;
  /** Writes the queued events. If this fails, the error is logged and the events are lost. */
  flush(): Promise<void>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly measurement: MeasurementService;
  }
}
