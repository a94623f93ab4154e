/** The public path of an entity. */
export interface UrlEntry {
  /** The entity type, such as `product`, `category` or `landing_page`. It determines the precedence. */
  readonly entityType: string;
  readonly entityUuid: string;
  /** The public path, such as `/mugs/blue-mug`. */
  readonly path: string;
  /** The internal path, which never changes, such as `/product/<uuid>`. */
  readonly target: string;
  /**
   * True if an entity with temporary visibility, such as a landing page, is live now. Redirects of other entities at its path are
   * preserved for the time when it is not live. If absent, the entity's path replaces redirects from that path.
   */
  readonly isLive?: boolean;
}
