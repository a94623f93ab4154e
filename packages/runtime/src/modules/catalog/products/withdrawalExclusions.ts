/** Why the law excludes goods from the right to withdraw from the contract (directive 2011/83/EU, article 16). */
export const WITHDRAWAL_EXCLUSIONS = [
  'perishable',
  'hygiene',
  'custom_made',
  'sealed_media',
  'press',
  'dated',
  'digital',
] as const;
