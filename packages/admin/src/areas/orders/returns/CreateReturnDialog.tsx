import { Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../../kit/api/shop.ts';
import { Select } from '../../../kit/inputs/choices/Choices.tsx';
import { text } from '../../../text/text.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { Order } from '../orderQuery.ts';
import { itemsOf, UnitsInput } from '../UnitsInput.tsx';
import type { Units } from '../UnitsInput.tsx';
import { returnableUnits } from './returnable.ts';
import { reasonsQuery } from './returnQuery.ts';

/** Dialog that creates a return of shipped units, for a customer who asked for it by telephone or letter. */
export function CreateReturnDialog({ order, close }: { readonly order: Order; close(): void }) {
  const { data: reasons = [] } = useQuery(reasonsQuery);
  const [units, setUnits] = useState<Units>({});
  const [reason, setReason] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const lines = order.items
    .map((item) => ({ ...item, most: returnableUnits(item) }))
    .filter(({ most }) => most > 0);
  const items = itemsOf(units).map((item) => ({ ...item, reason }));
  const count = items.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <ActionDialog
      title={text('orders.createReturn')}
      label={text('returns.createUnits', { count })}
      done={text('returns.done.create')}
      isEmpty={count === 0}
      run={() =>
        shop.returns.create(order.uuid, { items, ...(comment.trim() !== '' && { comment: comment.trim() }) })
      }
      close={close}
    >
      <Text c="dimmed">{text('returns.create.text')}</Text>
      <UnitsInput lines={lines} units={units} change={setUnits} />
      <Select
        label={text('orders.reason')}
        clearable
        clearButtonProps={{ 'aria-label': text('list.clear') }}
        data={reasons.map(({ code, name }) => ({ value: code, label: name }))}
        value={reason}
        onChange={setReason}
      />
      <Textarea
        label={text('returns.comment')}
        autosize
        maxLength={2000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
