import { Alert, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';

/** Maximum number of rejected rows that are shown. */
const MOST = 20;

type Report = Awaited<ReturnType<typeof shop.customers.importCredit>>;

/** Button that opens the dialog for a file of store credit. */
export function ImportCredit() {
  const may = useMay();
  const [isOpen, open] = useState(false);
  if (!may('adjustCredit')) return null;
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {text('credit.import')}
      </Button>
      {isOpen && <ImportDialog close={() => open(false)} />}
    </>
  );
}

/** Dialog that tries a file, says what it would do, and imports it. */
function ImportDialog({ close }: { close(): void }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const run = useMutation({
    mutationFn: ({ sent, isTry }: { readonly sent: File; readonly isTry: boolean }) =>
      shop.customers.importCredit({ file: sent, dry_run: isTry }),
    meta: { isWithoutFields: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['customers'] }),
  });
  const choose = (sent: File | null) => {
    setFile(sent);
    if (sent) run.mutate({ sent, isTry: true });
  };
  const report = run.data;
  return (
    <Modal opened onClose={close} title={text('credit.import')} centered>
      <Stack>
        <Text size="sm">{text('credit.import.help')}</Text>
        <Group>
          <FileButton accept=".csv,text/csv" onChange={choose}>
            {(props) => (
              <Button {...props} variant="default" loading={run.isPending}>
                {text('credit.import.choose')}
              </Button>
            )}
          </FileButton>
          {file && (
            <Text size="sm" className="breakable">
              {file.name}
            </Text>
          )}
        </Group>
        {run.error && <Problem error={run.error} isAnswer />}
        {report && <Outcome report={report} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {text(report && !report.dry_run ? 'app.close' : 'app.cancel')}
          </Button>
          {file && report?.dry_run && report.created > 0 && (
            <Button loading={run.isPending} onClick={() => run.mutate({ sent: file, isTry: false })}>
              {text('credit.import.run', { count: report.created })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** Says how many rows a file gives or would give, and which were rejected. */
const Outcome = ({
  report: { dry_run, created, unchanged, refused, refusals },
}: {
  readonly report: Report;
}) => (
  <Alert color={refused > 0 ? 'orange' : 'teal'} role="status">
    <Text size="sm">
      {text(dry_run ? 'credit.import.would' : 'credit.import.done', { created, unchanged, refused })}
    </Text>
    {refusals.slice(0, MOST).map(({ line, faults }) => (
      <Text key={line} size="sm">
        {text('currencies.line', { line, fault: faults.map(({ message }) => message).join(' ') })}
      </Text>
    ))}
  </Alert>
);
