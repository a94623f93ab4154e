import { Button, Card, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../../kit/api/shop.ts';
import { IntegerInput } from '../../../kit/inputs/numbers/NumberInputs.tsx';
import { lineDetail, lineName } from '../../../kit/orders/lineWords.ts';
import { text } from '../../../text/text.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { shownLine } from './ReturnDialogs.tsx';
import type { ReturnDialogProps } from './ReturnDialogs.tsx';
import { ScanInput } from './ScanInput.tsx';

/** Holds the entries for a line of the return. */
interface Counted {
  readonly qty: number | string;
  readonly condition: string;
  readonly restock: boolean;
}

const NOTHING: Counted = { qty: 0, condition: '', restock: true };

/** Dialog that records the units that came back. Units are counted line by line, or by scanning or typing their SKUs into one field. */
export function ReceiveDialog({ row, order, close }: ReturnDialogProps) {
  const [counted, setCounted] = useState<Readonly<Record<string, Counted>>>({});
  const lines = row.items
    .map((item) => ({
      ...shownLine(order, item),
      id: item.uuid,
      most: item.approved - item.unshipped - item.received,
      entered: counted[item.uuid] ?? NOTHING,
    }))
    .filter(({ most }) => most > 0);
  const change = (id: string, values: Partial<Counted>) =>
    setCounted((before) => ({ ...before, [id]: { ...(before[id] ?? NOTHING), ...values } }));
  const items = lines.flatMap(({ id, entered: { qty, condition, restock } }) =>
    Number(qty) > 0
      ? [{ id, qty: Number(qty), restock, condition: condition.trim() === '' ? null : condition.trim() }]
      : [],
  );
  const count = items.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <ActionDialog
      title={text('returns.receive')}
      label={text('returns.receiveUnits', { count })}
      done={text('returns.done.receive', { count })}
      isEmpty={count === 0}
      run={() => shop.returns.receive(row.uuid, { items })}
      close={close}
    >
      <ScanInput lines={lines} count={(id, qty) => change(id, { qty })} />
      {lines.map((line) => (
        <LineInputs key={line.id} line={line} change={(values) => change(line.id, values)} />
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        onClick={() => {
          for (const { id, most } of lines) change(id, { qty: most });
        }}
      >
        {text('returns.receive.all')}
      </Button>
    </ActionDialog>
  );
}

type ShownLine = ReturnType<typeof shownLine> & {
  readonly id: string;
  readonly most: number;
  readonly entered: Counted;
};

interface LineProps {
  readonly line: ShownLine;
  change(values: Partial<Counted>): void;
}

/** Inputs of a line: the units that came back and, once there are some, their condition and the choice to restock them. */
const LineInputs = ({ line, change }: LineProps) => (
  <Card withBorder padding="sm">
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text lineClamp={2} className="breakable">
            {line.productName}
          </Text>
          <Text size="xs" c="dimmed" className="breakable">
            {line.productSku === '' ? null : lineDetail(line)}
          </Text>
          <Text size="xs">{text('returns.expected', { count: line.most })}</Text>
        </div>
        <IntegerInput
          aria-label={text('orders.unitsOf', { name: lineName(line) })}
          w={88}
          flex="none"
          min={0}
          max={line.most}
          value={line.entered.qty}
          onChange={(qty) => change({ qty })}
        />
      </Group>
      {Number(line.entered.qty) > 0 && (
        <>
          <TextInput
            label={text('returns.condition')}
            placeholder={text('returns.condition.example')}
            maxLength={255}
            value={line.entered.condition}
            onChange={(event) => change({ condition: event.currentTarget.value })}
          />
          <Checkbox
            label={text('orders.restock')}
            checked={line.entered.restock}
            onChange={(event) => change({ restock: event.currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  </Card>
);
