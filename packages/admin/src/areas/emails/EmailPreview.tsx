import { Card, Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';

interface Props {
  readonly kind: string;
  readonly language: string;
  /** Texts of the preview, including unsaved changes. */
  readonly words: Readonly<Record<string, string>>;
}

/** Preview of an email type as HTML and plain text while its texts are edited. */
export function EmailPreview({ kind, language, words }: Props) {
  const [form, setForm] = useState('html');
  const [typed] = useDebouncedValue(words, 500);
  const preview = useQuery({
    queryKey: ['emailPreview', kind, language, typed],
    queryFn: () => shop.emailKinds.preview(kind, { language, words: typed }),
    placeholderData: keepPreviousData,
  });
  const { data } = preview;
  return (
    <Card component="section" aria-label={text('emails.preview')}>
      <Group justify="space-between" mb="sm">
        <Title order={2}>{text('emails.preview')}</Title>
        <SegmentedControl
          size="xs"
          aria-label={text('emails.preview.form')}
          value={form}
          onChange={setForm}
          data={[
            { value: 'html', label: text('emails.preview.html') },
            { value: 'text', label: text('emails.preview.text') },
          ]}
        />
      </Group>
      {preview.error && (
        <Text c="red" role="alert" mb="sm">
          {preview.error.message}
        </Text>
      )}
      {!data && !preview.error && <Skeleton height={360} />}
      {data && (
        <>
          <Text fw={600}>{data.subject}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            <bdi>{data.from}</bdi> ·{' '}
            {data.about === null
              ? text('emails.preview.invented')
              : text('emails.preview.order', { number: data.about })}
          </Text>
          {form === 'html' ? <Frame html={data.html} /> : <pre className="emailText">{data.text}</pre>}
        </>
      )}
    </Card>
  );
}

/**
 * A frame that runs no scripts. Its own content security policy allows the inline styles of emails. The frame loads an empty document, into
 * which the email is written.
 */
function Frame({ html }: { readonly html: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [height, setHeight] = useState(400);
  useEffect(() => {
    const page = ref.current?.contentDocument;
    if (!isLoaded || !page) return;
    // The email is parsed inside the frame because the admin's content security policy would drop its inline styles.
    page.documentElement.innerHTML = html;
    for (const anchor of page.querySelectorAll('a')) anchor.removeAttribute('href');
    setHeight(Math.max(200, page.documentElement.scrollHeight));
  }, [html, isLoaded]);
  return (
    <iframe
      ref={ref}
      className="emailFrame"
      title={text('emails.preview')}
      src="/admin/email-frame"
      sandbox="allow-same-origin"
      style={{ height }}
      onLoad={() => setLoaded(true)}
    />
  );
}
