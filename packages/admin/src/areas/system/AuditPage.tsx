import { Badge, Button, Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { ResourcesContext } from '../../kit/resource.ts';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { ErrorPage } from '../../kit/pages/ErrorPage.tsx';
import { exactTime, text, wordsOf } from '../../text/text.ts';
import { changeOf, pageOf, typeName, withWords } from './auditNames.ts';
import { ValueTree } from './ValueTree.tsx';

type Fields = Readonly<Record<string, unknown>>;

/** Page of an audit log entry that shows who changed what, and the previous values. */
export function AuditPage({ uuid }: { readonly uuid: string }) {
  const resources = use(ResourcesContext);
  const entry = useQuery({
    queryKey: ['audit', 'record', uuid],
    queryFn: async () => {
      const found = await shop.auditLog.getAuditEntry(uuid);
      return withWords(found, found.entity_type);
    },
  });
  if (entry.error) return <ErrorPage error={entry.error} />;
  if (!entry.data) return <Skeleton height={300} />;
  const { who, words, entity_type: type, entity_uuid: id, before, after } = entry.data;
  const page = after === null ? null : pageOf(resources, type, id);
  return (
    <Stack>
      <Group justify="space-between">
        <div>
          <BackLink to="/audit">{text('audit.title')}</BackLink>
          <Group>
            <Title order={1}>{words}</Title>
            <Badge color={before === null ? 'teal' : after === null ? 'red' : 'indigo'}>
              {text(changeOf(entry.data))}
            </Badge>
          </Group>
          <Text c="dimmed">
            <bdi>{who}</bdi> · {exactTime(entry.data.created_at)}
          </Text>
        </div>
        {page !== null && (
          <Button component={Link} {...linkTo(page)} variant="default">
            {text('audit.open')}
          </Button>
        )}
      </Group>
      <Difference type={type} before={before} after={after} />
      {entry.data.request_id && (
        <Text size="xs" c="dimmed">
          {text('app.failed.request', { id: entry.data.request_id })}
        </Text>
      )}
    </Stack>
  );
}

interface DifferenceProps {
  readonly type: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** Table of a record's changed fields, with their old and new values. */
function Difference({ type, before, after }: DifferenceProps) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <Card component="section" aria-label={typeName(type)} padding={0}>
      <Table.ScrollContainer minWidth={320}>
        <Table verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{typeName(type)}</Table.Th>
              {before && <Table.Th scope="col">{text('audit.before')}</Table.Th>}
              {after && <Table.Th scope="col">{text('audit.after')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {names.map((name) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={500}>
                  {wordsOf(name)}
                </Table.Th>
                {before && (
                  <Table.Td className={after ? 'removed' : undefined}>
                    <ValueTree value={before[name]} />
                  </Table.Td>
                )}
                {after && (
                  <Table.Td className={before ? 'added' : undefined}>
                    <ValueTree value={after[name]} />
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}
