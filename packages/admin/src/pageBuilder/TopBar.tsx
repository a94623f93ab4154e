import {
  ActionIcon,
  Badge,
  Button,
  CopyButton,
  Group,
  Menu,
  SegmentedControl,
  Select,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link } from '@tanstack/react-router';
import { Icon } from '../shared/Icon.tsx';
import { useMay } from '../shell/permissions.ts';
import { text } from '../text/text.ts';
import type { Draft } from './useDraft.ts';
import type { EditedLanguage } from './panels/WidgetSettings.tsx';

interface Props {
  readonly title: string;
  readonly draft: Draft;
  readonly languages: readonly EditedLanguage[];
  readonly language: EditedLanguage;
  /** The address of the preview, to be opened and shared. Null: there is nothing to preview. */
  readonly previewUrl: string | null;
  readonly isPhone: boolean;
  choosePhone(isPhone: boolean): void;
  chooseLanguage(code: string): void;
  publish(): void;
  discard(): void;
  /** Opens the wizard that puts this page in the place of the homepage. Null: the page cannot be. */
  readonly more: readonly { readonly label: string; run(): void }[];
}

/** The bar over the builder: what is edited, in which language and width, and what happens to the draft. */
export function TopBar(props: Props) {
  const { title, draft, languages, language, isPhone, choosePhone, chooseLanguage, publish } = props;
  const { page, isSaving } = draft;
  const may = useMay();
  const isPublished = page.changeset !== null && page.changeset.published_at !== null;
  const count = isPublished ? 0 : (page.changeset?.operation_count ?? 0);
  return (
    <header className="builderBar">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <ActionIcon
          variant="default"
          size="lg"
          component={Link}
          to={'/page-builder' as never}
          aria-label={text('builder.back')}
        >
          <Icon name="chevronLeft" />
        </ActionIcon>
        <Title order={1} className="builderTitle">
          {title}
        </Title>
        <span role="status">
          {isSaving ? (
            <Badge color="blue">{text('builder.saving')}</Badge>
          ) : (
            count > 0 && <Badge color="orange">{text('builder.unpublished')}</Badge>
          )}
        </span>
      </Group>
      <Group gap="xs" wrap="wrap" justify="flex-end">
        {languages.length > 1 && (
          <Select
            aria-label={text('builder.language')}
            w={130}
            allowDeselect={false}
            data={languages.map(({ code, name }) => ({ value: code, label: name }))}
            value={language.code}
            onChange={(code) => code !== null && chooseLanguage(code)}
          />
        )}
        <SegmentedControl
          className="builderWide"
          aria-label={text('builder.width')}
          value={isPhone ? 'phone' : 'desktop'}
          onChange={(value) => choosePhone(value === 'phone')}
          data={[
            { value: 'desktop', label: <WidthLabel icon="desktop" name={text('builder.desktop')} /> },
            { value: 'phone', label: <WidthLabel icon="phone" name={text('builder.phone')} /> },
          ]}
        />
        <ActionIcon.Group>
          <ActionIcon
            variant="default"
            size="lg"
            disabled={!page.can_undo}
            aria-label={text('builder.undo')}
            onClick={() => void draft.undo()}
          >
            <Icon name="undo" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            disabled={!page.can_redo}
            aria-label={text('builder.redo')}
            onClick={() => void draft.redo()}
          >
            <Icon name="redo" />
          </ActionIcon>
        </ActionIcon.Group>
        <DraftMenu {...props} count={count} />
        <Button disabled={count === 0 || !may('publishChangeset')} onClick={publish}>
          {text('builder.publish')}
        </Button>
      </Group>
    </header>
  );
}

const WidthLabel = ({ icon, name }: { readonly icon: 'desktop' | 'phone'; readonly name: string }) => (
  <span title={name} className="builderWidth">
    <Icon name={icon} />
    <VisuallyHidden>{name}</VisuallyHidden>
  </span>
);

/** What is done with the draft beside publishing it. */
function DraftMenu({ draft, previewUrl, discard, count, more }: Props & { readonly count: number }) {
  const may = useMay();
  const { changeset } = draft.page;
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={text('builder.draft')}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {previewUrl !== null && (
          <>
            <Menu.Item
              leftSection={<Icon name="external" />}
              component="a"
              href={previewUrl}
              target="_blank"
              rel="noreferrer"
            >
              {text('builder.preview.open')}
            </Menu.Item>
            <CopyButton value={new URL(previewUrl, location.href).href}>
              {({ copy }) => (
                <Menu.Item
                  leftSection={<Icon name="link" />}
                  onClick={() => {
                    copy();
                    notifications.show({ message: text('builder.preview.copied') });
                  }}
                >
                  {text('builder.preview.copy')}
                </Menu.Item>
              )}
            </CopyButton>
          </>
        )}
        {changeset && count > 0 && may('createRolloutPlan') && (
          <Menu.Item
            leftSection={<Icon name="calendar" />}
            component={Link}
            to={`/rollouts?plan=${changeset.changeset_id}` as never}
          >
            {text('builder.plan')}
          </Menu.Item>
        )}
        {more.map(({ label, run }) => (
          <Menu.Item key={label} leftSection={<Icon name="home" />} onClick={run}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<Icon name="trash" />}
          disabled={count === 0 || !may('discardChangeset')}
          onClick={discard}
        >
          {text('builder.discard.open')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
