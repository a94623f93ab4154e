import { ActionIcon, Menu } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { Link } from '@tanstack/react-router';
import { Icon } from '../shared/Icon.tsx';
import { useMay } from '../shell/permissions.ts';
import { text } from '../text/text.ts';
import { useBuilder } from './builderContext.ts';
import type { Dialog } from './dialogs/BuilderDialogs.tsx';
import { countOf, previewPath } from './draft.ts';

/** What is done with the draft beside publishing it: it is shown to others, planned for later, or discarded. */
export function DraftMenu({ show }: { show(dialog: Dialog): void }) {
  const { page } = useBuilder().page.draft;
  const may = useMay();
  const count = countOf(page);
  return (
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
            to={`/rollouts?plan=${page.changeset.changeset_id}` as never}
          >
            {text('builder.plan')}
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
  );
}

/** Opens the preview, or copies its address for others. */
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
