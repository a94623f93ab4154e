import type { z } from 'zod';
import type { shopConfig, ShopConfig } from './schema.ts';
import { areOfOneLanguage, languageOf, shopLanguages } from './shopLanguages.ts';

/** The section `shop` of a configuration file. */
export type FileShop = Omit<z.output<typeof shopConfig>['shop'], 'languages'> & {
  readonly languages?: readonly string[] | undefined;
};

/** The properties of the shop that the configuration file or an administrator sets. */
export interface ShopValues {
  /** The ISO 4217 code of the currency. */
  readonly currency: string;
  /** The BCP 47 tag of the locale that formats amounts and dates in the default language. */
  readonly locale: string;
  /** The language codes as BCP 47 tags, starting with the default language. */
  readonly languages: readonly string[];
  /** The IANA name of the time zone. */
  readonly timezone: string;
  /** The unit of all weights. */
  readonly weightUnit: string;
  /** The address of the shop. Undefined while its country is not set. */
  readonly address?: ShopAddress | undefined;
}

/** The address that parcels are sent from. */
export type ShopAddress = Omit<NonNullable<FileShop['address']>, 'country'> & {
  /** The ISO 3166-1 alpha-2 code. */
  readonly country: string;
};

/** The properties that an administrator has saved. A property that is not saved is absent. */
export type SavedShop = Partial<Omit<ShopValues, 'address'>> & {
  readonly address?: NonNullable<FileShop['address']>;
};

interface State {
  readonly file: FileShop;
  values: ShopValues;
  revision: number;
}

const states = new WeakMap<object, State>();

/**
 * Creates the section `shop` of a configuration. Its properties are read when they are used, and change when `updateShop` is called: a
 * property that the configuration file sets never changes, others have the saved value or a default.
 */
export function liveShop(file: FileShop, url: string): ShopConfig['shop'] {
  const state: State = { file, values: shopValues(file, {}), revision: 0 };
  const shop = { name: file.name, url };
  for (const key of Object.keys(state.values) as (keyof ShopValues)[])
    Object.defineProperty(shop, key, { enumerable: true, get: () => state.values[key] });
  states.set(shop, state);
  return shop as ShopConfig['shop'];
}

/** Combines the values of the configuration file, which win, with the saved values and the defaults. */
export function shopValues(file: FileShop, saved: SavedShop): ShopValues {
  const address = { ...saved.address, ...withoutUndefined(file.address ?? {}) };
  const { country } = address;
  return {
    currency: file.currency ?? saved.currency ?? 'USD',
    ...languagesOf(file, saved),
    timezone: file.timezone ?? saved.timezone ?? 'UTC',
    weightUnit: file.weightUnit ?? saved.weightUnit ?? 'kg',
    address: country === undefined ? undefined : { ...address, country },
  };
}

/** Returns the languages and the locale of the default language. A locale in the configuration file determines the default language. */
function languagesOf(file: FileShop, saved: SavedShop): Pick<ShopValues, 'languages' | 'locale'> {
  const languages = file.languages ?? beginningWith(file.locale, saved.languages);
  const locale = file.locale ?? (areOfOneLanguage(saved.locale, languages) ? saved.locale : undefined);
  return shopLanguages({ locale, languages });
}

function beginningWith(
  locale: string | undefined,
  languages: readonly string[] | undefined,
): readonly string[] | undefined {
  if (locale === undefined || areOfOneLanguage(locale, languages)) return languages;
  const first = languageOf(locale);
  return [first, ...(languages ?? []).filter((code) => code !== first)];
}

const withoutUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/**
 * Updates a shop that `liveShop` created. Returns true if a property has changed. An equal list or address stays the same object, so
 * that it can be compared by identity.
 */
export function updateShop(shop: ShopConfig['shop'], saved: SavedShop): boolean {
  const state = states.get(shop);
  if (!state) return false;
  const { values } = state;
  const next = Object.fromEntries(
    Object.entries(shopValues(state.file, saved)).map(([key, value]) => {
      const current: unknown = values[key as keyof ShopValues];
      return [key, JSON.stringify(value) === JSON.stringify(current) ? current : value];
    }),
  ) as unknown as ShopValues;
  if (Object.keys(next).every((key) => next[key as keyof ShopValues] === values[key as keyof ShopValues]))
    return false;
  state.values = next;
  state.revision += 1;
  return true;
}

/** Returns what the configuration file sets of a shop. Of a shop that never changes, returns the shop. */
export const shopInFile = (shop: ShopConfig['shop']): FileShop => states.get(shop)?.file ?? shop;

/** Returns the properties that a shop would have if an administrator had saved nothing. */
export const unsavedShop = (shop: ShopConfig['shop']): ShopValues => shopValues(shopInFile(shop), {});

/** Returns a number that differs after each change of a shop. Values computed from the shop are current while it is the same. */
export const shopRevision = (shop: ShopConfig['shop']): number => states.get(shop)?.revision ?? 0;
