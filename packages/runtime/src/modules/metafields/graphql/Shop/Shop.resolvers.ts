import { metafieldFields } from '../../metafieldFields.ts';
import { shopMetaData } from '../../shopOwner.ts';

export default {
  Shop: metafieldFields('shop', (_, { loader }) => loader(shopMetaData)('shop')),
};
