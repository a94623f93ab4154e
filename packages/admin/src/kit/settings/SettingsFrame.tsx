import { Stack, Text, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { text } from '../../text/text.ts';
import { BackLink } from '../shared/BackLink.tsx';

/** Frame of a settings page, with a link to the settings index. */
export const SettingsFrame = ({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) => (
  <Stack>
    <div>
      <BackLink to="/setting">{text('shopSettings.title')}</BackLink>
      <Title order={1}>{title}</Title>
      {about !== '' && <Text c="dimmed">{about}</Text>}
    </div>
    {children}
  </Stack>
);

/** Scrolls to the setting in the URL hash and focuses it. */
export function useScrollToHash(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const place = document.getElementById(hash);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [hash, isReady]);
}
