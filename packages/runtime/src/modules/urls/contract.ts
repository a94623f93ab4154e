/** The public path of an entity. */
export interface UrlEntry {
  /** The kind, such as `product`, `category` or `landing_page`. It decides the precedence. */
  readonly entityType: string;
  readonly entityUuid: string;
  /** The public path, such as `/mugs/blue-mug`. */
  readonly path: string;
  /** The internal path, which never changes, such as `/product/<uuid>`. */
  readonly target: string;
  /**
   * Reports whether an entity that comes and goes, such as a landing page, is live now. The redirects that others left at its path
   * stay for the time when it is not. Absent: an entity at a path ends the redirects from there.
   */
  readonly isLive?: boolean;
}
