import { useRef } from 'react';
import { text } from '../../text/text.ts';
import type { FieldInForm } from './field.ts';
import { RichText } from './RichText.tsx';

/** Input for a record's rich text field. */
export function RichTextInput({ field, form }: FieldInForm) {
  const html = useRef(String(form.getValues()[field.name] ?? ''));
  return (
    <RichText
      label={text(field.label)}
      help={field.help && text(field.help)}
      html={html.current}
      error={form.errors[field.name]}
      onChange={(next) => form.setFieldValue(field.name, next, { forceUpdate: false })}
    />
  );
}
