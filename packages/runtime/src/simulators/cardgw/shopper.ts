/** The owner of the simulated wallet. */
export const SHOPPER = {
  person: { name: 'Ada Lovelace', email: 'ada.lovelace@example.com', phone: '+1 510 555 0100' },
  address: { line1: '1 Harbor Street', city: 'Oakland', state: 'CA', postal_code: '94607', country: 'US' },
} as const;
