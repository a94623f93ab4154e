import type { Fault } from '../startFailure.ts';

/** A module or extension, and whether it is loaded, disabled, or quarantined. */
export interface DescribedExtension {
  readonly name: string;
  readonly kind: 'module' | 'extension';
  readonly state: 'loaded' | 'disabled' | 'quarantined';
  /** The package version. */
  readonly version: string | null;
  /** The package and version, or the path relative to the store folder. Null for a module. */
  readonly from: string | null;
  readonly required: boolean;
  /** The number and names of the contributions, by kind. Contributions without a name appear as their index. */
  readonly contributions: Readonly<
    Record<string, { readonly count: number; readonly names: readonly string[] }>
  >;
  /** The fault that caused the quarantine. Null if the extension is not quarantined. */
  readonly fault: Fault | null;
}
