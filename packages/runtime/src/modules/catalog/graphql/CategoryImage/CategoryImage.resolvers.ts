import { imageAddresses } from '../../imageAddresses.ts';

export default { CategoryImage: imageAddresses };
