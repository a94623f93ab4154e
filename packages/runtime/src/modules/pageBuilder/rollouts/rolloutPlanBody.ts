import { z } from 'zod';
import { moment } from '../../../platform/http/bodyFields.ts';
import { oneLine } from '../../../platform/http/oneLine.ts';
import { DRAFT_PREFIX } from '../drafts/openChangeset.ts';

const name = z
  .string()
  .max(255)
  .refine((text) => text.trim() !== '', 'name is required')
  .check(oneLine('name'))
  .refine((text) => !text.startsWith(DRAFT_PREFIX), `name must not begin with ${DRAFT_PREFIX}`);

const startTime = moment('start_time')
  .nullish()
  .transform((time, context) => {
    if (typeof time === 'string') return time;
    context.addIssue({ code: 'custom', message: 'start_time is required (ISO timestamp)' });
    return z.NEVER;
  });

/** Absent, null or empty: it does not end. */
const endTime = moment('end_time');

const changesetId = z.union([z.int(), z.string()], 'Invalid changeset id').transform(String);

export const newRolloutPlanBody = z.object({
  name,
  changeset_id: changesetId,
  start_time: startTime,
  end_time: endTime.optional(),
});
/** Touches only what it carries. */
export const rolloutPlanBody = z.object({
  name: name.optional(),
  start_time: z.union([z.undefined(), startTime]).optional(),
  end_time: endTime.optional(),
});

export type NewRolloutPlanBody = z.output<typeof newRolloutPlanBody>;
export type RolloutPlanBody = z.output<typeof rolloutPlanBody>;
