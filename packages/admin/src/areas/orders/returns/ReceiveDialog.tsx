import { Button, Card, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../../kit/api/shop.ts';
import { IntegerInput } from '../../../kit/inputs/numbers/NumberInputs.tsx';
import { lineDetail, lineName } from '../../../kit/orders/lineWords.ts';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { text } from '../../../text/text.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { scanSku } from './countedUnits.ts';
import { shownLine } from './ReturnDialogs.tsx';
import type { ReturnDialogProps } from './ReturnDialogs.tsx';

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

interface ScanProps {
  readonly lines: readonly ShownLine[];
  count(id: string, qty: number): void;
}

/** Input that counts a unit for each SKU that is scanned, or typed and confirmed with Enter. It keeps the focus for the next one. */
function ScanInput({ lines, count }: ScanProps) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<{ readonly words: string; readonly isFault: boolean } | null>(null);
  const take = () => {
    const sku = typed.trim();
    if (sku === '') return;
    const expected = lines.map(({ id, productSku, most, entered }) => ({
      id,
      sku: productSku,
      expected: most,
      counted: Number(entered.qty) || 0,
    }));
    const scan = scanSku(expected, sku);
    setTyped('');
    if (scan.kind === 'unknown')
      return setAnswer({ words: text('returns.scan.unknown', { sku }), isFault: true });
    if (scan.kind === 'full')
      return setAnswer({ words: text('returns.scan.full', { sku: scan.line.sku }), isFault: true });
    count(scan.line.id, scan.counted);
    const words = text('returns.scan.counted', {
      sku: scan.line.sku,
      count: scan.counted,
      most: scan.line.expected,
    });
    return setAnswer({ words, isFault: false });
  };
  return (
    <div>
      <TextInput
        label={text('returns.scan')}
        description={text('returns.scan.help')}
        leftSection={<Icon name="search" />}
        data-autofocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
      <Text role="status" size="sm" mt={4} className="breakable" {...(answer?.isFault && { c: 'red' })}>
        {answer?.words}
      </Text>
    </div>
  );
}

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
