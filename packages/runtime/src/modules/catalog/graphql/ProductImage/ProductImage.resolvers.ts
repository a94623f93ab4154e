import { imageAddresses } from '../../imageAddresses.ts';

export default { ProductImage: imageAddresses };
