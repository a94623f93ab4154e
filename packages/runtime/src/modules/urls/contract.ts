/** The public path of an entity. */
export interface UrlEntry {
  /** The kind, such as `product`, `category` or `landing_page`. It decides the precedence. */
  readonly entityType: string;
  readonly entityUuid: string;
  /** The public path, such as `/mugs/blue-mug`. */
  readonly path: string;
  /** The internal path, which never changes, such as `/product/<uuid>`. */
  readonly target: string;
}
