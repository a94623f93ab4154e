import { imageAddresses } from '../../products/imageAddresses.ts';

export default { CategoryImage: imageAddresses };
