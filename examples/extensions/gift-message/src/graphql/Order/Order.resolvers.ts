import type { Order } from '@shop/runtime/extension';
import { messageIn } from '../../giftMessage.ts';

export default { Order: { giftMessage: ({ meta_data }: Order) => messageIn(meta_data) } };
