const AREAS = [
  'app',
  'products',
  'marketing',
  'sales',
  'settings',
  'settingNames',
  'salesSettingNames',
] as const;

/** Returns an admin message in one language, with its values filled in. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Reads the messages of the admin and of core-shipping in a language, so that a test can find elements by their label. */
export async function wordsIn(language: string): Promise<Words> {
  const texts: Record<string, string> = {};
  for (const area of AREAS) {
    const file: object =
      language === 'en'
        ? await import(`../../../packages/admin/src/text/en/${area}.ts`)
        : await import(`../../../packages/admin/src/text/${language}/${area}.json`);
    for (const words of Object.values(file)) Object.assign(texts, words);
  }
  const { default: shipping } = await import(
    `../../../extensions/core-shipping/admin/texts/${language}.json`,
    {
      with: { type: 'json' },
    }
  );
  for (const [key, message] of Object.entries<string>(shipping)) texts[`core-shipping.${key}`] = message;
  return (key, values) => {
    const message = texts[key];
    if (message === undefined) throw new Error(`There is no text ${key} in ${language}`);
    // In right-to-left languages, invisible characters isolate the values.
    const shown = (value: string | number | undefined) =>
      language === 'ar' && typeof value === 'string' ? `\u2068${value}\u2069` : String(value);
    return message.replaceAll(/\{(\w+)(?:, number)?\}/g, (_, name: string) => shown(values?.[name]));
  };
}

/** Text that a person types as an amount in dollars, and its value in English, German and Arabic. Null if nothing may be stored. */
export const AMOUNTS: readonly (readonly [
  typed: string,
  en: number | null,
  de: number | null,
  ar: number | null,
])[] = [
  ['1,200.00', 1200, 1200, 1200],
  ['1.201,00', 1201, 1201, 1201],
  ['12.5', 12.5, null, 12.5],
  ['  13,50 ', null, 13.5, null],
  ['1,202', 1202, null, 1202],
  ['1.203', null, 1203, null],
  ['-5', null, null, null],
  ['abc', null, null, null],
  ['1e3', null, null, null],
  ['€ 12', null, null, null],
  ['$ 14', 14, 14, 14],
  ['١٬٢٠٤٫٥٠', 1204.5, 1204.5, 1204.5],
  ['٢٥', 25, 25, 25],
  ['$1,299.99', 1299.99, 1299.99, 1299.99],
  ['1 234,5', 1234.5, 1234.5, 1234.5],
  ['12 50', null, null, null],
  ['0.005', null, null, null],
  ['1.234.567', 1_234_567, 1_234_567, 1_234_567],
  ['16.00 USD', 16, null, 16],
  ['17,00 $', null, 17, null],
];

/** Text typed as a percentage, which has no currency symbol and up to four decimal places. */
export const PERCENTAGES: typeof AMOUNTS = [
  ['19 %', 19, 19, 19],
  ['7.5', 7.5, null, 7.5],
  ['8,5 %', null, 8.5, null],
  ['٢١٪', 21, 21, 21],
  ['-5', null, null, null],
  ['$ 5', null, null, null],
  ['1e1', null, null, null],
  ['٥٫٢٥', 5.25, 5.25, 5.25],
  ['abc', null, null, null],
];
