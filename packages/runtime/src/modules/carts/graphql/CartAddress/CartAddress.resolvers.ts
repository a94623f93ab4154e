import { formattedField, provinceNameField } from '../../../provinces/index.ts';
import type { CartAddressRow } from '../../cart.ts';

export default {
  CartAddress: {
    provinceName: provinceNameField,
    formatted: formattedField,
    address1: (address: CartAddressRow) => address.address_1,
    address2: (address: CartAddressRow) => address.address_2,
  },
};
