import { z } from 'zod';
import type { SavedShop } from '../../platform/config/liveShop.ts';
import { currency, languages, locale, timezone } from '../../platform/config/values.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';
import { countryField } from '../../platform/http/forms/countryField.ts';

/** The settings of the shop's own properties: its place, its languages and its units. */
export interface ShopSettings {
  readonly shopCurrency: string;
  /** The first language is the default one. */
  readonly shopLanguages: readonly string[];
  readonly shopLocale: string;
  readonly shopTimeZone: string;
  readonly shopWeightUnit: string;
  readonly shopCountry: string | undefined;
  readonly shopProvince: string | undefined;
  readonly shopPostcode: string | undefined;
  readonly shopCity: string | undefined;
  readonly shopStreet: string | undefined;
}

declare module './contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends ShopSettings {}
}

/** Creates the schema of a setting whose value the configuration file may hold too. */
const checkedBy = (schema: z.ZodType, message: string) =>
  z
    .string()
    .max(100)
    .refine((value) => schema.safeParse(value).success, breaks('format', message));

const line = z
  .string()
  .max(200)
  .transform((text) => text.trim() || undefined)
  .optional();

const MOST_LANGUAGES = 50;

export const shopSettings: Readonly<Record<keyof ShopSettings, SettingDefinition>> = {
  shopCurrency: {
    schema: checkedBy(currency, 'shopCurrency must be an ISO 4217 code, such as USD')
      .meta({ format: 'currency' })
      .optional(),
    configKey: 'shop.currency',
    group: 'store',
    label: 'Currency',
    description:
      'The currency of prices, carts and orders. It cannot be changed while there are orders, carts with items, or records with prices.',
  },
  shopLanguages: {
    schema: z
      .array(z.string().max(35))
      .min(1)
      .max(MOST_LANGUAGES)
      .refine(
        (codes) => languages.safeParse(codes).success,
        breaks('format', 'shopLanguages must be language codes, such as de or pt-BR, each of them once'),
      )
      .meta({ format: 'language-list' })
      .optional(),
    configKey: 'shop.languages',
    group: 'store',
    label: 'Languages',
    description:
      'The first language is the default one: the texts of records are in it, and its pages have no language code in their paths. The texts of a removed language are kept.',
  },
  shopLocale: {
    schema: checkedBy(locale, 'shopLocale must be a language tag, such as en-US')
      .meta({ format: 'locale' })
      .optional(),
    configKey: 'shop.locale',
    group: 'store',
    label: 'Format of amounts and dates',
    description:
      'A language tag with a region, such as en-GB, for the default language. It has no effect if it belongs to another language.',
  },
  shopTimeZone: {
    schema: checkedBy(timezone, 'shopTimeZone must be an IANA time zone, such as Europe/Berlin')
      .meta({ format: 'time-zone' })
      .optional(),
    configKey: 'shop.timezone',
    group: 'store',
    label: 'Time zone',
    description: 'Days begin at midnight in this time zone: of reports, dates without a time, and documents.',
  },
  shopWeightUnit: {
    schema: z
      .string()
      .min(1)
      .max(20)
      .meta({ examples: ['kg', 'g', 'lb', 'oz'] })
      .optional(),
    configKey: 'shop.weightUnit',
    group: 'store',
    label: 'Unit of weight',
    description: 'It cannot be changed while products have weights.',
  },
  shopCountry: {
    schema: countryField.meta({ format: 'country' }).optional(),
    configKey: 'shop.address.country',
    group: 'store',
    label: 'Country',
    description: 'The address of the shop, from which parcels are sent. Taxes may depend on it.',
  },
  shopProvince: {
    schema: line,
    configKey: 'shop.address.province',
    group: 'store',
    label: 'Province',
    description: 'The ISO 3166-2 code, such as US-CA.',
  },
  shopPostcode: {
    schema: line,
    configKey: 'shop.address.postcode',
    group: 'store',
    label: 'Postcode',
  },
  shopCity: {
    schema: line,
    configKey: 'shop.address.city',
    group: 'store',
    label: 'City',
  },
  shopStreet: {
    schema: line,
    configKey: 'shop.address.address_1',
    group: 'store',
    label: 'Street and number',
  },
};

export const shopSettingKeys = Object.keys(shopSettings) as readonly (keyof ShopSettings)[];

/** Converts saved and checked settings to the values of the shop's section. */
export const savedShopOf = (values: Partial<ShopSettings>): SavedShop => ({
  ...(values.shopCurrency !== undefined && { currency: values.shopCurrency }),
  ...(values.shopLanguages !== undefined && { languages: values.shopLanguages }),
  ...(values.shopLocale !== undefined && { locale: values.shopLocale }),
  ...(values.shopTimeZone !== undefined && { timezone: values.shopTimeZone }),
  ...(values.shopWeightUnit !== undefined && { weightUnit: values.shopWeightUnit }),
  address: {
    ...(values.shopCountry !== undefined && { country: values.shopCountry }),
    ...(values.shopProvince !== undefined && { province: values.shopProvince }),
    ...(values.shopCity !== undefined && { city: values.shopCity }),
    ...(values.shopPostcode !== undefined && { postcode: values.shopPostcode }),
    ...(values.shopStreet !== undefined && { address_1: values.shopStreet }),
  },
});
