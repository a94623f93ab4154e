import { Anchor, Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import type { GetChangesetData, ListChangesetsData } from '@shop/sdk';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { meQuery } from '../../kit/api/queries.ts';
import { shop } from '../../kit/api/shop.ts';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { ownDraftName, PRIVATE_DRAFT } from '../../kit/drafts/draft.ts';
import { exactTime, text } from '../../text/text.ts';
import { instantOf, shopDate, startOfDay } from '../../text/zone.ts';
import { bodyOf, PlanFields, usePlanForm } from './PlanFields.tsx';
import { openPreview } from '../../kit/drafts/preview.ts';
import { ROLLOUTS } from '../../kit/drafts/rollouts.ts';
import { changesetQuery } from './rolloutsQuery.ts';
import { typedTime } from './words.ts';

interface Props {
  /** Changeset of the draft to schedule. If null, the administrator first selects a draft. */
  readonly changeset: string | null;
  close(): void;
}

/** Dialog that schedules a draft with a name and times. It can preview the pages at the start time. */
export function PlanDialog({ changeset, close }: Props) {
  const [chosen, choose] = useState(changeset);
  const draft = useQuery({ ...changesetQuery(chosen ?? ''), enabled: chosen !== null });
  if (draft.data && draft.data.published_at === null)
    return <Planning key={draft.data.uuid} draft={draft.data} close={close} />;
  return (
    <Modal opened onClose={close} title={text('rollouts.new')} size="lg" centered>
      {draft.error && <Problem error={draft.error} isAnswer />}
      {draft.data && <Text mb="md">{text('rollouts.new.published')}</Text>}
      {chosen !== null && draft.isPending ? <Skeleton height={200} /> : <DraftSelect choose={choose} />}
    </Modal>
  );
}

type Listed = ListChangesetsData[number];

/** Returns a function that formats a draft's name. Private drafts have no readable name. */
function useDraftName(): (draft: Pick<Listed, 'name' | 'updated_at'>) => string {
  const { data: me } = useSuspenseQuery(meQuery);
  return ({ name, updated_at }) => {
    if (!name.startsWith(PRIVATE_DRAFT)) return name;
    const time = exactTime(updated_at);
    return name === ownDraftName(me.uuid)
      ? text('rollouts.new.own', { time })
      : text('rollouts.new.private', { time });
  };
}

/** Select input for drafts with unpublished changes. */
function DraftSelect({ choose }: { choose(uuid: string): void }) {
  const draftName = useDraftName();
  const drafts = useQuery({
    queryKey: [ROLLOUTS, 'drafts'],
    queryFn: async () => {
      const all = await shop.changesets.list({ published: false, ob: 'updated_at', od: 'desc', limit: 100 });
      return all.filter(({ operation_count }) => operation_count > 0);
    },
  });
  if (drafts.error) return <Problem error={drafts.error} />;
  if (!drafts.data) return <Skeleton height={60} />;
  if (drafts.data.length === 0)
    return (
      <Stack align="start">
        <Text>{text('rollouts.new.none')}</Text>
        <Anchor component={Link} {...linkTo('/page-builder')}>
          {text('rollouts.toBuilder')}
        </Anchor>
      </Stack>
    );
  return (
    <Select
      label={text('rollouts.new.draft')}
      placeholder={text('rollouts.fault.draft')}
      searchable
      data={drafts.data.map((draft) => ({ value: draft.uuid, label: draftName(draft) }))}
      onChange={(uuid) => uuid && choose(uuid)}
    />
  );
}

/** Returns tomorrow's date, which is the default start. */
function tomorrow(): string {
  const now = shopDate(new Date());
  return typedTime(startOfDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)));
}

function Planning({ draft, close }: { readonly draft: GetChangesetData; close(): void }) {
  const may = useMay();
  const navigate = useNavigate();
  const draftName = useDraftName();
  const isNamed = !draft.name.startsWith(PRIVATE_DRAFT);
  const form = usePlanForm({
    name: isNamed ? draft.name : '',
    start_time: tomorrow(),
    end_time: '',
  });
  const start = instantOf(form.getValues().start_time);
  const page = useFirstPage(draft.uuid, start);
  return (
    <FormDialog
      title={text('rollouts.new')}
      label={text('rollouts.new.create')}
      size="lg"
      form={form}
      queryKey={ROLLOUTS}
      close={close}
      run={async (values) => {
        const plan = await shop.rolloutPlans.create({ ...bodyOf(values), changeset_id: draft.uuid });
        await navigate(linkTo(`/rollouts/edit/${plan.uuid}`));
      }}
    >
      <Text size="sm">
        {text('rollouts.changes.count', { count: draft.operation_count, name: draftName(draft) })}
      </Text>
      <PlanFields form={form} of={{ changeset: draft.uuid }} />
      {may('createPreview') && (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          disabled={start === null}
          onClick={() => start !== null && void openPreview({ url: page, at: start, changeset: draft.uuid })}
        >
          {text('rollouts.new.preview')}
        </Button>
      )}
    </FormDialog>
  );
}

/** Returns the path of the first page that a draft changes. Null while the path is loading, or if the draft changes no page. */
function useFirstPage(changeset: string, start: string | null): string | null {
  const { data } = useQuery({
    queryKey: [ROLLOUTS, 'overlaps', changeset, undefined, start, null],
    queryFn: () => shop.pageBuilder.listRolloutOverlaps({ changeset_id: changeset, start_time: start ?? '' }),
    enabled: start !== null,
  });
  return data?.pages.find(({ url }) => url !== null)?.url ?? null;
}
