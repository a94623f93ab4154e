export { defineWebhookTopic } from './contract.ts';
export { deleteDeliveriesAbout, listDeliveries } from './delivery.repo.ts';
export { replayDeliveries } from './resendDeliveries.ts';
export { rotateSecret } from './rotateSecret.ts';
export { testWebhook } from './testWebhook.ts';
export { topicsOf } from './topics.ts';
export { deleteWebhookRow, findWebhook, listWebhooks } from './webhook.repo.ts';
export { createWebhook } from './writeWebhook.ts';
