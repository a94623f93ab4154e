import { z } from 'zod';
import { countryField } from '../../platform/http/forms/countryField.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';

/** The pages of the law, in the order in which they are linked. */
export const LEGAL_KINDS = ['terms', 'privacy', 'withdrawal', 'shipping', 'imprint'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** The way in which the checkout asks for the terms: by a checkbox, by a sentence above the button, or not at all. */
export type TermsMode = 'checkbox' | 'sentence' | 'off';

/** The settings of the law. */
export interface LegalSettings {
  /** The UUIDs of CMS pages; null: there is none. */
  readonly termsPage: string | null;
  readonly privacyPage: string | null;
  readonly withdrawalPage: string | null;
  readonly shippingPage: string | null;
  readonly imprintPage: string | null;
  /** The countries whose law asks for terms, for the words of the button and for notes on tax, by ISO 3166-1. */
  readonly legalCountries: readonly string[];
  /** The country that is looked up among them: the shop's, the one that an order goes to, or either. */
  readonly legalCountryOf: 'either' | 'shop' | 'shopper';
  readonly checkoutTerms: TermsMode;
  readonly checkoutTermsElsewhere: TermsMode;
  readonly orderButtonObligation: boolean;
  readonly priceTaxNote: boolean;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends LegalSettings {}
}

/** The European Economic Area, whose law of consumers is the same in what a checkout has to say. */
const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);

const page = (label: string): SettingDefinition => ({
  schema: z
    .union([z.uuid(), z.literal('')], { error: 'Choose a page' })
    .nullable()
    .transform((value) => value || null)
    .default(null)
    .meta({ format: 'cms-page' }),
  group: 'legal',
  label,
});
const termsMode = z.enum(['checkbox', 'sentence', 'off']);

export const legalSettings = {
  termsPage: page('Terms and conditions'),
  privacyPage: page('Privacy'),
  withdrawalPage: page('Right of withdrawal'),
  shippingPage: page('Shipping and delivery'),
  imprintPage: page('Imprint'),
  legalCountries: {
    schema: z.array(countryField).max(300).default(EEA),
    group: 'legal',
    label: 'Countries with rules for the checkout',
    description: 'Their two-letter codes. The settings below apply there.',
  },
  legalCountryOf: {
    schema: z.enum(['either', 'shop', 'shopper']).default('either'),
    group: 'legal',
    label: 'Whose country decides',
    description: 'The country of the shop, the country that the order goes to, or either of the two.',
  },
  checkoutTerms: {
    schema: termsMode.default('checkbox'),
    group: 'legal',
    label: 'How the checkout asks for the terms',
    description: 'It asks once a page with terms is chosen. The accepted version is kept with the order.',
  },
  checkoutTermsElsewhere: {
    schema: termsMode.default('off'),
    group: 'legal',
    label: 'How it asks in other countries',
  },
  orderButtonObligation: {
    schema: z.boolean().default(true),
    group: 'legal',
    label: 'The button names the obligation to pay',
    description: 'In these countries the button reads "Order with obligation to pay".',
  },
  priceTaxNote: {
    schema: z.boolean().default(true),
    group: 'legal',
    label: 'Say whether prices include tax',
    description: 'In these countries, beside the price of a product and in the cart.',
  },
} satisfies Readonly<Record<keyof LegalSettings, SettingDefinition>>;

/** The keys of `LegalSettings`. */
export const legalSettingKeys = Object.keys(legalSettings) as (keyof LegalSettings)[];
