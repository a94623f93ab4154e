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

/** The keys of texts without values. */
export type PlainTextKey = {
  [Key in TextKey]: ArgumentsOf<Key> extends [] ? Key : never;
}[TextKey];

const STORED = 'shop-admin-language';

/** The language of this browser: the chosen one, else the first of the browser's that the admin has, else English. */
export const language: string =
  [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.split('-')[0])].find(isLanguage) ??
  'en';

function isLanguage(code: string | null | undefined): code is string {
  return code !== null && code !== undefined && Object.hasOwn(languages, code);
}

/** The direction in which the admin is written, and the sign and space between the parts of a list. */
export const { direction, comma } = languageOf(language);

/** Changes the language. The page is loaded anew, because every text of it changes. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(STORED, code);
  location.reload();
}

const texts = {} as Record<TextKey, string>;
const formats = new Map<TextKey, IntlMessageFormat>();

type Catalogue = Readonly<Record<string, string>>;

/** The English catalogues, each an area in a file of its own. They are code, from which the compiler reads keys and values. */
const english = import.meta.glob<Readonly<Record<string, Catalogue>>>('./en/*.ts');
/** The catalogues of the other languages, which are data. The other files of a language load where they are used. */
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
 * Loads the texts of areas in the language of the admin, once each. The build adds the calls for the areas that a page names to the
 * import of its code; only the first ones are asked for by hand.
 */
export async function loadTexts(areas: readonly string[]): Promise<void> {
  await Promise.all(
    areas.map((area) => {
      const one = loading.get(area) ?? loadArea(area);
      loading.set(area, one);
      // What could not be loaded is tried again by the next page.
      return one.catch((error: unknown) => {
        loading.delete(area);
        throw error;
      });
    }),
  );
}

/** Returns the text of a key in the language of the admin, with the values filled in. */
export function text<Key extends TextKey>(key: Key, ...[values]: ArgumentsOf<Key>): string {
  const message = texts[key];
  if (values === undefined) return message;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new IntlMessageFormat(message, language)));
  return String(format.format(direction === 'rtl' ? isolated(values) : (values as Values)));
}

type Values = Readonly<Record<string, string | number | Date>>;

/** Keeps the letters and signs of each value together, whose direction is often not that of the text around it. */
const isolated = (values: object): Values =>
  Object.fromEntries(
    Object.entries(values as Values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );

/** Writes a price that goes out, with its sign before it also where the text around it is written from right to left. */
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

/** Writes a time of the API in the language of the admin and the time zone of the shop, which it names where the browser has another. */
export function exactTime(iso: string): string {
  const time = new Date(iso);
  if (!isOtherZone) return dateTime.format(time);
  const zone = zoneName.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? shopZone;
  return `${dateTime.format(time)} ${zone}`;
}

const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });

/** Writes a day of the API, such as `2026-01-31`, or that of a time in the shop, in the language of the admin. What is none stays as it is. */
export function day(iso: string): string {
  if (!/^\d{4}-\d\d-\d\d/.test(iso)) return iso;
  const own = iso.length > 10 ? wallTime(iso) : iso;
  return date.format(new Date(`${own.slice(0, 10)}T00:00:00Z`));
}

/** Writes how long ago a time is, up to a week; older times are exact. */
export function timeAgo(iso: string): string {
  const seconds = Math.round((Date.parse(iso) - Date.now()) / 1000);
  if (Math.abs(seconds) > 7 * 86_400) return exactTime(iso);
  const [unit, size] = STEPS.find((step) => Math.abs(seconds) >= step[1]) ?? (['second', 1] as const);
  return relative.format(Math.round(seconds / size), unit);
}

/** Returns the text of a key that is made while the admin runs, such as that of a setting; `otherwise` where there is none. */
export const textOr = (key: string, otherwise: string): string =>
  Object.hasOwn(texts, key) ? texts[key as TextKey] : otherwise;

/** Adds a text that is no text of the admin's own, such as a title of an extension, under a key, and returns the key. */
export function addText(key: string, words: string): PlainTextKey {
  texts[key as TextKey] = words;
  return key as PlainTextKey;
}

/** Turns a key such as `order_placed` or `removeOldRecords` into words: "Order placed", "Remove old records". */
export function wordsOf(key: string): string {
  const words = key
    .replaceAll(/[_.:-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const languageNames = new Intl.DisplayNames(language, { type: 'language' });

/** Names a language by its code, in the language of the admin. */
export const languageName = (code: string): string => languageNames.of(code) ?? code;

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Writes a number of bytes in the unit that suits it. */
export function fileSize(bytes: number): string {
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: SIZES[step] ?? 'byte',
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
  return size.format(bytes / 1000 ** step);
}
