import type { AppContext } from '../../../platform/contracts/context.ts';
import { records, contextKey } from './priceRecord.ts';

/** Lists the currencies in which the shop shows prices, in alphabetical order. Runs no query. */
export const shownCurrencies = ({ config }: Pick<AppContext, 'config'>): readonly string[] => {
  const { currencies, contexts } = records.get(config) ?? {
    currencies: new Set<string>(),
    contexts: new Map(),
  };
  return [...currencies]
    .filter((code) => code === config.shop.currency || contexts.has(contextKey(code, [])))
    .toSorted();
};

/** Returns the code of a currency in which the shop shows prices, given in any case. Null if there is none. Runs no query. */
export function findShownCurrency(app: Pick<AppContext, 'config'>, code: string | undefined): string | null {
  const wanted = code?.toUpperCase();
  return wanted === undefined ? null : (shownCurrencies(app).find((one) => one === wanted) ?? null);
}

/** Returns the currency that a setting gives to the language of an app. Undefined if there is none. Runs no query. */
export const currencyOfLanguage = ({
  config,
  language,
}: Pick<AppContext, 'config' | 'language'>): string | undefined =>
  records.get(config)?.languageCurrencies[language];
