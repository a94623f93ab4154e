import { Stack, Text, Textarea } from '@mantine/core';
import type { FieldInForm, FieldProps } from '../form/field.ts';
import { text } from '../../text/text.ts';

/** Approximate number of characters that search engines show. */
const SHOWN = { title: 60, description: 160 };

/** Input for the meta description. Its preview of the search result also uses other SEO fields of the form. */
export default function SearchPreviewInput({ field, form, value, change }: FieldProps<string>) {
  const { defaultValue: _, ...props } = form.getInputProps(field.name);
  return (
    <Stack gap="sm">
      <Textarea
        label={text(field.label)}
        {...props}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        autosize
        minRows={3}
      />
      <Preview form={form} description={value} />
    </Stack>
  );
}

/** Fields that the preview uses. Each record type has only some of them. */
const WATCHED = [
  'meta_title',
  'name',
  'title',
  'url_key',
  'short_description',
  'description',
  'content',
] as const;

function Preview({ form, description }: Pick<FieldInForm, 'form'> & { readonly description: string }) {
  const watched = WATCHED.map((name) =>
    // oxlint-disable-next-line react/rules-of-hooks -- the names are always the same
    String(form.useWatchValue(name) ?? ''),
  );
  const [metaTitle = '', name = '', title = '', key = '', ...texts] = watched;
  const shownTitle = metaTitle || name || title;
  const shown = description || texts.map(plainText).find((words) => words !== '') || '';
  if (shownTitle === '') return null;
  return (
    <figure className="searchPreview" aria-label={text('products.seo.preview')}>
      <Text size="xs" c="dimmed" truncate dir="ltr">
        {location.host} › {key}
      </Text>
      <Text size="lg" c="indigo" truncate dir="auto">
        {cut(shownTitle, SHOWN.title)}
      </Text>
      <Text size="sm" dir="auto">
        {cut(shown, SHOWN.description) || text('products.seo.noDescription')}
      </Text>
    </figure>
  );
}

const cut = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most).replace(/\s+\S*$/, '')} …` : words;

/** Extracts text from HTML without executing scripts. */
const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
