import { Anchor, Badge, Button, Card, Group, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { ExtensionHealth } from './ExtensionHealth.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Notice } from '../../kit/shared/Notice.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import type { PagePath } from '../../kit/shared/linkTo.ts';
import { exactTime, fileSize, text, textOr, timeAgo, wordsOf } from '../../text/text.ts';

const healthQuery = { queryKey: ['health'], queryFn: () => shop.health.get() };
type Health = Awaited<ReturnType<typeof healthQuery.queryFn>>;

const COLORS = { ok: 'teal', attention: 'orange', down: 'red' } as const;
type Status = keyof typeof COLORS;

/** Health page that shows what works, what needs attention, and which versions are running. */
export function HealthPage() {
  const health = useQuery(healthQuery);
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{text('health.title')}</Title>
        <Button
          variant="default"
          leftSection={<Icon name="refresh" />}
          loading={health.isFetching}
          onClick={() => void health.refetch()}
        >
          {text('health.refresh')}
        </Button>
      </Group>
      {health.error && <Problem error={health.error} retry={() => void health.refetch()} />}
      {health.isPending && <Skeleton height={300} />}
      {health.data && <Report health={health.data} />}
    </Stack>
  );
}

function Report({ health }: { readonly health: Health }) {
  const { database, migrations, queue, status } = health;
  return (
    <>
      <Notice
        color={COLORS[status]}
        icon={status === 'ok' ? 'check' : 'warning'}
        title={text(`health.overall.${status}`)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Part title={text('health.version')} status="ok">
          <Fact name={text('health.version.shop')} value={health.version} />
          <Fact name="Node.js" value={health.node} />
          <Fact name={text('health.mode')} value={text(`health.mode.${health.mode}`)} />
          <Fact name={text('health.started')} value={timeAgo(health.started_at)} />
        </Part>
        <Part title={text('health.database')} status={migrations.open.length > 0 ? 'attention' : 'ok'}>
          <Fact name="PostgreSQL" value={database.version.split(' ')[0] ?? ''} />
          <Fact name={text('health.database.size')} value={fileSize(database.size_bytes)} />
          <Fact
            name={text('health.migrations')}
            value={text('health.migrations.applied', { count: migrations.applied })}
          />
          {migrations.open.map(({ owner, name }) => (
            <Fact key={`${owner} ${name}`} name={owner} value={text('health.migrations.open', { name })} />
          ))}
        </Part>
        <Part title={text('health.queue')} status={queue.parked + queue.failed_jobs > 0 ? 'attention' : 'ok'}>
          <Fact name={text('health.queue.pending')} value={String(queue.pending)} />
          {queue.pending > 0 && (
            <Fact
              name={text('health.queue.oldest')}
              value={text('health.queue.minutes', { count: Math.round(queue.oldest_pending_seconds / 60) })}
            />
          )}
          <Fact name={text('events.failed')} value={String(queue.parked)} to="/events/failed" />
          <Fact name={text('health.queue.jobs')} value={String(queue.failed_jobs)} to="/jobs" />
        </Part>
        {health.parts.map(({ id, status: state, facts }) => (
          <Part key={id} title={textOr(`health.part.${id}`, wordsOf(id))} status={state}>
            {Object.entries(facts).map(([name, value]) => (
              <Fact
                key={name}
                name={textOr(`health.fact.${name}`, wordsOf(name))}
                value={textOr(`health.value.${String(value)}`, String(value ?? '—'))}
              />
            ))}
          </Part>
        ))}
        <Faults health={health} />
        <ExtensionHealth />
      </SimpleGrid>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly status: Status;
  readonly children: ReactNode;
}

const Part = ({ title, status, children }: PartProps) => (
  <Card component="section" aria-label={title}>
    <Group justify="space-between" mb="xs">
      <Title order={2}>{title}</Title>
      <Badge color={COLORS[status]}>{text(`health.status.${status}`)}</Badge>
    </Group>
    <dl className="facts">{children}</dl>
  </Card>
);

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** Path of the page with details. */
  readonly to?: PagePath;
}

const Fact = ({ name, value, to }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd className="breakable">
      {to === undefined ? (
        value
      ) : (
        <Anchor component={Link} {...linkTo(to)}>
          {value}
        </Anchor>
      )}
    </dd>
  </div>
);

/** Lists the most recent failures and the extensions that are not loaded. */
function Faults({ health: { faults, left_out: leftOut } }: { readonly health: Health }) {
  if (faults.length + leftOut.length === 0) return null;
  return (
    <Part title={text('health.faults')} status="attention">
      {leftOut.map((name) => (
        <Fact key={name} name={name} value={text('extensions.state.quarantined')} to="/extensions" />
      ))}
      {faults.map(({ extension, contribution, count, last }) => (
        <Fact
          key={`${extension} ${contribution}`}
          name={`${extension}: ${contribution}`}
          value={text('health.faults.count', { count, time: exactTime(last) })}
        />
      ))}
    </Part>
  );
}
