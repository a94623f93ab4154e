import { Button, Group } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';

const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }));

/** Title buttons of the rollout calendar and list. One links to the other view, and one schedules a new rollout. */
export function ViewSwitch({ other }: { readonly other: 'calendar' | 'list' }) {
  const may = useMay();
  const { plan } = useSearch({ strict: false }) as { readonly plan?: string | number };
  const [isPlanning, setPlanning] = useState(plan !== undefined);
  return (
    <Group>
      <Button
        component={Link}
        {...linkTo(other === 'list' ? '/rollouts/list' : '/rollouts')}
        variant="default"
        leftSection={<Icon name={other === 'list' ? 'list' : 'calendar'} />}
      >
        {text(`rollouts.${other}`)}
      </Button>
      {may('createRolloutPlan') && may('listChangesets') && (
        <Button onClick={() => setPlanning(true)}>{text('rollouts.plan')}</Button>
      )}
      {isPlanning && (
        <Suspense fallback={null}>
          <PlanDialog changeset={plan === undefined ? null : String(plan)} close={() => setPlanning(false)} />
        </Suspense>
      )}
    </Group>
  );
}
