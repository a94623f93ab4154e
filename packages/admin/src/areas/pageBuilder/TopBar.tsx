import { ActionIcon, Badge, Button, Group, SegmentedControl, Title, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { useBuilder } from './builderContext.ts';
import type { Dialog } from './dialogs/BuilderDialogs.tsx';
import { DraftMenu } from './DraftMenu.tsx';
import { countOf } from '../../kit/drafts/draft.ts';

/** Bar above the builder with the edited page, its language and width, and the draft actions. */
export function TopBar({ show }: { show(dialog: Dialog): void }) {
  const { draft } = useBuilder().page;
  const may = useMay();
  return (
    <header className="builderBar">
      <PageTitle />
      <Group gap="xs" wrap="wrap" justify="flex-end">
        <ViewControls />
        <ActionIcon.Group>
          <ActionIcon
            variant="default"
            size="lg"
            disabled={!draft.page.can_undo}
            aria-label={text('builder.undo')}
            onClick={() => void draft.undo()}
          >
            <Icon name="undo" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            disabled={!draft.page.can_redo}
            aria-label={text('builder.redo')}
            onClick={() => void draft.redo()}
          >
            <Icon name="redo" />
          </ActionIcon>
        </ActionIcon.Group>
        <DraftMenu show={show} />
        <Button
          disabled={countOf(draft.page) === 0 || !may('publishChangeset')}
          onClick={() => show('publish')}
        >
          {text('builder.publish')}
        </Button>
      </Group>
    </header>
  );
}

/** Shows the back link and page name, and whether the draft is saved and published. */
function PageTitle() {
  const { title, draft } = useBuilder().page;
  return (
    <Group gap="xs" wrap="nowrap" miw={0}>
      <ActionIcon
        variant="default"
        size="lg"
        component={Link}
        {...linkTo('/page-builder')}
        aria-label={text('builder.back')}
      >
        <Icon name="left" />
      </ActionIcon>
      <Title order={1} className="builderTitle">
        {title}
      </Title>
      <span role="status">
        {draft.isSaving ? (
          <Badge color="blue">{text('builder.saving')}</Badge>
        ) : (
          countOf(draft.page) > 0 && <Badge color="orange">{text('builder.unpublished')}</Badge>
        )}
      </span>
    </Group>
  );
}

/** Controls for the page's language and width. */
function ViewControls() {
  const { page, view } = useBuilder();
  return (
    <>
      {page.languages.length > 1 && (
        <Select
          aria-label={text('builder.language')}
          w={130}
          data={page.languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={view.language.code}
          onChange={(code) => code !== null && view.chooseLanguage(code)}
        />
      )}
      <SegmentedControl
        className="builderWide"
        aria-label={text('builder.width')}
        value={view.isPhone ? 'phone' : 'desktop'}
        onChange={(value) => view.choosePhone(value === 'phone')}
        data={[
          { value: 'desktop', label: <WidthLabel icon="desktop" name={text('builder.desktop')} /> },
          { value: 'phone', label: <WidthLabel icon="phone" name={text('builder.phone')} /> },
        ]}
      />
    </>
  );
}

const WidthLabel = ({ icon, name }: { readonly icon: 'desktop' | 'phone'; readonly name: string }) => (
  <span title={name} className="builderWidth">
    <Icon name={icon} />
    <VisuallyHidden>{name}</VisuallyHidden>
  </span>
);
