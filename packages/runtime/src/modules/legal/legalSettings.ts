import { z } from 'zod';
import { countryField } from '../../platform/http/forms/countryField.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';

/** The types of legal pages, in the sequence of their links. */
export const LEGAL_KINDS = ['terms', 'privacy', 'withdrawal', 'shipping', 'imprint'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/**
 * The way in which the checkout requests acceptance of the terms: with a checkbox, with a sentence above the button, or not at
 * all.
 */
export type TermsMode = 'checkbox' | 'sentence' | 'off';

/** The legal settings. */
export interface LegalSettings {
  /** The UUID of the CMS page with the terms. Null if there is none. */
  readonly termsPage: string | null;
  readonly privacyPage: string | null;
  readonly withdrawalPage: string | null;
  readonly shippingPage: string | null;
  readonly imprintPage: string | null;
  /**
   * The ISO 3166-1 codes of countries whose law requires terms, an order button that states the obligation to pay,
   * and tax notes.
   */
  readonly legalCountries: readonly string[];
  /** The country to look up in `legalCountries`: the shop's, the shopper's, or either. */
  readonly legalCountryOf: 'either' | 'shop' | 'shopper';
  readonly checkoutTerms: TermsMode;
  readonly checkoutTermsElsewhere: TermsMode;
  readonly orderButtonObligation: boolean;
  readonly priceTaxNote: boolean;
  readonly legalTextsInConfirmation: boolean;
  readonly guaranteeNoticeShown: boolean;
  /** The notice of the legal guarantee as formatted text. Empty: a text of the shop. */
  readonly guaranteeNotice: string;
  /** The translations of `guaranteeNotice`, by language code. */
  readonly guaranteeNoticeTranslations: Readonly<Record<string, string>>;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends LegalSettings {}
}

/** The European Economic Area, whose countries share consumer law for checkouts. */
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
const MAX_NOTICE = 20_000;
const noticeText = z.string().max(MAX_NOTICE, `guaranteeNotice must have at most ${MAX_NOTICE} characters`);
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
    label: 'Countries with checkout rules',
    description:
      'Two-letter codes, such as DE. The settings below apply in these countries. The default is the European Economic Area.',
  },
  legalCountryOf: {
    schema: z.enum(['either', 'shop', 'shopper']).default('either'),
    group: 'legal',
    label: 'Which country applies',
    description: 'The country of the shop, the country the order is shipped to, or either.',
  },
  checkoutTerms: {
    schema: termsMode.default('checkbox'),
    group: 'legal',
    label: 'Terms at checkout',
    description: 'Shown if a terms page is selected. Each order records the version the shopper accepted.',
  },
  checkoutTermsElsewhere: {
    schema: termsMode.default('off'),
    group: 'legal',
    label: 'Terms at checkout in other countries',
  },
  orderButtonObligation: {
    schema: z.boolean().default(true),
    group: 'legal',
    label: 'State the obligation to pay on the order button',
    description:
      'In these countries the button says “Order with obligation to pay”. Elsewhere it says “Place order” or shows the amount due.',
  },
  priceTaxNote: {
    schema: z.boolean().default(true),
    group: 'legal',
    label: 'Show whether prices include tax',
    description: 'In these countries, next to product prices and in the cart.',
  },
  legalTextsInConfirmation: {
    schema: z.boolean().default(true),
    group: 'legal',
    label: 'Legal texts in order confirmations',
    description:
      'In these countries, the confirmation email contains the terms and the right of withdrawal as they were when the order was placed.',
  },
  guaranteeNoticeShown: {
    schema: z.boolean().default(true),
    group: 'legal',
    label: 'Show the notice of the legal guarantee',
    description:
      'In these countries, at the foot of every page, above the order button and in order confirmations. Turn it off if you sell no goods to consumers.',
  },
  guaranteeNotice: {
    schema: noticeText.default('').meta({ format: 'html' }),
    group: 'legal',
    label: 'Notice of the legal guarantee',
    description:
      'Insert the image of the official EU notice (Regulation 2025/1960), with its text as the description. Leave empty for a short text, which does not replace the official notice.',
  },
  guaranteeNoticeTranslations: {
    schema: z.record(z.string().max(35), noticeText).default({}).meta({ format: 'html-by-language' }),
    group: 'legal',
    label: 'Notice of the legal guarantee in other languages',
  },
} satisfies Readonly<Record<keyof LegalSettings, SettingDefinition>>;

/** The keys of `LegalSettings`. */
export const legalSettingKeys = Object.keys(legalSettings) as (keyof LegalSettings)[];
