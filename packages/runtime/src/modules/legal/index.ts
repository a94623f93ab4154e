export { legalData, legalOf, readLegal, selectLegal } from './legalPages.ts';
export type { Legal } from './legalPages.ts';
export { legalTextsNow, readOrderTexts } from './orderTexts.ts';
export type { OrderText } from './orderTexts.ts';
export { findTerms } from './terms.ts';
export type { TillRules } from './tillRules.ts';
