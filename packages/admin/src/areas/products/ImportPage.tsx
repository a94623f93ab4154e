import '@mantine/dropzone/styles.css';
import { Anchor, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop, staffAddress } from '../../kit/api/shop.ts';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';
import { EXPORTS } from './exports.ts';
import { ImportReport } from './ImportReport.tsx';

/** Request timeout in milliseconds. Importing a large file with variants takes several minutes. */
const PATIENCE_MS = 1_800_000;
const SAMPLE =
  'sku,name,url_key,price,qty,categories,images,description\n' +
  'CUP-1,Stoneware cup,stoneware-cup,18.50,24,,,A cup for every day\n' +
  'CUP-2,"Cup, large",large-cup,22,12,,,\n';

/** Page that imports products from a file. The file is validated first. */
export default function ImportPage() {
  const { file, take, isWhole, setWhole, check, run } = useImport();
  const isChecked = check.data !== undefined && run.data === undefined;
  return (
    <Stack gap="md" maw={860}>
      <Group justify="space-between">
        <div>
          <BackLink to="/products">{text('products.title')}</BackLink>
          <Title order={1}>{text('products.import.title')}</Title>
        </div>
      </Group>
      <Help />
      <Card>
        <Stack>
          <FileDrop file={file} isBusy={check.isPending || run.isPending} take={take} />
          <Switch
            label={text('products.import.whole')}
            description={text('products.import.whole.help')}
            checked={isWhole}
            onChange={(event) => setWhole(event.currentTarget.checked)}
          />
          <Group>
            <Button
              variant={isChecked ? 'default' : 'filled'}
              disabled={!file}
              loading={check.isPending}
              onClick={() => check.mutate(undefined, { onSuccess: () => run.reset() })}
            >
              {text('products.import.check')}
            </Button>
            {isChecked && (
              <Button
                loading={run.isPending}
                disabled={rowsOf(check.data) === 0}
                onClick={() => run.mutate()}
              >
                {text('products.import.run', { count: rowsOf(check.data) })}
              </Button>
            )}
          </Group>
        </Stack>
      </Card>
      {(check.error ?? run.error) && <Problem error={run.error ?? check.error} isAnswer />}
      {run.data ? <ImportReport report={run.data} /> : check.data && <ImportReport report={check.data} />}
    </Stack>
  );
}

/** Manages the selected file, its validation and its import. */
function useImport() {
  const client = useQueryClient();
  const [file, choose] = useState<File | null>(null);
  const [isWhole, setWhole] = useState(false);
  const send = (dry_run: boolean) => {
    if (!file) throw new Error('There is no file to import');
    const body = { file, dry_run: dry_run ? 1 : 0, all_or_nothing: isWhole ? 1 : 0 } as const;
    return shop.products.import(body, { timeoutMs: PATIENCE_MS });
  };
  const check = useMutation({ mutationFn: () => send(true) });
  const run = useMutation({
    mutationFn: () => send(false),
    onSettled: () => client.invalidateQueries({ queryKey: ['products'] }),
  });
  const take = ([next]: File[]) => {
    choose(next ?? null);
    check.reset();
    run.reset();
  };
  return { file, take, isWhole, setWhole, check, run };
}

interface DropProps {
  readonly file: File | null;
  readonly isBusy: boolean;
  take(files: File[]): void;
}

const FileDrop = ({ file, isBusy, take }: DropProps) => (
  <Dropzone
    onDrop={take}
    multiple={false}
    disabled={isBusy}
    inputProps={{ 'aria-label': text('products.import.file') }}
  >
    <Stack align="center" gap="xs" py="md">
      <Icon name="upload" size={28} />
      <Text>{file ? file.name : text('products.import.file')}</Text>
      <Text size="xs" c="dimmed">
        {text('products.import.formats')}
      </Text>
    </Stack>
  </Dropzone>
);

/** Returns the number of rows that an import would write. */
const rowsOf = ({ created, updated }: { readonly created: number; readonly updated: number }): number =>
  created + updated;

const Help = () => (
  <Text c="dimmed" maw={640}>
    {text('products.import.help')}{' '}
    <Anchor
      underline="always"
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE)}`}
      download="products-sample.csv"
    >
      {text('products.import.sample')}
    </Anchor>
    {EXPORTS.map(([format, label]) => (
      <span key={format}>
        {' · '}
        <Anchor
          underline="always"
          href={staffAddress(`/api/products/export?format=${format}`)}
          download={`products.${format}`}
        >
          {text('products.import.exportAs', { format: text(label) })}
        </Anchor>
      </span>
    ))}
  </Text>
);
