import { z } from 'zod';
import { countryField } from '../../../platform/http/forms/countryField.ts';

/** The settings of returns and withdrawals. */
export interface ReturnSettings {
  /** The number of days in which consumers may withdraw from the contract. 0 if there is no such right. */
  readonly withdrawalDays: number;
  /** The ISO 3166-1 codes of the countries whose consumers may withdraw from the contract. */
  readonly withdrawalCountries: readonly string[];
  /** Text for shoppers whose return was approved, such as the address to send the goods to. */
  readonly returnInstructions?: string | undefined;
}

declare module '../../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends ReturnSettings {}
}

/** The European Union, with Iceland, Liechtenstein and Norway. */
const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);

const DAYS_FAULT = 'withdrawalDays must be a whole number from 0 to 3650';

export const returnSettings = {
  returnInstructions: {
    schema: z.string().max(2000).meta({ format: 'multiline' }).optional(),
    group: 'store',
    label: 'How to send goods back',
    description: 'For example, your address for returns. Shoppers get it when a return is approved.',
  },
  withdrawalDays: {
    schema: z.int(DAYS_FAULT).min(0, DAYS_FAULT).max(3650, DAYS_FAULT).default(14),
    group: 'legal',
    label: 'Days to withdraw from the contract',
    description: 'Counted from the delivery. The law of the European Union requires at least 14.',
  },
  withdrawalCountries: {
    schema: z.array(countryField).max(300).meta({ format: 'country-list' }).default(EEA),
    group: 'legal',
    label: 'Countries with a right of withdrawal',
    description:
      'Two-letter codes, such as DE, of the countries that orders are shipped to. The default is the European Union with Iceland, Liechtenstein and Norway.',
  },
};
