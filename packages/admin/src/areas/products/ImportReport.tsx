import { Alert, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import type { ImportProductsData } from '@shop/sdk';
import { text } from '../../text/text.ts';

interface Props {
  readonly report: ImportProductsData;
}

/** Report of an import or a dry run, with the file's errors by line. */
export function ImportReport({ report }: Props) {
  const { dry_run: isDry, rolled_back: isRolledBack, refused } = report;
  const title = isDry
    ? 'products.import.checked'
    : isRolledBack
      ? 'products.import.rolledBack'
      : 'products.import.done';
  return (
    <Card component="section" aria-label={text(title)}>
      <Stack>
        <div role="status">
          <Title order={2}>{text(title)}</Title>
        </div>
        <Group gap="xl">
          {(['created', 'updated', 'unchanged', 'refused'] as const).map((kind) => (
            <div key={kind}>
              <Text
                fz={22}
                fw={650}
                className="number"
                {...(kind === 'refused' && refused > 0 && { c: 'red' })}
              >
                {report[kind]}
              </Text>
              <Text size="sm" c="dimmed">
                {text(`products.import.${kind}`)}
              </Text>
            </div>
          ))}
        </Group>
        {refused === 0 && isDry && <Alert color="teal">{text('products.import.clean')}</Alert>}
        {refused > 0 && <Refusals report={report} />}
      </Stack>
    </Card>
  );
}

const Refusals = ({ report: { refusals, refused } }: Props) => (
  <>
    <Table.ScrollContainer minWidth={480} type="native">
      <Table verticalSpacing="xs">
        <caption className="unseen">{text('products.import.faults')}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text('products.import.line')}</Table.Th>
            <Table.Th scope="col">{text('products.sku')}</Table.Th>
            <Table.Th scope="col">{text('products.import.field')}</Table.Th>
            <Table.Th scope="col">{text('products.import.fault')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {refusals.flatMap(({ line, sku, faults }) =>
            faults.map(({ field, message }, place) => (
              <Table.Tr key={`${line}-${place}`}>
                <Table.Td className="number">{line}</Table.Td>
                <Table.Td>{sku ?? '–'}</Table.Td>
                <Table.Td>{field ?? '–'}</Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            )),
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
    {refused > refusals.length && (
      <Text c="dimmed">{text('products.import.more', { count: refused - refusals.length })}</Text>
    )}
  </>
);
