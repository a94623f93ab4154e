import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from '../form/defineForm.ts';
import { text } from '../text/text.ts';

/** Search engines cut descriptions about here. */
const SHOWN = 160;

/** The description for search engines, with a preview of how a result would look. */
export function SeoInput({ field, form }: FieldProps) {
  const [values, setValues] = useState(form.getValues());
  const refresh = () => setValues({ ...form.getValues() });
  form.watch('name', refresh);
  form.watch('title', refresh);
  form.watch('url_key', refresh);
  form.watch('meta_title', refresh);
  form.watch(field.name, refresh);
  const word = (name: string) => String(values[name] ?? '');
  const description = word(field.name);
  return (
    <>
      <Textarea
        label={text(field.label)}
        description={text('content.seo.length', { count: description.length })}
        autosize
        minRows={3}
        {...form.getInputProps(field.name)}
      />
      <div className="searchResult">
        <Text size="xs" c="dimmed">
          {text('content.seo.preview')}
        </Text>
        <Text size="xs" truncate>
          {`${location.host} › ${word('url_key')}`}
        </Text>
        <Text size="lg" c="var(--mantine-color-anchor)" lineClamp={1}>
          {word('meta_title') || word('name') || word('title') || text('content.seo.untitled')}
        </Text>
        <Text c="dimmed">
          {description.length > SHOWN ? `${description.slice(0, SHOWN).trimEnd()} …` : description}
        </Text>
      </div>
    </>
  );
}
