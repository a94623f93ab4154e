import type { AppContext } from '../../../platform/contracts/context.ts';

/** The currencies of countries, each with the codes of its countries. */
const COUNTRIES_OF: Readonly<Record<string, string>> = {
  AED: 'AE',
  ARS: 'AR',
  AUD: 'AU',
  BDT: 'BD',
  BHD: 'BH',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK',
  EGP: 'EG',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB',
  GEL: 'GE',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  ISK: 'IS',
  JOD: 'JO',
  JPY: 'JP',
  KES: 'KE',
  KRW: 'KR',
  KWD: 'KW',
  KZT: 'KZ',
  MAD: 'MA',
  MXN: 'MX',
  MYR: 'MY',
  NGN: 'NG',
  NOK: 'NO',
  NZD: 'NZ',
  OMR: 'OM',
  PEN: 'PE',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TND: 'TN',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  USD: 'US',
  VND: 'VN',
  ZAR: 'ZA',
};

const currencies = new Map(
  Object.entries(COUNTRIES_OF).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);

/**
 * Returns the currency of the country of a language other than the shop's default language, such as EUR for `de` and CHF for `de-CH`.
 * Undefined in the default language, and if the country's currency is not listed.
 */
export function languageCurrency({
  language,
  languages,
  locale,
}: Pick<AppContext, 'language' | 'languages' | 'locale'>): string | undefined {
  if (language === languages.default) return undefined;
  return currencies.get(regionOf(locale));
}

/** The regions of locales. Each request asks for that of one of the shop's few languages. */
const regions = new Map<string, string>();

function regionOf(locale: string): string {
  const known = regions.get(locale);
  if (known !== undefined) return known;
  const region = new Intl.Locale(locale).maximize().region ?? '';
  regions.set(locale, region);
  return region;
}

/** Returns the country that a visitor is taken to be in: that of the page's language, and in the default language that of the shop. */
export const countryOfVisitor = ({
  config,
  language,
  languages,
  locale,
}: Pick<AppContext, 'config' | 'language' | 'languages' | 'locale'>): string =>
  (language === languages.default && config.shop.address?.country) || regionOf(locale);
