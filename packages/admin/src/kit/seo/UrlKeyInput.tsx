import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FieldProps } from '../form/field.ts';
import { text } from '../../text/text.ts';
import { urlKeyOf } from './urlKeyOf.ts';

/**
 * Input for the last segment of a page's path. For a new record, the segment is derived from the name or title until it is edited. The
 * input is not loaded with `lazy()`, because the form could be saved before it has set the value.
 */
export function UrlKeyInput({ field, form, value, change }: FieldProps<string>) {
  const ownName = form.useWatchValue('name');
  const title = form.useWatchValue('title');
  const name = String(ownName ?? title ?? '');
  const [follows, follow] = useState(value === '');
  useEffect(() => {
    if (follows) change(urlKeyOf(name));
  }, [follows, name]);
  const { defaultValue: _, ...props } = form.getInputProps(field.name);
  return (
    <TextInput
      label={text(field.label)}
      required={field.isRequired ?? false}
      {...(field.help && { description: text(field.help) })}
      {...props}
      value={value}
      onChange={(event) => {
        follow(false);
        change(event.currentTarget.value);
      }}
      onBlur={() => {
        if (value === '') follow(true);
      }}
    />
  );
}
