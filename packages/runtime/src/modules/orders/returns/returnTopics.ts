import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { defineWebhookTopic } from '../../webhooks/index.ts';
import { findOrder } from '../order.repo.ts';
import { toOrderAnswer } from '../orderAnswer.ts';
import type { ReturnEventPayload } from './events.ts';
import { toReturnAnswer } from './return.ts';
import { findReturn } from './return.repo.ts';

const OF_RETURNS = {
  group: 'returns',
  entity: 'orderUuid',
  permission: 'getReturn',
  /** Loads the return of an event and its order as the REST API represents them. */
  async load({ orderUuid, returnUuid }: ReturnEventPayload, app: AppContext, db: Db) {
    const [order, row] = [await findOrder(db, orderUuid), await findReturn(db, returnUuid)];
    return { order: order && toOrderAnswer(app, order), return: row && toReturnAnswer(row) };
  },
} as const;

/** The events of returns available to webhooks. All webhook deliveries for an order are sent in sequence. */
export const returnTopics = [
  defineWebhookTopic({ ...OF_RETURNS, event: 'return_created' }),
  defineWebhookTopic({ ...OF_RETURNS, event: 'return_updated' }),
  defineWebhookTopic({ ...OF_RETURNS, event: 'return_label_created' }),
  defineWebhookTopic({ ...OF_RETURNS, event: 'withdrawal_declared' }),
];
