// Written by `npm run generate:sdk`. Not edited by hand.

/** The requests under `/api/` that are sent once, because the shop reads no key of them. */
export const sentOnce: readonly string[] = [
  'POST /api/user/tokens',
  'POST /api/user/token/refresh',
  'POST /api/users/{id}/tokens',
  'DELETE /api/users/{id}/tokens/{token}',
  'POST /api/users/me/totp',
  'DELETE /api/users/me/totp',
  'POST /api/users/me/totp/confirm',
  'POST /api/users/me/passkeys',
  'POST /api/users/me/passkeys/options',
  'PATCH /api/users/me/passkeys/{passkey_id}',
  'DELETE /api/users/me/passkeys/{passkey_id}',
  'POST /api/images',
  'POST /api/images/{folder*}',
  'POST /api/customer/tokens',
  'POST /api/customer/token/refresh',
  'POST /api/customers/reset-password',
  'POST /api/customers/password',
  'POST /api/products/import',
  'POST /api/cardgw/paymentIntents',
  'POST /api/cardgw/webhook',
  'POST /api/walletgw/orders',
  'POST /api/walletgw/webhook',
];
