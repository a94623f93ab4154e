import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { findTarget, readUrn } from '../../kit/content/records.ts';
import { routeName } from '../../kit/widgets/placeNames.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { builderLink } from '../../kit/drafts/builderLink.ts';
import { TimeInput } from '../../kit/inputs/TimeInput.tsx';
import { text } from '../../text/text.ts';
import { instantOf } from '../../text/zone.ts';
import { openPreview } from '../../kit/drafts/preview.ts';
import { ROLLOUTS } from '../../kit/drafts/rollouts.ts';
import { changesetQuery } from './rolloutsQuery.ts';
import type { Plan, PlanPage } from './rolloutsQuery.ts';
import { pageName, typedTime } from './words.ts';

/** Returns the default preview time of a rollout, which is its start, or now if it is live. */
function firstTime({ status, startTime }: Plan): string {
  return typedTime(status === 'active' ? new Date().toISOString() : startTime);
}

/** List of the pages that a rollout changes. Each page can be edited, or previewed at a given time. */
export function PlanPages({ plan }: { readonly plan: Plan }) {
  const may = useMay();
  const [typed, setTyped] = useState(() => firstTime(plan));
  const at = instantOf(typed);
  return (
    <Card component="section" aria-label={text('rollouts.changes')}>
      <Stack>
        <div>
          <Title order={2}>{text('rollouts.changes')}</Title>
          <ChangeCount plan={plan} />
        </div>
        {may('createPreview') && (
          <TimeInput
            label={text('rollouts.preview.at')}
            description={text('rollouts.preview.help')}
            value={typed}
            error={at === null ? text('rollouts.preview.fault') : null}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {plan.pages.length === 0 ? (
          <Text>{text('rollouts.pages.none')}</Text>
        ) : (
          <div>
            {plan.pages.map((page) => (
              <PageRow key={`${page.route} ${page.entityUrn}`} page={page} at={at} />
            ))}
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** Shows how many changes the rollout includes. If the draft cannot be read, shows the number of all its changes. */
function ChangeCount({ plan: { changeset, routeCursors } }: { readonly plan: Plan }) {
  const may = useMay();
  const { data } = useQuery({ ...changesetQuery(changeset.uuid), enabled: may('getChangeset') });
  const shown = data?.operations.filter(
    ({ route, change_order }) => change_order <= (routeCursors[route] ?? 0),
  );
  const count = shown?.length ?? changeset.operationCount;
  return <Text mt={4}>{text('rollouts.changes.count', { count, name: changeset.name })}</Text>;
}

function PageRow({ page, at }: { readonly page: PlanPage; readonly at: string | null }) {
  const may = useMay();
  const name = usePageName(page);
  return (
    <div className="planPage">
      <Text dir="auto">{name}</Text>
      <Group gap="xs">
        <Anchor
          component={Link}
          {...builderLink(page.route, page.entityUrn)}
          aria-label={text('rollouts.edit.page', { page: name })}
          size="sm"
        >
          {text('rollouts.edit')}
        </Anchor>
        {may('createPreview') && (
          <Button
            size="xs"
            variant="default"
            disabled={at === null}
            aria-label={text('rollouts.preview.page', { page: name })}
            onClick={() => at !== null && void openPreview({ url: page.url, at })}
          >
            {text('rollouts.preview')}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Returns a page name from the page type and record name. Returns the path if the record name is not loaded or may not be read. */
function usePageName(page: PlanPage): string {
  const urn = page.entityUrn === null ? null : readUrn(page.entityUrn);
  const { data } = useQuery({
    queryKey: [ROLLOUTS, 'page', page.entityUrn],
    queryFn: () => (urn === null ? null : findTarget(urn)),
    enabled: urn !== null,
    staleTime: 60_000,
  });
  return data
    ? text('rollouts.page.entity', { kind: routeName(page.route), name: data.title })
    : pageName(page);
}
