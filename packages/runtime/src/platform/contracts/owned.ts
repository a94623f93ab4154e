/** A contribution or definition with the name of its owner. */
export interface Owned<T> {
  readonly owner: string;
  readonly value: T;
}

/** A contribution of a module or an extension. */
export interface Contributed<T> extends Owned<T> {
  /** True if a module of the shop contributes it, rather than an extension. */
  readonly isCore: boolean;
}
