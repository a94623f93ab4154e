/** The first part of the keys of all queries about rollouts. */
export const ROLLOUTS = 'rollouts';
