import type { Audience } from '../../platform/loading/readContext.ts';

/** Returns the path of a customer for the audience. */
export const profilePath = (customerUuid: string, audience: Audience): string =>
  `/api/customers/${audience === 'admin' ? customerUuid : 'me'}`;

/** Returns the path of a customer's address book for the audience. */
export const addressesPath = (customerUuid: string, audience: Audience): string =>
  `${profilePath(customerUuid, audience)}/addresses`;
