import { Alert, Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { shop, staffAddress } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';
import { PriceSheet } from './PriceSheet.tsx';
import { changesOf, rowsOf } from './sheet.ts';
import type { SheetRow } from './sheet.ts';

/** The number of prices that the sheet shows. Longer lists are changed by file. */
const MOST = 2000;
/** Request timeout in milliseconds. A file may have many rows. */
const PATIENCE_MS = 600_000;

interface Props {
  readonly record: {
    readonly uuid: string;
    readonly currency?: string | null;
    readonly price_count?: number;
  };
}

/** Panel with the prices of a list as a sheet, and as files. */
export default function PricesPanel({ record }: Props) {
  const may = useMay();
  const { uuid, price_count: count = 0 } = record;
  const isLong = count > MOST;
  const { data, error } = useQuery({
    queryKey: ['priceLists', 'prices', uuid],
    queryFn: () => shop.priceLists.prices(uuid),
    enabled: !isLong,
  });
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {text(isLong ? 'priceLists.prices.long' : 'priceLists.prices.help', { count })}
      </Text>
      {error && <Problem error={error} />}
      {data && (
        <Sheet key={JSON.stringify(data)} uuid={uuid} stored={data} currency={record.currency ?? undefined} />
      )}
      <Group gap="sm">
        <Anchor
          underline="always"
          href={staffAddress(`/api/price-lists/${uuid}/export`)}
          download="prices.csv"
        >
          {text('priceLists.prices.export')}
        </Anchor>
        {may('updatePrices') && <ImportButton uuid={uuid} />}
      </Group>
    </Stack>
  );
}

interface SheetProps {
  readonly uuid: string;
  readonly stored: readonly { readonly sku: string; readonly min_qty: number; readonly amount: number }[];
  readonly currency: string | undefined;
}

/** Sheet with a button that saves what was changed in it. */
function Sheet({ uuid, stored, currency }: SheetProps) {
  const may = useMay();
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly SheetRow[]>(() => rowsOf(stored));
  const changes = changesOf(rows, stored);
  const count = changes.set.length + changes.remove.length;
  const save = useMutation({
    mutationFn: () =>
      shop.priceLists.updatePrices(uuid, {
        set: changes.set.map((price) => ({ ...price, amount: String(price.amount) })),
        remove: changes.remove,
      }),
    onSuccess: async () => {
      notifications.show({ color: 'teal', message: text('priceLists.prices.saved') });
      await client.invalidateQueries({ queryKey: ['priceLists'] });
    },
  });
  return (
    <>
      <PriceSheet rows={rows} currency={currency} isReadOnly={!may('updatePrices')} change={setRows} />
      {save.error && <Problem error={save.error} isAnswer />}
      {count > 0 && (
        <Group>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {text('priceLists.prices.save', { count })}
          </Button>
          <Button variant="default" onClick={() => setRows(rowsOf(stored))}>
            {text('priceLists.prices.undo')}
          </Button>
        </Group>
      )}
    </>
  );
}

/** Button that sets prices from a CSV file, and says which rows were rejected. */
function ImportButton({ uuid }: { readonly uuid: string }) {
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: (file: File) => shop.priceLists.importPrices(uuid, { file }, { timeoutMs: PATIENCE_MS }),
    meta: { isWithoutFields: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['priceLists'] }),
  });
  const report = run.data;
  return (
    <>
      <FileButton accept=".csv,text/csv" onChange={(file) => file && run.mutate(file)}>
        {(props) => (
          <Button {...props} variant="default" size="xs" loading={run.isPending}>
            {text('priceLists.prices.import')}
          </Button>
        )}
      </FileButton>
      {run.error && <Problem error={run.error} isAnswer />}
      {report && (
        <Alert color={report.refused > 0 ? 'orange' : 'teal'} role="status" w="100%">
          {text('priceLists.prices.imported', {
            written: report.created + report.updated,
            refused: report.refused,
          })}
          {report.refusals.slice(0, 20).map(({ line, faults }) => (
            <Text key={line} size="sm">
              {text('priceLists.prices.line', {
                line,
                fault: faults.map(({ message }) => message).join(' '),
              })}
            </Text>
          ))}
        </Alert>
      )}
    </>
  );
}
