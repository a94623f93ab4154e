import { refuse } from '../../platform/errors.ts';

export const webhookNotFound = () => refuse(404, 'WEBHOOK_NOT_FOUND', 'Webhook not found');
export const deliveryNotFound = () => refuse(404, 'DELIVERY_NOT_FOUND', 'Delivery not found');
export const webhookUrlRefused = (message: string) =>
  refuse(400, 'WEBHOOK_URL_REFUSED', message, { at: 'url' });
export const unknownTopic = (topic: string, hint: string) =>
  refuse(400, 'UNKNOWN_TOPIC', 'Unknown topic "{topic}". {hint}', {
    values: { topic, hint },
    at: 'topics',
  });
export const emptyReplay = () => refuse(400, 'EMPTY_REPLAY', '"from" must be before "to"');
export const deliveryUnderWay = () => refuse(409, 'DELIVERY_UNDER_WAY', 'The delivery is in progress');
