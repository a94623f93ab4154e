/** First part of all query keys for rollouts. */
export const ROLLOUTS = 'rollouts';
