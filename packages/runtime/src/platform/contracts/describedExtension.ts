import type { Fault } from '../startFailure.ts';

/** A module or an extension of a shop, with its state and why it has that. */
export interface DescribedExtension {
  readonly name: string;
  readonly kind: 'module' | 'extension';
  readonly state: 'loaded' | 'disabled' | 'quarantined';
  /** The version of its package. */
  readonly version: string | null;
  /** Package and version, or path from the store's folder; null for a module. */
  readonly from: string | null;
  readonly required: boolean;
  /** The names of its contributions by kind; those without a name by their number. */
  readonly contributions: Readonly<
    Record<string, { readonly count: number; readonly names: readonly string[] }>
  >;
  /** Why it is quarantined. */
  readonly fault: Fault | null;
}
