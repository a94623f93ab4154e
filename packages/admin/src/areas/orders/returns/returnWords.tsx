import { Group, Text } from '@mantine/core';
import { NamedStatus } from '../../../kit/orders/Status.tsx';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { day, text } from '../../../text/text.ts';
import type { Return } from './returnQuery.ts';

type State = Return['state'];

/** States of returns, in the order in which a return passes through them, with their tones. */
const TONES: Readonly<Record<State, string>> = {
  requested: 'warning',
  approved: 'info',
  declared: 'warning',
  received: 'info',
  refunded: 'success',
  declined: 'neutral',
  closed: 'neutral',
};

export const STATES = Object.keys(TONES) as readonly State[];
export const ORIGINS = ['shopper', 'merchant', 'withdrawal'] as const satisfies readonly Return['origin'][];

/** Reports whether a return has not ended. */
export const isOpen = (state: string): boolean =>
  ['requested', 'approved', 'declared', 'received'].includes(state);

export const ReturnState = ({ state }: { readonly state: string }) => {
  const known = STATES.find((one) => one === state);
  return (
    <NamedStatus
      status={{
        name: known ? text(`returns.state.${known}`) : state,
        tone: (known && TONES[known]) ?? 'neutral',
      }}
    />
  );
};

/** Returns the number of units of a return. */
export const unitsOf = (items: readonly { readonly requested: number }[]): number =>
  items.reduce((sum, { requested }) => sum + requested, 0);

/** Returns who began a return, in words. */
export function originName(origin: string): string {
  const known = ORIGINS.find((one) => one === origin);
  return known ? text(`returns.origin.${known}`) : origin;
}

interface DueProps {
  /** The time by which the refund is due, or null if the law sets none. */
  readonly at: string | null;
  readonly state: string;
}

/** Shows the day by which a withdrawal has to be refunded. A day that has passed is marked. */
export function RefundDue({ at, state }: DueProps) {
  if (at === null) return null;
  if (!isOpen(state)) return day(at);
  const isOverdue = Date.parse(at) < Date.now();
  if (!isOverdue) return day(at);
  return (
    <Group gap={6} wrap="nowrap" c="red" component="span">
      <Icon name="warning" />
      <Text span inherit>
        {text('returns.overdue', { day: day(at) })}
      </Text>
    </Group>
  );
}

/** Returns the name of a reason. Reasons of shoppers who typed their own, and of deleted reasons, are shown as they are. */
export const reasonName = (
  reasons: readonly { readonly code: string; readonly name: string }[],
  reason: string,
): string => reasons.find(({ code }) => code === reason)?.name ?? reason;
