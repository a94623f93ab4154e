import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text, textOr, timeAgo, wordsOf } from '../../text/text.ts';

const jobsQuery = { queryKey: ['jobs'], queryFn: () => shop.jobs.list() };
type Job = Awaited<ReturnType<typeof jobsQuery.queryFn>>[number];

const COLORS = { ok: 'teal', failed: 'red', running: 'indigo', never: 'gray' } as const;

/** Page that lists the scheduled jobs with their last result and next run. */
export function JobsPage() {
  const jobs = useQuery(jobsQuery);
  return (
    <Stack>
      <div>
        <Title order={1}>{text('jobs.title')}</Title>
        <Text c="dimmed">{text('jobs.text')}</Text>
      </div>
      {jobs.error && <Problem error={jobs.error} retry={() => void jobs.refetch()} />}
      {jobs.isPending && <Skeleton height={300} />}
      {jobs.data && (
        <Card padding={0}>
          <ul className="plainList">
            {jobs.data.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}

function JobRow({ job }: { readonly job: Job }) {
  const may = useMay();
  const client = useQueryClient();
  const name = textOr(`jobs.name.${job.id}`, wordsOf(job.id));
  const run = useAction({
    mutationFn: () => shop.jobs.run(job.id),
    onSuccess: () => {
      notifications.show({ color: 'teal', message: text('jobs.started', { name }) });
      return client.invalidateQueries({ queryKey: jobsQuery.queryKey });
    },
  });
  const [last] = job.runs;
  return (
    <li>
      <Group justify="space-between" align="flex-start">
        <div>
          <Group gap="xs">
            <Text fw={500}>{name}</Text>
            <Badge color={COLORS[job.state]}>{text(`jobs.state.${job.state}`)}</Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {[
              last && text('jobs.last', { time: timeAgo(last.started_at) }),
              job.next_run_at && text('jobs.next', { time: exactTime(job.next_run_at) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        {may('runJob') && (
          <Button
            variant="default"
            size="xs"
            loading={run.isPending}
            aria-label={text('jobs.runNamed', { name })}
            onClick={() => run.mutate()}
          >
            {text('jobs.run')}
          </Button>
        )}
      </Group>
      {last?.error && <pre className="errorText">{last.error}</pre>}
      {job.runs.length > 1 && <History runs={job.runs} />}
    </li>
  );
}

const History = ({ runs }: Pick<Job, 'runs'>) => (
  <details>
    <summary>{text('jobs.history')}</summary>
    <ul className="quietList">
      {runs.map(({ started_at: start, error, finished_at: end }) => (
        <li key={start}>
          {exactTime(start)}: {error ?? text(end === null ? 'jobs.state.running' : 'jobs.state.ok')}
        </li>
      ))}
    </ul>
  </details>
);
