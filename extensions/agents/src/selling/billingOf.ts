import type { CredentialBilling } from '@shop/runtime/extension';
import type { AgentSession } from '../session.ts';
import type { WishedAddress } from './wish.ts';

/** Returns who pays with an instrument: its billing address, with what is known of the buyer. */
export const billingOf = (billing: WishedAddress | null, { sent }: AgentSession): CredentialBilling => {
  const name = [billing?.first_name ?? sent.buyer?.first_name, billing?.last_name ?? sent.buyer?.last_name]
    .filter(Boolean)
    .join(' ');
  return {
    ...(name && { name }),
    ...(sent.buyer?.email && { email: sent.buyer.email }),
    ...(billing && {
      address: {
        line1: billing.street_address,
        line2: billing.extended_address,
        city: billing.address_locality,
        state: billing.address_region,
        postalCode: billing.postal_code,
        country: billing.address_country,
      },
    }),
  };
};
