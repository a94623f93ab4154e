export { legalData, legalOf, readLegal, selectLegal } from './legalPages.ts';
export type { Legal } from './legalPages.ts';
export { findTerms } from './terms.ts';
export type { TillRules } from './tillRules.ts';
