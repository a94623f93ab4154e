import { Badge } from '@mantine/core';
import { text } from '../../text/text.ts';
import type { PlanStatus } from './rolloutsQuery.ts';

const COLORS: Readonly<Record<PlanStatus, string>> = { upcoming: 'blue', active: 'teal', past: 'gray' };

/** Shows a rollout's status as a dot and a label. */
export const PlanState = ({ status }: { readonly status: PlanStatus }) => (
  <Badge color={COLORS[status]}>{text(`rollouts.status.${status}`)}</Badge>
);
