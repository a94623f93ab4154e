import type { LegalSettings, TermsMode } from './legalSettings.ts';

/** The legal requirements for shop pages in one country. */
export interface TillRules {
  readonly terms: TermsMode;
  /** True if the order button states the obligation to pay. */
  readonly namesObligation: boolean;
  /** True if prices state whether they include tax. */
  readonly notesTax: boolean;
  /** True if pages and the order confirmation show the notice of the legal guarantee. */
  readonly showsGuarantee: boolean;
  /** True if the order confirmation contains the terms and the right of withdrawal. */
  readonly confirmsTexts: boolean;
}

export type RuleSettings = Pick<
  LegalSettings,
  | 'legalCountries'
  | 'legalCountryOf'
  | 'checkoutTerms'
  | 'checkoutTermsElsewhere'
  | 'orderButtonObligation'
  | 'priceTaxNote'
  | 'legalTextsInConfirmation'
  | 'guaranteeNoticeShown'
>;

/** The countries that determine the rules, as ISO 3166-1 codes. Null if unknown. */
export interface RuleCountries {
  readonly shop: string | null;
  readonly shopper: string | null;
}

/** Returns the rules for a shop and a shopper. If the shopper's country is unknown, uses the shop's country. Pure. */
export function tillRules(settings: RuleSettings, { shop, shopper }: RuleCountries): TillRules {
  const named = { either: [shop, shopper], shop: [shop], shopper: [shopper ?? shop] };
  const isHeld = named[settings.legalCountryOf].some(
    (country) => country !== null && settings.legalCountries.includes(country),
  );
  return {
    terms: isHeld ? settings.checkoutTerms : settings.checkoutTermsElsewhere,
    namesObligation: isHeld && settings.orderButtonObligation,
    notesTax: isHeld && settings.priceTaxNote,
    showsGuarantee: isHeld && settings.guaranteeNoticeShown,
    confirmsTexts: isHeld && settings.legalTextsInConfirmation,
  };
}
