import { ActionIcon, Alert, Group, Menu, Stack, Switch, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasUnread } from '../../../kit/inputs/numbers/unread.ts';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import type { Placed } from '../../../kit/drafts/draft.ts';
import type { Settings } from '../startSettings.ts';
import { nameOfType, nameOfWidget } from '../widgetNames.ts';
import { useStable } from '../../../kit/shared/useStable.ts';
import { faultsOf, SettingsProblem } from './settingFaults.tsx';
import { WidgetSettings } from './WidgetSettings.tsx';

/** Pause in typing, in milliseconds, after which a change is saved. */
const PAUSE_MS = 500;

/** Settings of the selected widget. Input is saved to the draft when the administrator pauses typing. */
export function WidgetPanel({ placed }: { readonly placed: Placed }) {
  const { page, view, edits } = useBuilder();
  const { widget } = placed;
  const { problem } = page.draft;
  const type = page.types.find((one) => one.type === widget.type);
  const [settings, change] = useTyped(widget.settings, (next) => edits.change(placed, { settings: next }));
  return (
    <Stack gap="md">
      <PanelHead placed={placed} />
      <SharedNote placed={placed} />
      <Switch
        label={text('builder.shown')}
        checked={widget.status}
        onChange={(event) => edits.change(placed, { status: event.currentTarget.checked })}
      />
      <SettingsProblem problem={problem} />
      {type ? (
        <WidgetSettings
          schema={type.settingsSchema}
          settings={settings}
          errors={faultsOf(problem)}
          language={view.isDefaultLanguage ? null : view.language}
          change={change}
        />
      ) : (
        <Alert color="orange" icon={<Icon name="warning" />}>
          {text('builder.notInstalled', { type: widget.type })}
        </Alert>
      )}
    </Stack>
  );
}

function PanelHead({ placed }: { readonly placed: Placed }) {
  const { page, view, edits } = useBuilder();
  const [name, type] = [nameOfWidget(placed), nameOfType(page.types, placed.widget.type)];
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Title order={2}>{type}</Title>
        {name !== type && (
          <Text size="sm" c="dimmed" lineClamp={1}>
            {name}
          </Text>
        )}
      </div>
      <Group gap={4} wrap="nowrap">
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={text('builder.widget.more')}>
              <Icon name="more" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Icon name="copy" />} onClick={() => edits.copy(placed)}>
              {text('builder.copy')}
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="trash" />} color="red" onClick={() => edits.remove(placed)}>
              {text('builder.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('app.close')}
          onClick={() => view.select(null)}
        >
          <Icon name="x" />
        </ActionIcon>
      </Group>
    </Group>
  );
}

/** Note that lists where else changes to the widget apply. */
function SharedNote({ placed: { elsewhere, placement } }: { readonly placed: Placed }) {
  if (elsewhere === 0 && placement.route !== 'all') return null;
  return (
    <Alert color="blue" icon={<Icon name="link" />}>
      {elsewhere > 0 ? text('builder.shared', { count: elsewhere }) : text('builder.onAllPages')}
    </Alert>
  );
}

/** Stores entered settings until they are saved. Applies changes saved elsewhere while there is no unsaved input. */
function useTyped(saved: Settings, save: (settings: Settings) => void) {
  const [typed, setTyped] = useState<Settings | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<Settings | null>(null);
  const stable = useStable({ save });
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current) stable.save(pending.current);
    pending.current = null;
  }, [stable]);
  // When another widget is selected, unsaved input for this widget is saved immediately.
  useEffect(() => flush, [flush]);
  const savedText = JSON.stringify(saved);
  useEffect(() => {
    if (pending.current === null) setTyped(null);
  }, [savedText]);
  const change = (next: Settings) => {
    setTyped(next);
    pending.current = next;
    clearTimeout(timer.current);
    // Input that cannot be parsed is saved only when the widget is deselected, so that the error is reported.
    if (!hasUnread(next)) timer.current = setTimeout(flush, PAUSE_MS);
  };
  return [typed ?? saved, change] as const;
}
