import type { AppContext } from '../../platform/contracts/context.ts';
import { formatPrice } from '../../platform/money.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { NameOf } from './couponNames.ts';

/** The language, currency and time zone of a summary, and the names of the records that a coupon refers to by id. */
export interface SummaryWords {
  readonly text: Text;
  readonly locale: string;
  readonly currency: string;
  readonly timezone: string;
  readonly nameOf: NameOf;
}

/** Matches a language code. The region is taken from the shop, so that only a few locales are ever cached. */
export const LANGUAGE = /^[a-z]{2}$/;

/** Creates the messages and formats for a summary in a language such as `de`. The language of the app uses the app locale. */
export function summaryWords(
  app: Pick<AppContext, 'texts' | 'locale' | 'config'>,
  nameOf: NameOf,
  language: string | null | undefined,
): SummaryWords {
  const isOther = language && LANGUAGE.test(language) && !app.locale.startsWith(language);
  const locale = isOther ? language : app.locale;
  const { currency, timezone } = app.config.shop;
  return { text: app.texts(locale), locale, currency, timezone, nameOf };
}

/** Formats an amount in the currency of a summary. */
export const money = (
  { locale, currency }: Pick<SummaryWords, 'locale' | 'currency'>,
  value: string | number,
): string => formatPrice(locale, Number(value), currency);

/** Joins names as a list in the language of a summary. */
export const joined = (
  { locale }: Pick<SummaryWords, 'locale'>,
  names: readonly string[],
  type: Intl.ListFormatType,
): string => new Intl.ListFormat(locale, { type }).format(names);
