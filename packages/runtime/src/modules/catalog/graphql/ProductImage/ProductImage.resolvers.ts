import { imageAddresses } from '../../products/imageAddresses.ts';

export default { ProductImage: imageAddresses };
