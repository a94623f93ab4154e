import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PlanState } from './PlanState.tsx';
import type { Plan } from './rolloutsQuery.ts';
import { pageNames, periodOf } from './words.ts';

/** The plans of a month one below the other, for narrow screens. */
export const Agenda = ({ plans }: { readonly plans: readonly Plan[] }) => (
  <ul className="agenda">
    {plans.map((plan) => (
      <li key={plan.uuid}>
        <Group justify="space-between" wrap="nowrap" align="start">
          <Anchor component={Link} to={`/rollouts/edit/${plan.uuid}` as never} dir="auto">
            {plan.name}
          </Anchor>
          <PlanState status={plan.status} />
        </Group>
        <Text size="sm">{periodOf(plan)}</Text>
        <Text size="sm" c="dimmed">
          {pageNames(plan.pages)}
        </Text>
      </li>
    ))}
  </ul>
);
