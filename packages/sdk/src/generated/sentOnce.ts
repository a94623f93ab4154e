// Written by `npm run generate:sdk`. Not edited by hand.

/** The pattern of the requests under `/api/` that are sent once, because the shop reads no key of them. */
export const sentOnce =
  'POST /api/(user/tokens|user/token/refresh|users/[^/?#]+/tokens|users/me/totp|users/me/totp/confirm|users/me/passkeys|users/me/passkeys/options|images|images/.+|customer/tokens|customer/token/refresh|customers/reset-password|customers/password|products/import|cardgw/paymentIntents|cardgw/webhook|walletgw/orders|walletgw/webhook)|DELETE /api/(users/[^/?#]+/tokens/[^/?#]+|users/me/totp|users/me/passkeys/[^/?#]+)|PATCH /api/(users/me/passkeys/[^/?#]+)';
