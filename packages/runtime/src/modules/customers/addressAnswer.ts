import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { withProvinceName } from '../provinces/index.ts';
import { customerAddressRow } from './customerAddress.repo.ts';
import type { CustomerAddress } from './customerAddress.repo.ts';

/** The schema of an address in the REST API. */
export const customerAddressAnswer = customerAddressRow.extend({
  province_name: z.string().describe('The name of the province.'),
});

/** Returns a customer address in the REST format. */
export const addressAnswer = (
  { locale }: AppContext,
  address: CustomerAddress,
): z.output<typeof customerAddressAnswer> => withProvinceName(locale, address);
