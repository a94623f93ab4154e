import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../../kit/api/shop.ts';
import { text } from '../../../text/text.ts';
import { instantOf, wallTime } from '../../../text/zone.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { Order } from '../orderQuery.ts';
import { itemsOf, UnitsInput } from '../UnitsInput.tsx';
import type { Units } from '../UnitsInput.tsx';
import { freeUnits } from './returnable.ts';

/** Dialog that records a withdrawal that came by letter or telephone, with the day on which the customer declared it. */
export function WithdrawalDialog({ order, close }: { readonly order: Order; close(): void }) {
  const today = wallTime(new Date()).slice(0, 10);
  const [declaredOn, setDeclaredOn] = useState(today);
  const lines = order.items
    .map((item) => ({ ...item, most: freeUnits(item) }))
    .filter(({ most }) => most > 0);
  const [units, setUnits] = useState<Units>(() =>
    Object.fromEntries(lines.map(({ orderItemId, most }) => [orderItemId, most])),
  );
  const isWhole = lines.every(({ orderItemId, most }) => Number(units[orderItemId]) === most);
  const items = itemsOf(units);
  // The law counts whole days, so a declaration of an earlier day is dated to its last minute. One of today is dated now.
  const at = declaredOn < today ? instantOf(`${declaredOn}T23:59`) : null;
  return (
    <ActionDialog
      title={text('orders.enterWithdrawal')}
      label={text('orders.enterWithdrawal')}
      done={text('returns.done.withdraw')}
      isEmpty={items.length === 0 || declaredOn === ''}
      run={() =>
        shop.returns.withdraw(order.uuid, {
          // Without items the shop leaves out goods that the law excludes.
          ...(!isWhole && { items }),
          ...(at !== null && { declared_at: at }),
        })
      }
      close={close}
    >
      <Text c="dimmed">{text('returns.withdraw.text')}</Text>
      <TextInput
        type="date"
        label={text('returns.declaredOn')}
        required
        data-autofocus
        min={wallTime(order.createdAt).slice(0, 10)}
        max={today}
        value={declaredOn}
        onChange={(event) => setDeclaredOn(event.currentTarget.value)}
      />
      <UnitsInput lines={lines} units={units} change={setUnits} />
    </ActionDialog>
  );
}
