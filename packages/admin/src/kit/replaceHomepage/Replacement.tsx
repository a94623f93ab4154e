import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import type { ReplaceHomepageData } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { ROLLOUTS } from '../drafts/rollouts.ts';
import { Notice } from '../shared/Notice.tsx';
import { Problem } from '../shared/Problem.tsx';
import { text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';
import { Affected } from './Affected.tsx';
import { Done } from './Done.tsx';
import { isBlocked, preflightQuery } from './preflightQuery.ts';
import type { Preflight } from './preflightQuery.ts';
import { Step, ReplacementEffects } from './Steps.tsx';

const STEPS = ['what', 'affected', 'confirm', 'done'] as const;

/** Messages by error code for errors after which the preflight is refetched. */
const MEANWHILE: Readonly<Record<string, PlainTextKey>> = {
  HOMEPAGE_CHANGED: 'replaceHomepage.changed',
  HOMEPAGE_ROLLOUT_ACTIVE: 'replaceHomepage.planned',
  HOMEPAGE_ENTITY_SCOPED: 'replaceHomepage.changed',
  REPLACE_IN_PROGRESS: 'replaceHomepage.busy',
};

const wordsOfRefusal = (error: unknown): PlainTextKey | null =>
  (isShopError(error) && MEANWHILE[error.code ?? '']) || null;

interface Props {
  readonly uuid: string;
  /** Restarts the wizard to restore a backup. */
  restore(backup: string): void;
  close(): void;
}

/** Returns the function that replaces the homepage. If a concurrent change causes an error, the preflight is refetched. */
function useReplacement(uuid: string, go: (step: (typeof STEPS)[number]) => void) {
  const client = useQueryClient();
  const preflight = useQuery(preflightQuery(uuid));
  const replace = useMutation({
    mutationFn: ({ fingerprints }: Preflight): Promise<ReplaceHomepageData> =>
      shop.landingPages.replaceHomepage(uuid, {
        confirm: true,
        homepageFingerprint: fingerprints.homepage,
        landingPageFingerprint: fingerprints.landingPage,
      }),
    onSuccess: () => {
      go('done');
      void client.invalidateQueries({ queryKey: ['landingPages', 'list'] });
      void client.invalidateQueries({ queryKey: [ROLLOUTS] });
      void client.invalidateQueries({ queryKey: ['pageBuilder'] });
    },
    onError: (error) => {
      if (wordsOfRefusal(error) === null) return;
      go('affected');
      void preflight.refetch();
    },
  });
  return { preflight, replace };
}

/**
 * Steps that replace the homepage with a landing page. The user confirms exactly the changes that were shown. If they have changed since,
 * the previous step is shown again.
 */
export function Replacement({ uuid, restore, close }: Props) {
  const [step, go] = useState<(typeof STEPS)[number]>('what');
  const { preflight, replace } = useReplacement(uuid, go);
  const { data } = preflight;
  const next = (to: (typeof STEPS)[number]) => {
    replace.reset();
    go(to);
  };
  if (step !== 'done' && !data)
    return preflight.error ? <Problem error={preflight.error} /> : <Skeleton height={240} />;
  return (
    <Step title={`replaceHomepage.step.${step}`} step={STEPS.indexOf(step) + 1} steps={STEPS.length}>
      {step === 'done' && replace.data && (
        <Done done={replace.data} back={() => restore(replace.data.backup.uuid)} close={close} />
      )}
      {step !== 'done' && <Refused error={replace.error} retry={() => void preflight.refetch()} />}
      {step === 'what' && data && (
        <>
          <ReplacementEffects {...data} />
          <Ways back={close} backLabel="app.cancel" next={() => next('affected')} />
        </>
      )}
      {step === 'affected' && data && (
        <>
          <Affected preflight={data} />
          <Ways
            back={() => next('what')}
            backLabel="app.back"
            isLoading={preflight.isFetching}
            isBlocked={isBlocked(data)}
            next={() => next('confirm')}
          />
        </>
      )}
      {step === 'confirm' && data && (
        <Confirm
          preflight={data}
          isReplacing={replace.isPending}
          replace={() => replace.mutate(data)}
          back={() => next('affected')}
        />
      )}
    </Step>
  );
}

interface WaysProps {
  readonly backLabel: PlainTextKey;
  readonly isLoading?: boolean;
  readonly isBlocked?: boolean;
  back(): void;
  next(): void;
}

const Ways = ({ backLabel, isLoading = false, isBlocked: isStopped = false, back, next }: WaysProps) => (
  <Group justify="space-between">
    <Button variant="default" onClick={back}>
      {text(backLabel)}
    </Button>
    <Button disabled={isStopped} loading={isLoading} onClick={next}>
      {text('replaceHomepage.next')}
    </Button>
  </Group>
);

/** Shows why the replacement failed. If another administrator is replacing the homepage, the state can be reloaded. */
function Refused({ error, retry }: { readonly error: unknown; retry(): void }) {
  if (!error) return null;
  const words = wordsOfRefusal(error);
  if (words === null) return <Problem error={error} />;
  return (
    <div role="alert">
      <Notice color="orange" icon="refresh">
        <Stack gap="xs" align="start">
          <Text>{text(words)}</Text>
          {words === MEANWHILE['REPLACE_IN_PROGRESS'] && (
            <Button size="xs" variant="default" onClick={retry}>
              {text('replaceHomepage.readAgain')}
            </Button>
          )}
        </Stack>
      </Notice>
    </div>
  );
}

interface ConfirmProps {
  readonly preflight: Preflight;
  readonly isReplacing: boolean;
  replace(): void;
  back(): void;
}

function Confirm({ preflight, isReplacing, replace, back }: ConfirmProps) {
  const [isSure, setSure] = useState(false);
  const { landingPage, backup, drafts } = preflight;
  const lost = drafts.operationCount + drafts.detachedRolloutOperationCount;
  return (
    <Stack>
      <Text>{text('replaceHomepage.confirm.text', { page: landingPage.name, name: backup.name })}</Text>
      {lost > 0 && <Text>{text('replaceHomepage.confirm.lost', { count: lost })}</Text>}
      <Checkbox
        label={text('replaceHomepage.sure')}
        checked={isSure}
        onChange={(event) => setSure(event.currentTarget.checked)}
      />
      <Group justify="space-between">
        <Button variant="default" onClick={back}>
          {text('app.back')}
        </Button>
        <Button color="red" disabled={!isSure} loading={isReplacing} onClick={replace}>
          {text('replaceHomepage.replace')}
        </Button>
      </Group>
    </Stack>
  );
}
