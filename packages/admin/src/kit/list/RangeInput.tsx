import { Group, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { text } from '../../text/text.ts';
import { MoneyInput } from '../inputs/numbers/NumberInputs.tsx';
import { isUnread } from '../inputs/numbers/unread.ts';
import type { ListState, Range } from './defineList.ts';

interface RangeProps {
  readonly range: Range;
  readonly state: ListState;
  set(key: string, value: string): void;
}

/** Inputs for the two ends of a range of days or amounts. */
export function RangeInput({ range: { key, title, kind }, state, set }: RangeProps) {
  const filter = text(title);
  const ends = [
    [`${key}[gteq]`, text('list.from', { filter })],
    [`${key}[lteq]`, text('list.to', { filter })],
  ] as const;
  return (
    <Group grow gap="xs" align="end">
      {ends.map(([end, label]) =>
        kind === 'day' ? (
          <TextInput
            key={end}
            type="date"
            label={label}
            // The shop determines which timestamps are on a day in its time zone.
            value={(state.f[end] ?? '').slice(0, 10)}
            onChange={(event) => set(end, event.currentTarget.value)}
          />
        ) : (
          <AmountInput
            key={`${end}=${state.f[end] ?? ''}`}
            label={label}
            amount={state.f[end] ?? ''}
            set={(amount) => set(end, amount)}
          />
        ),
      )}
    </Group>
  );
}

interface AmountProps {
  readonly label: string;
  readonly amount: string;
  set(amount: string): void;
}

/** Input for the minimum or maximum of an amount range. The typed amount is applied on blur. */
function AmountInput({ label, amount, set }: AmountProps) {
  const typed = useRef<number | string>(amount);
  const leave = () => {
    const next = typed.current;
    if (!isUnread(next) && String(next) !== amount) set(String(next));
  };
  return (
    <MoneyInput
      label={label}
      min={0}
      defaultValue={amount}
      onChange={(next) => (typed.current = next)}
      onBlur={leave}
    />
  );
}
