import { Button, Group, Input, Text } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from '../../kit/form/field.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { PermissionTree } from './PermissionTree.tsx';
import { rolePresets } from './rolePresets.ts';
import type { RolePreset } from './rolePresets.ts';

/** Permission selection of a role. A new role can start from a preset. */
export function PermissionsInput({ field, form, value, change }: FieldProps<readonly string[]>) {
  const may = useMay();
  const [isNew] = useState(value.length === 0);
  const begin = ({ title, permissions }: RolePreset) => {
    // An administrator cannot grant permissions that they do not have.
    change(permissions.filter((id) => may(id)));
    if (form.getValues()['name'] === '') form.setFieldValue('name', text(title));
  };
  return (
    <Input.Wrapper label={text(field.label)} labelElement="div" error={form.errors[field.name]}>
      {isNew && <Presets begin={begin} />}
      <PermissionTree value={value} change={change} />
    </Input.Wrapper>
  );
}

/** Buttons that start a role from a preset, each with a description of what it allows. */
const Presets = ({ begin }: { begin(preset: RolePreset): void }) => (
  <Group gap="xs" mt="xs" align="stretch" role="group" aria-label={text('roles.presets')}>
    {rolePresets.map((preset) => (
      <Button
        key={preset.title}
        variant="default"
        h="auto"
        py="xs"
        flex="1 1 180px"
        justify="flex-start"
        styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
        onClick={() => begin(preset)}
      >
        <span>
          {text(preset.title)}
          <Text span display="block" size="xs" c="dimmed" fw={400}>
            {text(preset.about)}
          </Text>
        </span>
      </Button>
    ))}
  </Group>
);
