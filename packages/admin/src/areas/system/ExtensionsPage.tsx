import { Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { comma, text, textOr, wordsOf } from '../../text/text.ts';

const extensionsQuery = {
  queryKey: ['extensions'],
  queryFn: () => shop.extensions.list(),
  staleTime: 60_000,
};
type Extension = Awaited<ReturnType<typeof extensionsQuery.queryFn>>[number];

const COLORS = { loaded: 'teal', disabled: 'gray', quarantined: 'red' } as const;

/** Page that lists the installed extensions and their features. */
export function ExtensionsPage() {
  const extensions = useQuery(extensionsQuery);
  const installed = extensions.data?.filter(({ kind }) => kind === 'extension');
  const modules = extensions.data?.filter(({ kind }) => kind === 'module') ?? [];
  return (
    <Stack>
      <div>
        <Title order={1}>{text('extensions.title')}</Title>
        <Text c="dimmed">{text('extensions.text')}</Text>
      </div>
      {extensions.error && <Problem error={extensions.error} />}
      {extensions.isPending && <Skeleton height={300} />}
      {installed?.length === 0 && (
        <Card ta="center" py={48}>
          <Text>{text('extensions.none')}</Text>
        </Card>
      )}
      {installed && installed.length > 0 && <ExtensionCards extensions={installed} />}
      {modules.length > 0 && (
        <details>
          <summary>{text('extensions.modules', { count: modules.length })}</summary>
          <ExtensionCards extensions={modules} />
        </details>
      )}
    </Stack>
  );
}

const ExtensionCards = ({ extensions }: { readonly extensions: readonly Extension[] }) => (
  <Card padding={0} mt="xs">
    <ul className="plainList">
      {extensions.map(({ name, version, from, state, contributions, fault }) => (
        <li key={name}>
          <Group gap="xs">
            <Text fw={500}>{name}</Text>
            {version && (
              <Text size="sm" c="dimmed">
                {version}
              </Text>
            )}
            <Badge color={COLORS[state]}>{text(`extensions.state.${state}`)}</Badge>
          </Group>
          {from && from !== name && (
            <Text size="xs" c="dimmed" className="breakable">
              {from}
            </Text>
          )}
          {fault && <pre className="errorText">{fault}</pre>}
          {contributions.length > 0 && (
            <details>
              <summary>{contributions.map(summaryOf).join(comma)}</summary>
              <dl className="facts">
                {contributions
                  .filter(({ names }) => names.length > 0)
                  .map(({ kind, names }) => (
                    <div key={kind}>
                      <dt>{kindName(kind)}</dt>
                      <dd className="breakable">{names.join(comma)}</dd>
                    </div>
                  ))}
              </dl>
            </details>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

const kindName = (kind: string): string => textOr(`extensions.kind.${kind}`, wordsOf(kind));

const summaryOf = ({ kind, count }: Extension['contributions'][number]): string =>
  `${kindName(kind)}: ${count}`;
