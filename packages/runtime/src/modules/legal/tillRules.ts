import type { LegalSettings, TermsMode } from './legalSettings.ts';

/** The legal requirements for the pages of the shop in one country. */
export interface TillRules {
  readonly terms: TermsMode;
  /** True: the button of the checkout names the obligation to pay. */
  readonly namesObligation: boolean;
  /** True: prices say whether they include tax. */
  readonly notesTax: boolean;
}

export type RuleSettings = Pick<
  LegalSettings,
  | 'legalCountries'
  | 'legalCountryOf'
  | 'checkoutTerms'
  | 'checkoutTermsElsewhere'
  | 'orderButtonObligation'
  | 'priceTaxNote'
>;

/** The countries that rules depend on, by ISO 3166-1; null: not known. */
export interface RuleCountries {
  readonly shop: string | null;
  readonly shopper: string | null;
}

/** Returns the rules of a shop and a shopper. Until the shopper's country is known, that of the shop stands for it. Pure. */
export function tillRules(settings: RuleSettings, { shop, shopper }: RuleCountries): TillRules {
  const named = { either: [shop, shopper], shop: [shop], shopper: [shopper ?? shop] };
  const isHeld = named[settings.legalCountryOf].some(
    (country) => country !== null && settings.legalCountries.includes(country),
  );
  return {
    terms: isHeld ? settings.checkoutTerms : settings.checkoutTermsElsewhere,
    namesObligation: isHeld && settings.orderButtonObligation,
    notesTax: isHeld && settings.priceTaxNote,
  };
}
