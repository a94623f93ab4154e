import { List, Progress, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';
import type { Preflight } from './preflightQuery.ts';

interface StepProps {
  readonly title: PlainTextKey;
  readonly step: number;
  readonly steps: number;
  readonly children: ReactNode;
}

/** A wizard step. Its heading receives focus so that screen readers start there. */
export function Step({ title, step, steps, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <Stack>
      <div>
        <Text size="sm" c="dimmed">
          {text('replaceHomepage.step', { step, steps })}
        </Text>
        <Progress value={(100 * step) / steps} size="xs" my="xs" aria-hidden="true" />
        <Title order={3} size="h2" tabIndex={-1} ref={heading} style={{ outline: 'none' }}>
          {text(title)}
        </Title>
      </div>
      {children}
    </Stack>
  );
}

/** First step, which explains what a replacement does. */
export const ReplacementEffects = ({ landingPage, backup }: Preflight) => (
  <List spacing="xs">
    <List.Item>{text('replaceHomepage.what.copied', { page: landingPage.name })}</List.Item>
    <List.Item>{text('replaceHomepage.what.kept')}</List.Item>
    <List.Item>{text('replaceHomepage.what.backup', { name: backup.name })}</List.Item>
    <List.Item>{text('replaceHomepage.what.back')}</List.Item>
  </List>
);
