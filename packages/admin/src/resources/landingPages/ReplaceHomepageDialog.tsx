import { Alert, Button, Checkbox, Group, List, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReplaceHomepagePreflightData } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { shop } from '../../api/shop.ts';
import { Problem } from '../../shared/Problem.tsx';
import { comma, text } from '../../text/text.ts';

interface Props {
  readonly uuid: string;
  close(): void;
}

/** Asks before a landing page becomes the homepage, and says what that changes. What was changed meanwhile is read anew. */
export function ReplaceHomepageDialog({ uuid, close }: Props) {
  const [isSure, setSure] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const preflight = useQuery({
    queryKey: ['landingPages', 'preflight', uuid],
    queryFn: () => shop.landingPages.replaceHomepagePreflight(uuid),
    staleTime: 0,
    gcTime: 0,
  });
  const replace = useMutation({
    mutationFn: ({ fingerprints }: ReplaceHomepagePreflightData) =>
      shop.landingPages.replaceHomepage(uuid, {
        confirm: true,
        homepageFingerprint: fingerprints.homepage,
        landingPageFingerprint: fingerprints.landingPage,
      }),
    onSuccess: async ({ backup }) => {
      close();
      notifications.show({ color: 'teal', message: text('landingPages.replaced', { backup: backup.name }) });
      await client.invalidateQueries({ queryKey: ['landingPages'] });
      await navigate({ to: '/landing-pages' as never });
    },
    onError: () => {
      setSure(false);
      void preflight.refetch();
    },
  });
  const { data } = preflight;
  const isBlocked =
    data !== undefined && (data.blockers.rolloutPlans.length > 0 || data.blockers.entityScopedHomepage);
  return (
    <Modal opened onClose={close} title={text('landingPages.replace')} size="lg" centered>
      <Stack>
        {(preflight.error ?? replace.error) && <Problem error={preflight.error ?? replace.error} />}
        {data ? <Findings preflight={data} /> : <Skeleton height={120} />}
        {data && !isBlocked && (
          <Checkbox
            label={text('landingPages.replace.sure')}
            checked={isSure}
            onChange={(event) => setSure(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {text('app.back')}
          </Button>
          <Button
            color="red"
            disabled={!data || isBlocked || !isSure}
            loading={replace.isPending}
            onClick={() => data && replace.mutate(data)}
          >
            {text('landingPages.replace.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** The consequences of the replacement, its warnings, and the faults that prevent it. */
function Findings({ preflight }: { readonly preflight: ReplaceHomepagePreflightData }) {
  const { landingPage, homepage, backup, drafts, pastPlansToCancel, blockers, warnings } = preflight;
  return (
    <>
      <List spacing={4}>
        <List.Item>
          {text('landingPages.replace.copies', { count: landingPage.bodyPlacementCount })}
        </List.Item>
        <List.Item>
          {text('landingPages.replace.backup', { count: homepage.placementCount, name: backup.name })}
        </List.Item>
        {drafts.operationCount > 0 && (
          <List.Item>{text('landingPages.replace.drafts', { count: drafts.operationCount })}</List.Item>
        )}
        {pastPlansToCancel.length > 0 && (
          <List.Item>{text('landingPages.replace.plans', { count: pastPlansToCancel.length })}</List.Item>
        )}
      </List>
      {warnings.length > 0 && (
        <Alert
          color="orange"
          title={text('landingPages.replace.warnings')}
          styles={{ title: { color: 'inherit' } }}
        >
          {warnings.map((code) => (
            <Text key={code}>{text(`landingPages.warning.${code}`)}</Text>
          ))}
        </Alert>
      )}
      {blockers.rolloutPlans.length > 0 && (
        <Alert color="red" role="alert" title={text('landingPages.replace.blocked')}>
          {text('landingPages.blocked.plans', {
            names: blockers.rolloutPlans.map(({ name }) => name).join(comma),
          })}
        </Alert>
      )}
      {blockers.entityScopedHomepage && (
        <Alert color="red" role="alert" title={text('landingPages.replace.blocked')}>
          {text('landingPages.blocked.scoped')}
        </Alert>
      )}
    </>
  );
}
