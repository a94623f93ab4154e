import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { text } from '../../text/text.ts';
import { PlanState } from './PlanState.tsx';
import type { Plan } from './rolloutsQuery.ts';
import { pageNames, periodOf } from './words.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';

/** List of a month's rollouts, shown on narrow screens. */
export const Agenda = ({ plans }: { readonly plans: readonly Plan[] }) =>
  plans.length === 0 ? (
    <Text c="dimmed" p="md" ta="center">
      {text('rollouts.month.none')}
    </Text>
  ) : (
    <ul className="agenda">
      {plans.map((plan) => (
        <li key={plan.uuid}>
          <Group justify="space-between" wrap="nowrap" align="start">
            <Anchor component={Link} {...linkTo(`/rollouts/edit/${plan.uuid}`)} dir="auto">
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
