import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';

/** The settings of exchange rates. */
export interface CurrencySettings {
  /** True if new exchange rates are fetched every day. */
  readonly exchangeRatesDaily: boolean;
  /** The largest change in percent that is taken over without a look. */
  readonly exchangeRateMaxChange: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends CurrencySettings {}
}

const yesOrNo = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], {
    error: 'exchangeRatesDaily must be true, false, 1 or 0',
  })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

const CHANGE = 'exchangeRateMaxChange must be a whole number from 1 to 100';

export const currencySettings: Readonly<Record<keyof CurrencySettings, SettingDefinition>> = {
  exchangeRatesDaily: {
    schema: yesOrNo.default(false),
    group: 'store',
    label: 'New exchange rates every day',
    description:
      'Rates that you entered are replaced too. You need an extension that knows exchange rates, such as @shop/ecb.',
  },
  exchangeRateMaxChange: {
    schema: z.coerce.number(CHANGE).int(CHANGE).min(1, CHANGE).max(100, CHANGE).default(10),
    group: 'store',
    label: 'Largest change of an exchange rate',
    description: 'In percent. A rate that changes more is shown to you instead of being used.',
  },
};
