import { ActionIcon, Alert, Badge, Button, Group, Menu, Stack, Switch, Text, Title } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Schema } from '../../resources/widgets/schema.ts';
import { Icon } from '../../shared/Icon.tsx';
import { text } from '../../text/text.ts';
import type { Instance, Placed } from '../draft.ts';
import { nameOfType, nameOfWidget } from '../widgetNames.ts';
import type { WidgetType } from '../widgetNames.ts';
import type { Settings } from '../startSettings.ts';
import { WidgetSettings } from './WidgetSettings.tsx';
import type { EditedLanguage } from './WidgetSettings.tsx';

/** How long an administrator stops typing before a change is saved. */
const PAUSE_MS = 500;

interface Props {
  readonly placed: Placed;
  readonly types: readonly WidgetType[];
  readonly language: EditedLanguage | null;
  /** The refusal of the last change. */
  readonly problem: Error | null;
  save(change: Partial<Instance>): void;
  copy(): void;
  remove(): void;
  close(): void;
}

/** The settings of the selected widget. What is typed is saved into the draft as soon as the typing pauses. */
export function WidgetPanel({ placed, types, language, problem, save, copy, remove, close }: Props) {
  const { widget, elsewhere, placement } = placed;
  const type = types.find((one) => one.type === widget.type);
  const [settings, change] = useTyped(widget.settings, (next) => save({ settings: next }));
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2}>{nameOfType(types, widget.type)}</Title>
          {nameOfWidget(placed) !== nameOfType(types, widget.type) && (
            <Text size="sm" c="dimmed" lineClamp={1}>
              {nameOfWidget(placed)}
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
              <Menu.Item leftSection={<Icon name="copy" />} onClick={copy}>
                {text('builder.copy')}
              </Menu.Item>
              <Menu.Item leftSection={<Icon name="trash" />} color="red" onClick={remove}>
                {text('builder.remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <ActionIcon variant="subtle" color="gray" aria-label={text('app.close')} onClick={close}>
            <Icon name="x" />
          </ActionIcon>
        </Group>
      </Group>
      {(elsewhere > 0 || placement.route === 'all') && (
        <Alert color="blue" icon={<Icon name="link" />}>
          {elsewhere > 0 ? text('builder.shared', { count: elsewhere }) : text('builder.onAllPages')}
        </Alert>
      )}
      <Switch
        label={text('builder.shown')}
        checked={widget.status}
        onChange={(event) => save({ status: event.currentTarget.checked })}
      />
      {problem && !isShopError(problem) && <Problem>{problem.message}</Problem>}
      {problem && isShopError(problem) && placeless(problem) && <Problem>{problem.message}</Problem>}
      {type ? (
        <WidgetSettings
          schema={type.settingsSchema as Schema}
          settings={settings}
          errors={faultsOf(problem)}
          language={language}
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

const Problem = ({ children }: { readonly children: ReactNode }) => (
  <Alert color="red" role="alert">
    {children}
  </Alert>
);

/** Holds what is typed until it is saved, and shows what is saved elsewhere while nothing is typed. */
function useTyped(saved: Settings, save: (settings: Settings) => void) {
  const [typed, setTyped] = useState<Settings | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<Settings | null>(null);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current) latest.current(pending.current);
    pending.current = null;
  }, []);
  // Another widget is selected: what was typed into this one is saved now.
  useEffect(() => flush, [flush]);
  const savedText = JSON.stringify(saved);
  const [shown, setShown] = useState(savedText);
  if (shown !== savedText) {
    setShown(savedText);
    if (pending.current === null) setTyped(null);
  }
  const change = (next: Settings) => {
    setTyped(next);
    pending.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE_MS);
  };
  return [typed ?? saved, change] as const;
}

/** Reads the faults of settings from a refusal, by the paths of their inputs. */
export function faultsOf(problem: Error | null): Readonly<Record<string, string>> {
  if (!isShopError(problem)) return {};
  return Object.fromEntries(
    (problem.details ?? []).map(({ path, message }) => {
      const key = path.replace(/^.*?(?=settings\b)/, '');
      return [key, message.replace(`${path} `, '').replace(`${key} `, '')];
    }),
  );
}

const placeless = (problem: Error): boolean =>
  !Object.keys(faultsOf(problem)).some((path) => path.startsWith('settings.'));

/** Asks for what a new widget needs before it can be shown, such as a picture. */
export function NewWidgetPanel({
  type,
  settings,
  problem,
  isSaving,
  change,
  add,
  close,
}: {
  readonly type: WidgetType;
  readonly settings: Settings;
  readonly problem: Error | null;
  readonly isSaving: boolean;
  change(settings: Settings): void;
  add(): void;
  close(): void;
}) {
  return (
    <Stack gap="md">
      <div>
        <Group gap="xs">
          <Title order={2}>{nameOfType([type], type.type)}</Title>
          <Badge color="blue">{text('builder.new')}</Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {text('builder.new.help')}
        </Text>
      </div>
      {problem && (!isShopError(problem) || placeless(problem)) && <Problem>{problem.message}</Problem>}
      <WidgetSettings
        schema={type.settingsSchema as Schema}
        settings={settings}
        errors={faultsOf(problem)}
        language={null}
        change={change}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {text('app.back')}
        </Button>
        <Button loading={isSaving} onClick={add}>
          {text('builder.add')}
        </Button>
      </Group>
    </Stack>
  );
}
