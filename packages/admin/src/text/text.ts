import { IntlMessageFormat } from 'intl-messageformat';
import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { en } from './en.ts';
import { languageOf, languages } from './languages.ts';
import { isOtherZone, shopZone, wallTime } from './zone.ts';

type Texts = typeof en;
export type TextKey = keyof Texts;

type ValuesOf<Key extends TextKey> = GetICUArgs<
  Texts[Key],
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;
type ArgumentsOf<Key extends TextKey> = keyof ValuesOf<Key> extends never ? [] : [values: ValuesOf<Key>];

/** Keys of messages without placeholders. */
export type PlainTextKey = {
  [Key in TextKey]: ArgumentsOf<Key> extends [] ? Key : never;
}[TextKey];

const STORED = 'shop-admin-language';

/**
 * Admin language in this browser. It is the selected language, or else the first browser language that the admin supports, or else English.
 */
export const language: string =
  [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.split('-')[0])].find(isLanguage) ??
  'en';

function isLanguage(code: string | null | undefined): code is string {
  return code !== null && code !== undefined && Object.hasOwn(languages, code);
}

/** Text direction and list separator of the admin language. */
export const { direction, comma } = languageOf(language);

/** Changes the admin language and reloads the page, because all messages change. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(STORED, code);
  location.reload();
}

const texts = {} as Record<TextKey, string>;
const formats = new Map<TextKey, IntlMessageFormat>();

type Catalogue = Readonly<Record<string, string>>;

/** English messages, with one file per area. They are code, so the compiler checks their keys and placeholders. */
const english = import.meta.glob<Readonly<Record<string, Catalogue>>>('./en/*.ts');
/** Messages of the other languages, which are data files. Other files of a language are loaded where they are used. */
const translations = import.meta.glob<Catalogue>(
  ['./*/*.json', '!./*/{faults,language,permissions,refusals}.json'],
  { import: 'default' },
);
const loading = new Map<string, Promise<void>>();

async function loadArea(area: string): Promise<void> {
  const translated = await translations[`./${language}/${area}.json`]?.();
  const catalogue = translated ? [translated] : Object.values((await english[`./en/${area}.ts`]?.()) ?? {});
  Object.assign(texts, ...catalogue);
}

/**
 * Loads the messages of the given areas in the admin language. Each area is loaded only once. The build adds a
 * call to the import of each page, for the areas that the page uses. Only `FIRST_AREAS` are requested explicitly.
 */
export async function loadTexts(areas: readonly string[]): Promise<void> {
  await Promise.all(
    areas.map((area) => {
      const one = loading.get(area) ?? loadArea(area);
      loading.set(area, one);
      // If loading fails, the next page retries it.
      return one.catch((error: unknown) => {
        loading.delete(area);
        throw error;
      });
    }),
  );
}

/** Returns a message in the admin language, with its placeholders replaced. */
export function text<Key extends TextKey>(key: Key, ...[values]: ArgumentsOf<Key>): string {
  const message = texts[key];
  if (values === undefined) return message;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new IntlMessageFormat(message, language)));
  return String(format.format(direction === 'rtl' ? isolated(values) : (values as Values)));
}

type Values = Readonly<Record<string, string | number | Date>>;

/** Isolates the text direction of each value from the surrounding text, because their directions often differ. */
const isolated = (values: object): Values =>
  Object.fromEntries(
    Object.entries(values as Values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );

/** Formats a deducted price with the minus sign in front, even in right-to-left text. */
export const negative = (price: string): string => `\u2066−\u2068${price}\u2069\u2069`;

const dateTime = new Intl.DateTimeFormat(language, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: shopZone,
});
const zoneName = new Intl.DateTimeFormat(language, { timeZone: shopZone, timeZoneName: 'short' });
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Formats an API timestamp in the admin language and the shop's time zone. Includes the time zone's name if the browser's time zone
 * differs.
 */
export function exactTime(iso: string): string {
  const time = new Date(iso);
  if (!isOtherZone) return dateTime.format(time);
  const zone = zoneName.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? shopZone;
  return `${dateTime.format(time)} ${zone}`;
}

const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * Formats a date in the admin language. Accepts an API date, such as `2026-01-31`, or a timestamp, which is converted to the shop's date.
 * Returns other text unchanged.
 */
export function day(iso: string): string {
  if (!/^\d{4}-\d\d-\d\d/.test(iso)) return iso;
  const own = iso.length > 10 ? wallTime(iso) : iso;
  return date.format(new Date(`${own.slice(0, 10)}T00:00:00Z`));
}

/** Formats how long ago a time was. Times more than a week ago are formatted as an exact time. */
export function timeAgo(iso: string): string {
  const seconds = Math.round((Date.parse(iso) - Date.now()) / 1000);
  if (Math.abs(seconds) > 7 * 86_400) return exactTime(iso);
  const [unit, size] = STEPS.find((step) => Math.abs(seconds) >= step[1]) ?? (['second', 1] as const);
  return relative.format(Math.round(seconds / size), unit);
}

/** Returns the message for a key built at run time, such as a setting's key. Returns `otherwise` if there is no message. */
export const textOr = (key: string, otherwise: string): string =>
  Object.hasOwn(texts, key) ? texts[key as TextKey] : otherwise;

/** Registers an external text, such as an extension's title, as a message under a key. Returns the key. */
export function addText(key: string, words: string): PlainTextKey {
  texts[key as TextKey] = words;
  return key as PlainTextKey;
}

/** Converts a key such as `order_placed` or `removeOldRecords` to words: "Order placed", "Remove old records". */
export function wordsOf(key: string): string {
  const words = key
    .replaceAll(/[_.:-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const languageNames = new Intl.DisplayNames(language, { type: 'language' });

/** Returns the name of a language in the admin language. */
export const languageName = (code: string): string => languageNames.of(code) ?? code;

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a number of bytes in a suitable unit. */
export function fileSize(bytes: number): string {
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: SIZES[step] ?? 'byte',
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
  return size.format(bytes / 1000 ** step);
}
