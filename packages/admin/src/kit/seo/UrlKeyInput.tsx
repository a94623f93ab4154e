import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FieldProps } from '../form/defineForm.ts';
import { text } from '../../text/text.ts';
import { urlKeyOf } from './urlKeyOf.ts';

/**
 * The last segment of the path of a page. A new record takes it from its name or title until it is typed by hand. It is loaded with the
 * form, not by `lazy()`: a form that is saved at once has to have its value already.
 */
export function UrlKeyInput({ field, form }: FieldProps) {
  const ownName = form.useWatchValue('name');
  const title = form.useWatchValue('title');
  const name = String(ownName ?? title ?? '');
  const value = String(form.useWatchValue(field.name) ?? '');
  const [follows, follow] = useState(value === '');
  const set = (next: string) => form.setFieldValue(field.name, next, { forceUpdate: false });
  useEffect(() => {
    if (follows) set(urlKeyOf(name));
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
        set(event.currentTarget.value);
      }}
      onBlur={() => {
        if (value === '') follow(true);
      }}
    />
  );
}
