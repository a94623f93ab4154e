import type { Fault } from '../startFailure.ts';

/** A module or extension of a shop, with its state and the reason for that state. */
export interface DescribedExtension {
  readonly name: string;
  readonly kind: 'module' | 'extension';
  readonly state: 'loaded' | 'disabled' | 'quarantined';
  /** The package version. */
  readonly version: string | null;
  /** Package and version, or the path relative to the store folder; null for a module. */
  readonly from: string | null;
  readonly required: boolean;
  /** The contribution names by kind; contributions without a name are listed by index. */
  readonly contributions: Readonly<
    Record<string, { readonly count: number; readonly names: readonly string[] }>
  >;
  /** The reason for the quarantine. */
  readonly fault: Fault | null;
}
