/** The public URL path of an entity. */
export interface UrlEntry {
  /**
   * The entity type, such as `product`, `category` or `landing_page`. It determines which entity takes precedence at
   * a shared path.
   */
  readonly entityType: string;
  readonly entityUuid: string;
  /** The public path, such as `/mugs/blue-mug`. */
  readonly path: string;
  /** The internal path, which never changes, such as `/product/<uuid>`. */
  readonly target: string;
  /**
   * True if an entity that is only temporarily visible, such as a landing page, is live now. Other entities'
   * redirects from its path are preserved and apply while the entity is not live. If absent, the entity's path
   * replaces redirects from that path.
   */
  readonly isLive?: boolean;
}
