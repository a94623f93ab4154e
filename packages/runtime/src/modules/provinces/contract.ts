import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A feature that depends on the province of an address, such as tax rates and shipping zones. */
export interface ProvinceUse {
  readonly id: string;
  /**
   * Reports whether the feature distinguishes the provinces of a country, by its ISO 3166-1 code. Addresses in such a country need a known
   * province. Called only for addresses with an unknown province.
   */
  usesProvincesOf(db: Db, country: string): Promise<boolean>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly provinceUses?: readonly ProvinceUse[];
  }
}

export const provinceUses: ContributionPoint<ProvinceUse> = {
  noun: 'use of provinces',
  members: { id: 'text', usesProvincesOf: 'function' } satisfies Members<ProvinceUse>,
  keyOf: (use) => use.id,
};
