import type { Audience } from '../../platform/loading/readContext.ts';

/** Returns the path of a customer's profile, which differs by audience. */
export const profilePath = (customerUuid: string, audience: Audience): string =>
  `/api/customers/${audience === 'admin' ? customerUuid : 'me'}`;

/** Returns the path of a customer's address book, which differs by audience. */
export const addressesPath = (customerUuid: string, audience: Audience): string =>
  `${profilePath(customerUuid, audience)}/addresses`;
