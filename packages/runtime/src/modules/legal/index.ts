export { LEGAL_KINDS } from './legalSettings.ts';
export type { LegalKind } from './legalSettings.ts';
export { legalData, legalOf, readLegal, selectLegal } from './legalPages.ts';
export type { Legal, LegalLink } from './legalPages.ts';
export { findTerms } from './terms.ts';
export type { Terms } from './terms.ts';
export type { TillRules } from './tillRules.ts';
