import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { urnOf } from '../../kit/content/records.ts';
import { openPreview } from '../../kit/drafts/preview.ts';
import { builderLink } from '../../kit/drafts/builderLink.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useAction } from '../../kit/shared/useAction.ts';
import { text } from '../../text/text.ts';

const ReplaceHomepageWizard = lazy(async () => ({
  default: (await import('../../kit/replaceHomepage/ReplaceHomepageWizard.tsx')).ReplaceHomepageWizard,
}));

/** Key prefix of the backup pages that are created when the homepage is replaced. */
const BACKUP_KEY = 'homepage-backup-';

interface LandingPage {
  readonly uuid: string;
  readonly url_key: string;
  readonly url: string;
  readonly publish_start: string | null;
}

/** Buttons next to a landing page's title: edit content, preview, duplicate, and replace the homepage. */
export function Actions({ record }: { readonly record: LandingPage }) {
  const may = useMay();
  const [isReplacing, setReplacing] = useState(false);
  const { uuid, url_key } = record;
  const isBackup = url_key.startsWith(BACKUP_KEY);
  return (
    <>
      {may('createPreview') && (
        <Button variant="default" onClick={() => void openPreview({ ...previewOf(record) })}>
          {text('landingPages.preview')}
        </Button>
      )}
      {may('duplicateLandingPage') && <DuplicateButton uuid={uuid} />}
      {may('replaceHomepagePreflight') && may('replaceHomepage') && (
        <Button variant="default" onClick={() => setReplacing(true)}>
          {text(isBackup ? 'landingPages.restore' : 'landingPages.replace')}
        </Button>
      )}
      {may('createChangeset') && (
        <Button component={Link} {...builderLink('landingPageView', uuid)}>
          {text('landingPages.edit')}
        </Button>
      )}
      {isReplacing && (
        <Suspense fallback={null}>
          <ReplaceHomepageWizard uuid={uuid} close={() => setReplacing(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Returns the preview of the page, even if the page is disabled. A scheduled page is previewed as of the time it goes live, any other page
 * as of now.
 */
function previewOf({ uuid, url, publish_start }: LandingPage) {
  const start = publish_start ?? '';
  const now = new Date().toISOString();
  return {
    url,
    at: start > now ? start : now,
    entity: urnOf({ type: 'landing_page', uuid }),
  };
}

function DuplicateButton({ uuid }: { readonly uuid: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const duplicate = useAction({
    mutationFn: () => shop.landingPages.duplicate(uuid),
    onSuccess: async (copy) => {
      notifications.show({ color: 'teal', message: text('landingPages.duplicated') });
      await client.invalidateQueries({ queryKey: ['landingPages'] });
      await navigate(linkTo(`/landing-page/edit/${copy.uuid}`));
    },
  });
  return (
    <Button variant="default" loading={duplicate.isPending} onClick={() => duplicate.mutate()}>
      {text('landingPages.duplicate')}
    </Button>
  );
}
