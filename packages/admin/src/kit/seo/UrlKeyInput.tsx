import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FieldProps } from '../form/field.ts';
import { text } from '../../text/text.ts';
import { urlKeyOf } from './urlKeyOf.ts';

/**
 * The last segment of the path of a page. A new record takes it from its name or title until it is typed by hand. It is loaded with the
 * form, not by `lazy()`: a form that is saved at once has to have its value already.
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
