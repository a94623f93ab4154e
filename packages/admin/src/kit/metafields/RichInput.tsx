import { Button, Input, Text } from '@mantine/core';
import { useState } from 'react';
import { RichText } from '../form/RichText.tsx';
import { text } from '../../text/text.ts';
import { htmlOfRows, rowsOfHtml } from './richRows.ts';
import type { InputWords } from './ScalarInput.tsx';

interface Props {
  readonly value: unknown;
  readonly words: InputWords;
  onChange(value: unknown): void;
}

/** Rich text editor for a metafield. Content that the editor cannot show is preserved until the administrator replaces it. */
export function RichInput({ value, words, onChange }: Props) {
  const [html, setHtml] = useState(() => htmlOfRows(value));
  const label = words.label ?? words['aria-label'] ?? '';
  if (html === null)
    return (
      <Input.Wrapper label={label} labelElement="div">
        <Text c="dimmed" mb={4}>
          {text('metafields.rich.other')}
        </Text>
        <Button variant="default" size="xs" onClick={() => setHtml('')}>
          {text('metafields.rich.replace')}
        </Button>
      </Input.Wrapper>
    );
  return (
    <RichText
      label={label}
      {...(words.description !== undefined && { help: words.description })}
      error={words.error}
      html={html}
      onChange={(next) => onChange(rowsOfHtml(next))}
    />
  );
}
