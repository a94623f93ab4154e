import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A feature that depends on the province in an address, such as tax rates or shipping zones. */
export interface ProvinceUse {
  readonly id: string;
  /**
   * Reports whether the feature distinguishes a country's provinces, given the ISO 3166-1 country code. If it does,
   * addresses in that country need a known province. Called only for addresses with an unknown province.
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
