/**
 * The kinds of notices that the law may require with a product: a legal notice, a safety warning, or the warning that Proposition 65 of
 * California requires.
 */
export const CONSUMER_NOTICES = ['legal_disclaimer', 'safety_warning', 'prop_65'] as const;

export type ConsumerNotice = (typeof CONSUMER_NOTICES)[number];

/** Maximum length of a notice, which is also what marketplaces accept. */
export const MAX_NOTICE = 1000;
