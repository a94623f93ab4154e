import { refuse } from '../../../platform/errors.ts';

export const rolloutPlanNotFound = (id: string) =>
  refuse(404, 'ROLLOUT_PLAN_NOT_FOUND', 'Rollout plan {id} not found', { values: { id } });
export const publishedCannotBePlanned = () =>
  refuse(400, 'CHANGESET_PUBLISHED', 'Cannot schedule a rollout for a published changeset');
export const rolloutEndsTooEarly = () =>
  refuse(400, 'ROLLOUT_ENDS_TOO_EARLY', 'end_time must be after start_time', {
    at: 'end_time',
  });
export const rolloutsOverlap = (names: readonly string[]) =>
  refuse(400, 'ROLLOUT_OVERLAP', `Proposed rollout overlaps with existing rollout(s): ${names.join(', ')}`);
