import { z } from 'zod';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { moment } from '../../../platform/http/forms/bodyFields.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { listQuery } from '../../../platform/listing/listQuery.ts';
import { DRAFT_PREFIX } from '../drafts/changeset.ts';
import { PLAN_STATUSES } from './planStatus.ts';
import { rolloutPlanRow } from './rolloutPlan.ts';
import { rolloutPlanListing } from './rolloutPlanListing.ts';
import { breaks, addFault } from '../../../platform/http/forms/addFault.ts';

/** The ID in a plan's path. */
export const rolloutPlanParams = z.object({
  id: z.string().describe('The integer ID or UUID of the rollout plan.'),
});

const LISTED = [...PLAN_STATUSES, 'all'] as const;

/** The status filter of a plan list. */
export const listedStatus = z
  .enum(LISTED, `Invalid status. Expected one of: ${LISTED.join(', ')}`)
  .default('all')
  .describe('The status of the listed plans.');

/** The query parameters of a plan list. */
export const rolloutPlanQuery = listQuery(rolloutPlanListing(new Date()), {
  extra: { status: listedStatus },
});

const name = z
  .string()
  .max(255)
  .refine((text) => text.trim() !== '', breaks('required', 'name is required'))
  .check(oneLine('name'))
  .refine(
    (text) => !text.startsWith(DRAFT_PREFIX),
    breaks('not', `name must not start with ${DRAFT_PREFIX}`, { prefix: DRAFT_PREFIX }),
  );

const startTime = moment('start_time')
  .nullish()
  .transform((time, context) => {
    if (typeof time === 'string') return time;
    addFault(context, { rule: 'required', message: 'start_time is required (ISO timestamp)' });
    return z.NEVER;
  });

const endTime = moment('end_time', 'end')
  .optional()
  .describe(
    'The time at which the plan ends, in ISO 8601 format. Null, empty or absent in a new plan means no end.',
  );

const changesetId = z.union([z.int(), z.string()], 'Invalid changeset id').transform(String);

/** The request body that creates a plan. */
export const newRolloutPlanBody = z.object(
  describedBy(rolloutPlanRow, {
    name,
    changeset_id: changesetId.describe('The integer ID or UUID of the changeset that the plan shows.'),
    start_time: startTime,
    end_time: endTime,
  }),
);
/** The request body that updates a plan. Omitted fields keep their values. */
export const rolloutPlanBody = z.object(
  describedBy(rolloutPlanRow, {
    name: name.optional(),
    start_time: z.union([z.undefined(), startTime]).optional(),
    end_time: endTime,
  }),
);

/** The query parameters of a request for the plans that overlap with a proposed plan. */
export const overlapQuery = z
  .object({
    changeset_id: z
      .string()
      .optional()
      .describe('The integer ID or UUID of the changeset that the plan would show.'),
    rollout_plan_id: z
      .string()
      .optional()
      .describe(
        'The integer ID or UUID of the plan to change, which is excluded from the check. Without `changeset_id`, the pages of its own changeset are compared.',
      ),
    start_time: startTime.describe('The time at which the plan would start, in ISO 8601 format.'),
    end_time: endTime.describe(
      'The time at which the plan would end, in ISO 8601 format. Omit it for a plan without an end.',
    ),
  })
  .refine(
    ({ changeset_id, rollout_plan_id }) => changeset_id !== undefined || rollout_plan_id !== undefined,
    breaks('anyOf', 'changeset_id or rollout_plan_id is required', {
      fields: 'changeset_id, rollout_plan_id',
    }),
  );

export type NewRolloutPlanBody = z.output<typeof newRolloutPlanBody>;
export type RolloutPlanBody = z.output<typeof rolloutPlanBody>;
