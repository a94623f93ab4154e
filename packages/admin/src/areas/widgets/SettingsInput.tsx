import { Group, Image, Skeleton, Stack, Text } from '@mantine/core';
import type { UpdateWidgetBody } from '@shop/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProps } from '../../kit/form/field.ts';
import { text } from '../../text/text.ts';
import { shownSettings } from '../../kit/widgets/schema.ts';
import { SettingInput } from '../../kit/widgets/SettingInput.tsx';
import { typeAbout } from '../../kit/widgets/typeName.ts';
import { widgetTypesQuery } from '../../kit/widgets/widgetTypes.ts';

type Settings = NonNullable<UpdateWidgetBody['settings']>;

/**
 * Inputs for a widget's settings, generated from the schema of its type. When the type changes, the settings are reset to the new type's
 * defaults.
 */
export function SettingsInput({ field, form, value: settings, change: set }: FieldProps<Settings>) {
  const { data: types } = useQuery(widgetTypesQuery);
  const [type, setType] = useState(String(form.getValues()['type'] ?? ''));
  const change = (next: Settings) => {
    set(next);
    for (const path of Object.keys(form.errors))
      if (path.startsWith(`${field.name}.`)) form.clearFieldError(path);
  };
  form.watch('type', ({ value }) => {
    const chosen = String(value ?? '');
    if (chosen === type) return;
    setType(chosen);
    change(types?.find((one) => one.type === chosen)?.defaults ?? {});
  });
  const hasPlace = Object.keys(form.errors).some((path) => path.startsWith(`${field.name}.`));
  if (!types) return <Skeleton height={80} />;
  const found = types.find((one) => one.type === type);
  if (!found)
    return <Text c="dimmed">{text(type === '' ? 'widgets.chooseType' : 'widgets.unknownType')}</Text>;
  const { required = [] } = found.settingsSchema;
  return (
    <Stack key={type} gap="sm">
      <TypeCard picture={found.picture} about={typeAbout(type, found.description ?? null)} />
      {shownSettings(found.settingsSchema, settings).map(([key, schema]) => (
        <SettingInput
          key={key}
          name={key}
          schema={schema}
          isRequired={required.includes(key)}
          value={settings[key]}
          path={`${field.name}.${key}`}
          errors={form.errors}
          change={(value) => change({ ...settings, [key]: value })}
        />
      ))}
      {form.errors[field.name] && !hasPlace && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {form.errors[field.name]}
        </Text>
      )}
    </Stack>
  );
}

/** Shows a widget type's image and description. */
function TypeCard({ picture, about }: { readonly picture?: string | null; readonly about: string | null }) {
  if (!picture && !about) return null;
  return (
    <Group gap="md" wrap="nowrap" align="center">
      {picture && <Image src={picture} alt="" w={120} h={80} radius="sm" />}
      {about && <Text c="dimmed">{about}</Text>}
    </Group>
  );
}
