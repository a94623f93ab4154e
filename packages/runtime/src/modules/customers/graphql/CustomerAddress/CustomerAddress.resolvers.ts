import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { formattedField, provinceNameField } from '../../../provinces/index.ts';
import type { CustomerAddress } from '../../customerAddress.repo.ts';
import { addressesPath } from '../../paths.ts';

type Row = CustomerAddress & { readonly customer_uuid: string };

const pathOf = (address: Row, _: unknown, { audience }: GraphQLContext) =>
  `${addressesPath(address.customer_uuid, audience)}/${address.uuid}`;

export default {
  CustomerAddress: {
    provinceName: provinceNameField,
    formatted: formattedField,
    address1: (address: Row) => address.address_1,
    address2: (address: Row) => address.address_2,
    updateApi: pathOf,
    deleteApi: pathOf,
  },
};
