import { Alert, Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../kit/api/permissions.ts';
import { shop, staffAddress } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';

/** Maximum number of rejected rows that are shown. */
const MOST = 20;

/** Link that downloads the rates as a file, and button that sets them from one. */
export function RateFiles() {
  const may = useMay();
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Anchor underline="always" href={staffAddress('/api/currencies/export')} download="currencies.csv">
          {text('currencies.export')}
        </Anchor>
      </Group>
      {may('createCurrency') && may('updateCurrency') && <ImportButton />}
    </Stack>
  );
}

/** Button that sets rates from a CSV file, and says which rows were rejected. */
function ImportButton() {
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: (file: File) => shop.currencies.import({ file }),
    meta: { isWithoutFields: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['currencies'] }),
  });
  const report = run.data;
  const isRefused = report !== undefined && report.refusals.length > 0;
  return (
    <>
      <Group gap="sm">
        <FileButton accept=".csv,text/csv" onChange={(file) => file && run.mutate(file)}>
          {(props) => (
            <Button {...props} variant="default" size="xs" loading={run.isPending}>
              {text('currencies.import')}
            </Button>
          )}
        </FileButton>
      </Group>
      {run.error && <Problem error={run.error} isAnswer />}
      {report && (
        <Alert color={isRefused ? 'orange' : 'teal'} role="status">
          {isRefused
            ? text('currencies.notImported', { count: report.refusals.length })
            : text('currencies.imported', { created: report.created, updated: report.updated })}
          {report.refusals.slice(0, MOST).map(({ line, faults }) => (
            <Text key={line} size="sm">
              {text('currencies.line', { line, fault: faults.map(({ message }) => message).join(' ') })}
            </Text>
          ))}
        </Alert>
      )}
    </>
  );
}
