import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { defineWebhookTopic } from '../webhooks/index.ts';
import type { GiftCardEventPayload } from './events.ts';
import { findGiftCardAnswer } from './readGiftCard.ts';

const OF_GIFT_CARDS = {
  group: 'giftCards',
  entity: 'giftCardUuid',
  permission: 'getGiftCard',
  /** Loads the gift card as the REST API represents it, which never tells a code. */
  load: async ({ giftCardUuid }: GiftCardEventPayload, app: AppContext, db: Db) => ({
    giftCard: await findGiftCardAnswer(db, giftCardUuid, app.clock.now()),
  }),
} as const;

/** The gift card events available to webhooks. */
export const giftCardTopics = [
  defineWebhookTopic({ ...OF_GIFT_CARDS, event: 'gift_card_issued' }),
  defineWebhookTopic({ ...OF_GIFT_CARDS, event: 'gift_card_redeemed' }),
];
