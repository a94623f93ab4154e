import { Stack, Table, Text, TextInput } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { IntegerInput, MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { RecordPicker } from '../../kit/shared/RecordsInput.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import { text } from '../../text/text.ts';
import { PercentTool } from './PercentTool.tsx';
import { paste } from './sheet.ts';
import type { SheetRow } from './sheet.ts';

interface Props {
  readonly rows: readonly SheetRow[];
  readonly currency: string | undefined;
  readonly isReadOnly: boolean;
  change(rows: readonly SheetRow[]): void;
}

const NO_ONE: ReadonlySet<string> = new Set();

/** Sheet of prices. Cells that were copied from a spreadsheet can be pasted into the column of amounts. */
export function PriceSheet({ rows, currency, isReadOnly, change }: Props) {
  const add = (sku: string) =>
    change([...rows, { key: `new ${rows.length} ${sku}`, sku, min_qty: 1, amount: '', stored: null }]);
  const pasteAt = (index: number) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(pasted.trimEnd())) return;
    event.preventDefault();
    change(paste(rows, index, pasted));
  };
  return (
    <Stack gap="xs">
      {rows.length > 0 && (
        <Table.ScrollContainer minWidth={290} mah={560} type="native">
          <Table verticalSpacing={4} horizontalSpacing={6} stickyHeader>
            <caption className="unseen">{text('priceLists.prices')}</caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{text('products.sku')}</Table.Th>
                <Table.Th scope="col">{text('priceLists.minQty')}</Table.Th>
                <Table.Th scope="col">{text('products.price')}</Table.Th>
                <Table.Th scope="col">
                  <span className="unseen">{text('priceLists.prices.remove')}</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row, index) => (
                <Row
                  key={row.key}
                  row={row}
                  index={index}
                  count={rows.length}
                  currency={currency}
                  isReadOnly={isReadOnly}
                  onPaste={pasteAt(index)}
                  change={(next) => change(rows.with(index, next))}
                  remove={() => change(rows.toSpliced(index, 1))}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {rows.length === 0 && <Text c="dimmed">{text('priceLists.prices.none')}</Text>}
      {!isReadOnly && rows.length > 0 && <PercentTool rows={rows} currency={currency} change={change} />}
      {!isReadOnly && <AddRows rows={rows} change={change} add={add} />}
    </Stack>
  );
}

interface AddProps extends Pick<Props, 'rows' | 'change'> {
  add(sku: string): void;
}

/** Inputs that add rows: one product, or rows from a spreadsheet. */
const AddRows = ({ rows, change, add }: AddProps) => (
  <>
    <RecordPicker kind="sku" label={text('priceLists.prices.add')} without={NO_ONE} pick={add} />
    <TextInput
      label={text('priceLists.prices.paste')}
      description={text('priceLists.prices.paste.help')}
      value=""
      onChange={() => undefined}
      onPaste={(event) => {
        event.preventDefault();
        change(paste(rows, rows.length, event.clipboardData.getData('text/plain')));
      }}
    />
  </>
);

interface RowProps extends Omit<Props, 'rows' | 'change'> {
  readonly row: SheetRow;
  readonly index: number;
  readonly count: number;
  onPaste(event: ClipboardEvent): void;
  change(row: SheetRow): void;
  remove(): void;
}

const Row = ({ row, index, count, currency, isReadOnly, onPaste, change, remove }: RowProps) => (
  <Table.Tr>
    <Table.Td className="breakable">{row.sku}</Table.Td>
    <Table.Td className="number">
      {isReadOnly || row.stored !== null ? (
        row.min_qty
      ) : (
        <IntegerInput
          aria-label={`${text('priceLists.minQty')}: ${row.sku}`}
          value={row.min_qty}
          min={1}
          w={68}
          onChange={(min_qty) => change({ ...row, min_qty })}
        />
      )}
    </Table.Td>
    <Table.Td onPaste={onPaste}>
      <MoneyInput
        aria-label={`${text('products.price')}: ${row.sku}`}
        {...(currency !== undefined && { currency })}
        value={row.amount}
        w="100%"
        miw={72}
        maw={104}
        disabled={isReadOnly}
        onChange={(amount) => change({ ...row, amount })}
      />
    </Table.Td>
    <Table.Td>
      {!isReadOnly && <RowTools name={row.sku} index={index} count={count} remove={remove} />}
    </Table.Td>
  </Table.Tr>
);
