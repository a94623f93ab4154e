import { Input } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from '../form/defineForm.ts';
import { text } from '../text/text.ts';
import { PermissionTree } from './PermissionTree.tsx';

/** The permissions of a role. */
export function PermissionsInput({ field, form }: FieldProps) {
  const [value, setValue] = useState<readonly string[]>(() =>
    [form.getValues()[field.name] ?? []].flat().map(String),
  );
  return (
    <Input.Wrapper label={text(field.label)} labelElement="div" error={form.errors[field.name]}>
      <PermissionTree
        value={value}
        change={(next) => {
          setValue(next);
          // `setFieldValue` would draw the input anew, and forget what is searched and unfolded.
          form.getInputProps(field.name).onChange(next);
        }}
      />
    </Input.Wrapper>
  );
}
