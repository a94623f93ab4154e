/** The example customer for email previews. */
export const EXAMPLE_CUSTOMER = { full_name: 'Ada Lovelace', email: 'ada@example.com' } as const;
