import { text } from '../../text/text.ts';
import type { FieldInForm } from './field.ts';
import { ImageUrlsInput } from './ImageUrlsInput.tsx';

/** Input for a record's images, with the main image first. Fields of the kind `image` allow only one image. */
export function ImagesInput({ field, form }: FieldInForm) {
  const isOne = field.kind === 'image';
  return (
    <ImageUrlsInput
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
