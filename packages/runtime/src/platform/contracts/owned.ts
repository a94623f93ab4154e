/** A contribution or definition, along with the name of its module or extension. */
export interface Owned<T> {
  readonly owner: string;
  readonly value: T;
}

/** A contribution, along with the name of its module or extension. */
export interface Contributed<T> extends Owned<T> {
  /** True if the owner is a module of the shop, false if it is an extension. */
  readonly isCore: boolean;
}
