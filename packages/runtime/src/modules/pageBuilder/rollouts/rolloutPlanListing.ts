import { sql } from '../../../platform/db/db.ts';
import { columnFilter } from '../../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';
import { planStatusAt } from './planStatus.ts';

/** Returns the filters and sort keys of plan lists at the given time. Plans without an end are listed first. */
export const rolloutPlanListing = (now: Date): ListingSpec => ({
  filters: {
    name: columnFilter(sql.fragment`p.name`, 'text'),
    status: columnFilter(planStatusAt(now), 'text', ['eq', 'neq', 'in', 'nin']),
    theme: columnFilter(sql.fragment`p.theme`, 'text'),
    changeset_id: columnFilter(sql.fragment`p.changeset_id`, 'int'),
    start_time: columnFilter(sql.fragment`p.start_time`, 'timestamp'),
    end_time: columnFilter(sql.fragment`coalesce(p.end_time, 'infinity')`, 'timestamp'),
  },
  sorts: {
    name: { column: sql.fragment`p.name`, kind: 'text', field: 'name' },
    start_time: {
      column: sql.fragment`date_trunc('milliseconds', p.start_time)`,
      kind: 'timestamp',
      field: 'start_time',
    },
    end_time: {
      column: sql.fragment`coalesce(date_trunc('milliseconds', p.end_time), 'infinity')`,
      kind: 'timestamp',
      field: 'end_time',
      ofNull: 'infinity',
      direction: 'desc',
    },
  },
  defaultSort: 'end_time',
  id: { column: sql.fragment`p.rollout_plan_id`, field: 'rollout_plan_id' },
});
