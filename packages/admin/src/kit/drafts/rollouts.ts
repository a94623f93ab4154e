/** First element of all rollout query keys. */
export const ROLLOUTS = 'rollouts';
