import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { GetChangesetData } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { ROLLOUTS } from '../../kit/drafts/rollouts.ts';
import { changesetQuery } from './rolloutsQuery.ts';
import type { Plan } from './rolloutsQuery.ts';

/** Returns the number of draft changes that the rollout does not yet include. */
function laterChanges({ operations, route_cursors }: GetChangesetData, { routeCursors }: Plan): number {
  return operations.filter(
    ({ route, change_order }) =>
      change_order <= (route_cursors[route] ?? 0) && change_order > (routeCursors[route] ?? 0),
  ).length;
}

/** Card that shows whether the draft has changed since it was scheduled. A button adds the changes to the rollout. */
export function SyncCard({ plan }: { readonly plan: Plan }) {
  const may = useMay();
  const client = useQueryClient();
  const draft = useQuery({ ...changesetQuery(plan.changeset.uuid), enabled: may('getChangeset') });
  const sync = useMutation({
    mutationFn: () => shop.rolloutPlans.sync(plan.uuid),
    onSuccess: async () => {
      notifications.show({ color: 'teal', message: text('rollouts.synced') });
      await client.invalidateQueries({ queryKey: [ROLLOUTS] });
    },
  });
  const count = draft.data ? laterChanges(draft.data, plan) : null;
  if (draft.isFetching && !draft.data) return null;
  return (
    <Card component="section" aria-label={text('rollouts.sync.title')}>
      <Stack align="start">
        <Title order={2}>{text('rollouts.sync.title')}</Title>
        {sync.error && <Problem error={sync.error} isAnswer />}
        <Text>{laterWords(count)}</Text>
        {may('syncRolloutPlan') && count !== 0 && (
          <Button variant="default" loading={sync.isPending} onClick={() => sync.mutate()}>
            {text('rollouts.sync')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const laterWords = (count: number | null): string => {
  if (count === null) return text('rollouts.sync.unknown');
  return count === 0 ? text('rollouts.sync.none') : text('rollouts.sync.some', { count });
};
