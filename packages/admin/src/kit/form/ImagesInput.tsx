import { text } from '../../text/text.ts';
import type { FieldInForm } from './field.ts';
import { Pictures } from './Pictures.tsx';

/** Input for the images of a record, the main one first. The kind `image` allows one. */
export function ImagesInput({ field, form }: FieldInForm) {
  const isOne = field.kind === 'image';
  return (
    <Pictures
      label={text(field.label)}
      urls={listOf(form.useWatchValue(field.name))}
      isOne={isOne}
      error={form.errors[field.name]}
      change={(next) =>
        form.setFieldValue(field.name, isOne ? (next[0] ?? '') : next, { forceUpdate: false })
      }
    />
  );
}

const listOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' && value !== '' ? [value] : [];
};
