import { refuse } from '../../platform/errors.ts';

export const subscriberNotFound = () =>
  refuse(404, 'NEWSLETTER_SUBSCRIBER_NOT_FOUND', 'Subscriber not found');
export const invalidNewsletterToken = () =>
  refuse(400, 'INVALID_NEWSLETTER_TOKEN', 'Token is invalid or expired');
