import { formattedField, provinceNameField } from '../../../provinces/index.ts';
import type { OrderAddressRow } from '../../order.ts';

export default {
  OrderAddress: {
    provinceName: provinceNameField,
    formatted: formattedField,
    address1: (address: OrderAddressRow) => address.address_1,
    address2: (address: OrderAddressRow) => address.address_2,
  },
};
