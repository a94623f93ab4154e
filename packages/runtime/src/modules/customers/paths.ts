import type { Audience } from '../../platform/loading/readContext.ts';

/** A customer, as the reader reaches them. */
export const profilePath = (customerUuid: string, audience: Audience): string =>
  `/api/customers/${audience === 'admin' ? customerUuid : 'me'}`;

/** The address book of a customer, as the reader reaches it. */
export const addressesPath = (customerUuid: string, audience: Audience): string =>
  `${profilePath(customerUuid, audience)}/addresses`;
