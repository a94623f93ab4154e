import { adminGraphql } from '@shop/sdk/graphql';
import { defineList, fromGraphql } from '../../kit/list/defineList.ts';
import { exactTime, text } from '../../text/text.ts';
import { PlanState } from './PlanState.tsx';
import type { PlanPage, PlanStatus } from './rolloutsQuery.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { pageNames } from './words.ts';

const load = fromGraphql(
  adminGraphql(`
  query Rollouts($filters: [FilterInput!]) {
    rolloutPlans(filters: $filters) {
      total totalIsExact items { uuid name status startTime endTime pages { route entityUrn url } }
    }
  }
`),
  'rolloutPlans',
);

const STATUSES: readonly PlanStatus[] = ['upcoming', 'active', 'past'];

export const rolloutList = defineList({
  title: 'rollouts.title',
  empty: 'rollouts.empty',
  begin: { title: 'rollouts.toBuilder', to: '/page-builder' },
  load,
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  search: { key: 'name', operation: 'like' },
  Actions: () => <ViewSwitch other="calendar" />,
  columns: [
    { key: 'name', title: 'rollouts.name', sort: 'name', isLink: true, cell: ({ name }) => name },
    {
      key: 'status',
      title: 'rollouts.status',
      cell: ({ status }) => <PlanState status={status as PlanStatus} />,
    },
    {
      key: 'start',
      title: 'rollouts.start',
      sort: 'start_time',
      cell: ({ startTime }) => exactTime(startTime),
    },
    {
      key: 'end',
      title: 'rollouts.end',
      sort: 'end_time',
      isMinor: true,
      cell: ({ endTime }) => (endTime === null ? text('rollouts.end.none') : exactTime(endTime)),
    },
    {
      key: 'pages',
      title: 'rollouts.pages',
      isMinor: true,
      cell: ({ pages }) => pageNames(pages as readonly PlanPage[]),
    },
  ],
  choices: [
    {
      key: 'status',
      title: 'rollouts.status',
      values: STATUSES.map((status) => [status, text(`rollouts.status.${status}`)]),
    },
  ],
});
