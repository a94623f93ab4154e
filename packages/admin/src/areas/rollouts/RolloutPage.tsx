import './rollouts.css';
import { Button, Card, Grid, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shop } from '../../kit/api/shop.ts';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useAction } from '../../kit/shared/useAction.ts';
import { ErrorPage } from '../../kit/pages/ErrorPage.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';
import { bodyOf, PlanFields, usePlanForm } from './PlanFields.tsx';
import { PlanPages } from './PlanPages.tsx';
import { PlanState } from './PlanState.tsx';
import { ROLLOUTS } from '../../kit/drafts/rollouts.ts';
import { planQuery } from './rolloutsQuery.ts';
import type { Plan } from './rolloutsQuery.ts';
import { SyncCard } from './SyncCard.tsx';
import { typedTime } from './words.ts';

/** Page of a rollout with its schedule, its changes and its actions. */
export function RolloutPage({ uuid }: { readonly uuid: string }) {
  const may = useMay();
  const plan = useQuery(planQuery(uuid));
  if (plan.error) return <ErrorPage error={plan.error} />;
  if (!plan.data) return <Skeleton height={300} />;
  const { name, status } = plan.data;
  return (
    <Stack>
      <Group justify="space-between" align="end">
        <div>
          <BackLink to="/rollouts">{text('rollouts.title')}</BackLink>
          <Group>
            <Title order={1} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            <PlanState status={status} />
          </Group>
        </div>
        {may('cancelRolloutPlan') && <CancelButton plan={plan.data} />}
      </Group>
      <Grid>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack>
            <When key={plan.data.updatedAt} plan={plan.data} />
            <SyncCard plan={plan.data} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <PlanPages key={plan.data.startTime} plan={plan.data} />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

/** Describes what shoppers see and when they see it. */
function meaningOf({ status, startTime, endTime }: Plan): string {
  if (status === 'past') return text('rollouts.when.past');
  const start = exactTime(startTime);
  if (endTime === null)
    return status === 'active' ? text('rollouts.when.active') : text('rollouts.when.upcoming', { start });
  const end = exactTime(endTime);
  return status === 'active'
    ? text('rollouts.when.active.ends', { end })
    : text('rollouts.when.upcoming.ends', { start, end });
}

/** Form for the rollout's name and times. */
function When({ plan }: { readonly plan: Plan }) {
  const may = useMay();
  const client = useQueryClient();
  const form = usePlanForm({
    name: plan.name,
    start_time: typedTime(plan.startTime),
    end_time: typedTime(plan.endTime),
  });
  const save = useMutation({
    mutationFn: () => {
      const body = bodyOf(form.getValues());
      return shop.rolloutPlans.update(plan.uuid, {
        ...(form.isDirty('name') && { name: body.name }),
        ...(form.isDirty('start_time') && { start_time: body.start_time }),
        ...(form.isDirty('end_time') && { end_time: body.end_time }),
      });
    },
    onSuccess: async () => {
      notifications.show({ color: 'teal', message: text('form.saved') });
      await client.invalidateQueries({ queryKey: [ROLLOUTS] });
    },
    onError: () => client.invalidateQueries({ queryKey: [ROLLOUTS, 'overlaps'] }),
  });
  const isReadOnly = !may('updateRolloutPlan');
  return (
    <Card component="section" aria-label={text('rollouts.when')}>
      <form noValidate onSubmit={form.onSubmit(() => save.mutate())}>
        <Stack>
          <div>
            <Title order={2}>{text('rollouts.when')}</Title>
            <Text mt={4}>{meaningOf(plan)}</Text>
          </div>
          {save.error && <Problem error={save.error} isAnswer />}
          <PlanFields form={form} isReadOnly={isReadOnly} of={{ plan: plan.uuid }} />
          {!isReadOnly && (
            <Button
              type="submit"
              style={{ alignSelf: 'start' }}
              disabled={!form.isDirty()}
              loading={save.isPending}
            >
              {text('form.save')}
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}

/** Button that cancels a rollout. The confirmation explains what shoppers will see afterward. */
function CancelButton({ plan: { uuid, name, status } }: { readonly plan: Plan }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const cancel = useAction({
    mutationFn: () => shop.rolloutPlans.cancel(uuid),
    onSuccess: async () => {
      notifications.show({ color: 'teal', message: text('rollouts.canceled') });
      await navigate(linkTo('/rollouts'));
      client.removeQueries({ queryKey: planQuery(uuid).queryKey });
      await client.invalidateQueries({ queryKey: [ROLLOUTS] });
    },
  });
  const confirmStop = () =>
    modals.openConfirmModal({
      title: text('rollouts.cancel.title', { name }),
      children: text(`rollouts.cancel.${status}`),
      labels: { confirm: text('rollouts.cancel'), cancel: text('rollouts.cancel.keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => cancel.mutate(),
    });
  return (
    <Button variant="subtle" color="red" loading={cancel.isPending} onClick={confirmStop}>
      {text('rollouts.cancel')}
    </Button>
  );
}
