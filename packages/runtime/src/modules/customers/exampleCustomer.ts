/** The invented customer of previews of emails. */
export const EXAMPLE_CUSTOMER = { full_name: 'Ada Lovelace', email: 'ada@example.com' } as const;
