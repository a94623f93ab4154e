import { Anchor, List, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shop } from '../../kit/api/shop.ts';
import { Notice } from '../../kit/shared/Notice.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { instantOf } from '../../text/zone.ts';
import type { Plan } from './rolloutsQuery.ts';
import { ROLLOUTS } from '../../kit/drafts/rollouts.ts';
import { pageNames, periodOf } from './words.ts';

/** The draft or rollout being scheduled, with the entered times. */
export interface Intended {
  readonly changeset?: string;
  readonly plan?: string;
  readonly start: string;
  readonly end: string;
}

/** Lists affected pages and overlapping rollouts of the same pages while the administrator chooses the times. */
export function Overlaps(intended: Intended) {
  const may = useMay();
  const [{ changeset, plan, start, end }] = useDebouncedValue(intended, 250);
  const [from, to] = [instantOf(start), instantOf(end)];
  const isComplete = from !== null && (to === null || to > from);
  const { data } = useQuery({
    queryKey: [ROLLOUTS, 'overlaps', changeset, plan, from, to],
    queryFn: () =>
      shop.pageBuilder.listRolloutOverlaps({
        ...(changeset !== undefined && { changeset_id: changeset }),
        ...(plan !== undefined && { rollout_plan_id: plan }),
        start_time: from ?? '',
        ...(to !== null && { end_time: to }),
      }),
    enabled: may('listRolloutOverlaps') && isComplete,
    placeholderData: keepPreviousData,
  });
  return (
    <div role="status">
      {isComplete && data && (
        <>
          {plan === undefined && (
            <Text size="sm" mb="xs">
              {data.pages.length === 0
                ? text('rollouts.pages.none')
                : `${text('rollouts.pages')}: ${pageNames(data.pages)}`}
            </Text>
          )}
          {data.rolloutPlans.length > 0 ? (
            <Others plans={data.rolloutPlans} />
          ) : (
            <Text size="sm" c="dimmed">
              {text('rollouts.overlaps.none')}
            </Text>
          )}
        </>
      )}
    </div>
  );
}

const Others = ({ plans }: { readonly plans: readonly Plan[] }) => (
  <Notice color="orange" icon="calendar">
    <Text size="sm" mb="xs">
      {text('rollouts.overlaps', { count: plans.length })}
    </Text>
    <List size="sm">
      {plans.map((plan) => (
        <List.Item key={plan.uuid}>
          <Anchor
            component={Link}
            {...linkTo(`/rollouts/edit/${plan.uuid}`)}
            underline="always"
            dir="auto"
            inherit
          >
            {plan.name}
          </Anchor>
          <Text size="sm">{periodOf(plan)}</Text>
          <Text size="sm">{pageNames(plan.pages)}</Text>
        </List.Item>
      ))}
    </List>
  </Notice>
);
