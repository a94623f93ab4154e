/** An event of a visit that waits to be stored. */
export interface NewMeasurementEvent {
  /** The random number of the visit. */
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
  /** The SKU of the product, or the words of the search. */
  readonly subject: string | null;
  /** The number of products that a search found. */
  readonly hits: number | null;
  /** When it happened, an ISO 8601 time in UTC. */
  readonly occurred_at: string;
}

/** The service of measurement, `app.measurement`. */
export interface MeasurementService {
  /** Takes an event, which is written with others within a second. It never fails and never waits. */
  record(event: NewMeasurementEvent): void;
  /** Writes the events that wait. A fault is logged, and they are lost. */
  flush(): Promise<void>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly measurement: MeasurementService;
  }
}
