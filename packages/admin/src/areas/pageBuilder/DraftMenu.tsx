import { ActionIcon, Menu } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { useBuilder } from './builderContext.ts';
import type { Dialog } from './dialogs/BuilderDialogs.tsx';
import { countOf, previewPath } from '../../kit/drafts/draft.ts';

const ReplaceHomepageWizard = lazy(async () => ({
  default: (await import('../../kit/replaceHomepage/ReplaceHomepageWizard.tsx')).ReplaceHomepageWizard,
}));

/** Menu to share, schedule or discard the draft. */
export function DraftMenu({ show }: { show(dialog: Dialog): void }) {
  const { key, draft } = useBuilder().page;
  const { page } = draft;
  const may = useMay();
  const [isReplacing, setReplacing] = useState(false);
  const count = countOf(page);
  const mayReplace = key.route === 'homepage' && may('replaceHomepagePreflight') && may('replaceHomepage');
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={text('builder.draft')}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <PreviewItems />
          {page.changeset && count > 0 && may('createRolloutPlan') && (
            <Menu.Item
              leftSection={<Icon name="calendar" />}
              component={Link}
              {...linkTo('/rollouts', { plan: page.changeset.uuid })}
            >
              {text('builder.plan')}
            </Menu.Item>
          )}
          {mayReplace && (
            <Menu.Item leftSection={<Icon name="home" />} onClick={() => setReplacing(true)}>
              {text('builder.replaceHomepage')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<Icon name="trash" />}
            disabled={count === 0 || !may('discardChangeset')}
            onClick={() => show('discard')}
          >
            {text('builder.discard.open')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isReplacing && (
        <Suspense fallback={null}>
          <ReplaceHomepageWizard uuid={null} close={() => setReplacing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the preview, or copies its address for sharing. */
function PreviewItems() {
  const { page, view } = useBuilder();
  const clipboard = useClipboard();
  const path = previewPath(page.draft.page, view.language.code);
  if (path === null) return null;
  return (
    <>
      <Menu.Item
        leftSection={<Icon name="external" />}
        component="a"
        href={path}
        target="_blank"
        rel="noreferrer"
      >
        {text('builder.preview.open')}
      </Menu.Item>
      <Menu.Item
        leftSection={<Icon name="link" />}
        onClick={() => {
          clipboard.copy(new URL(path, location.href).href);
          notifications.show({ message: text('builder.preview.copied') });
        }}
      >
        {text('builder.preview.copy')}
      </Menu.Item>
    </>
  );
}
