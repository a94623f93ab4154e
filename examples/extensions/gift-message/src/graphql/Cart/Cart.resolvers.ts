import type { Cart } from '@shop/runtime/extension';
import { messageIn } from '../../giftMessage.ts';

export default { Cart: { giftMessage: ({ meta_data }: Cart) => messageIn(meta_data) } };
