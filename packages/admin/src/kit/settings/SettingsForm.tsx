import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { shop } from '../api/shop.ts';
import { goToFault } from '../shared/goToFault.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { useGuard } from '../form/useChanges.ts';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { kindOf } from './settingKind.ts';
import type { Setting } from './settingKind.ts';
import { SettingInput } from './SettingInput.tsx';
import { valueOf } from './settingWords.ts';

/** Unsaved values by key. Null resets the setting to its default. */
export type Drafts = Readonly<Record<string, unknown>>;

/** Manages a settings page's unsaved values and fields. A single bar saves all settings of the page. */
export function useSettingsForm(settings: readonly Setting[]) {
  const client = useQueryClient();
  const isReadOnly = !useMay()('saveSetting');
  const [drafts, setDrafts] = useState<Drafts>({});
  // Counter that remounts the editors when the form is reset to the shop's values, because editors read their value only once.
  const [round, setRound] = useState(0);
  const isDirty = Object.keys(drafts).length > 0;
  const reset = () => {
    setDrafts({});
    setRound((former) => former + 1);
    save.reset();
  };
  const save = useMutation({
    mutationFn: () => shop.settings.save(drafts),
    onSuccess: async () => {
      // The page's times are in the time zone that the page was loaded with.
      if (Object.hasOwn(drafts, 'shopTimeZone')) globalThis.location.reload();
      await client.invalidateQueries();
      setDrafts({});
      setRound((former) => former + 1);
      notifications.show({ color: 'teal', message: text('form.saved') });
    },
    onError: () => goToFault(null),
  });
  useGuard(() => isDirty);
  useHotkeys([['mod+S', () => isDirty && save.mutate()]], []);
  const faults = isShopError(save.error) ? save.error.details : [];
  const faultOf = (key: string) =>
    faults.find(({ path }) => path === key || path.startsWith(`${key}.`))?.message;
  const isElsewhere = save.error !== null && !settings.some(({ key }) => faultOf(key) !== undefined);
  const change = (setting: Setting, value: unknown) =>
    setDrafts((former) =>
      isSame(value, setting.value) || (value === '' && !setting.isSet && setting.value === null)
        ? without(former, setting.key)
        : { ...former, [setting.key]: value },
    );
  return {
    field: (setting: Setting): ReactNode => (
      <SettingField
        key={`${setting.key} ${round}`}
        setting={setting}
        drafts={drafts}
        error={faultOf(setting.key)}
        disabled={isReadOnly || setting.inConfig}
        change={(value) => change(setting, value)}
        undo={() => setDrafts((former) => ({ ...former, [setting.key]: null }))}
      />
    ),
    bar: isDirty && !isReadOnly && (
      <SaveBar
        faults={faults.length}
        label={text('form.save')}
        isSaving={save.isPending}
        save={() => save.mutate()}
        discard={reset}
        problem={isElsewhere && <Problem error={save.error} isAnswer />}
      />
    ),
  };
}

const without = (drafts: Drafts, key: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== key));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface FieldProps {
  readonly setting: Setting;
  readonly drafts: Drafts;
  readonly error: string | undefined;
  readonly disabled: boolean;
  change(value: unknown): void;
  undo(): void;
}

/** A setting with its input. Below the input is the default, or a note that the configuration file sets the value. */
function SettingField({ setting, drafts, error, disabled, change, undo }: FieldProps) {
  const { key, isSet, inConfig, secret } = setting;
  const draft = Object.hasOwn(drafts, key) ? drafts[key] : undefined;
  const isUndone = draft === null && isSet;
  const value = draft === undefined ? setting.value : isUndone ? setting.default : draft;
  return (
    <div id={key}>
      <SettingInput setting={setting} value={value} error={error} disabled={disabled} change={change} />
      <Group gap="xs" mt={4}>
        {inConfig && <Badge color="gray">{text('shopSettings.fixed')}</Badge>}
        {inConfig && (
          <Text size="xs" c="dimmed">
            {text('shopSettings.fixed.text')}
          </Text>
        )}
        {isUndone && (
          <Text size="xs" c="dimmed">
            {text(secret ? 'shopSettings.secret.removed' : 'shopSettings.toDefault.pending')}
          </Text>
        )}
        {isSet && !inConfig && !disabled && !isUndone && (
          <>
            {!secret && (
              <Text size="xs" c="dimmed">
                {text('shopSettings.default', { value: shownDefault(setting) })}
              </Text>
            )}
            <Anchor component="button" type="button" size="xs" onClick={undo}>
              {text(secret ? 'shopSettings.secret.remove' : 'shopSettings.toDefault')}
            </Anchor>
          </>
        )}
      </Group>
    </div>
  );
}

/** Formats a setting's default as the setting's input would show it. */
function shownDefault(setting: Setting): string {
  const { default: value } = setting;
  const { input } = kindOf(setting);
  if (input === 'switch') return text(value ? 'shopSettings.on' : 'shopSettings.off');
  if (value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0))
    return text('shopSettings.empty');
  return input === 'choice' ? valueOf(setting, value) : String(value);
}

/** Renders a list of setting fields. */
export const SettingFields = ({
  settings,
  field,
}: {
  readonly settings: readonly Setting[];
  field(setting: Setting): ReactNode;
}) => <Stack gap="lg">{settings.map(field)}</Stack>;
