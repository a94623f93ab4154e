import { Card, Grid, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { meQuery } from '../../kit/api/queries.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { languages } from '../../text/languages.ts';
import { chooseLanguage, language, text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';
import { AccountForm, PasswordForm } from './AccountForms.tsx';
import { Authenticator } from './Authenticator.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { TokensPanel } from './TokensPanel.tsx';

/** Page for the administrator's own account. */
export function ProfilePage() {
  const { data: me } = useSuspenseQuery(meQuery);
  const may = useMay();
  return (
    <Stack gap="md">
      <Title order={1}>{text('profile.title')}</Title>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            <Section title="profile.account">
              <AccountForm key={me.updated_at} me={me} />
            </Section>
            <Section title="profile.password">
              <PasswordForm />
            </Section>
            <Section title="profile.second">
              <Stack>
                <Text c="dimmed">{text('profile.second.help')}</Text>
                <Authenticator isOn={me.authenticator} />
                <Passkeys />
              </Stack>
            </Section>
            {may('listUserTokens') && (
              <Section title="users.tokens">
                <TokensPanel record={{ uuid: me.uuid }} />
              </Section>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="md">
            <Section title="profile.language">
              <Select
                aria-label={text('profile.language')}
                value={language}
                data={Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))}
                onChange={(code) => code && chooseLanguage(code)}
              />
            </Section>
            <Section title="profile.sessions">
              <Sessions />
            </Section>
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

const Section = ({ title, children }: { readonly title: PlainTextKey; readonly children: ReactNode }) => (
  <Card component="section" aria-label={text(title)}>
    <Title order={2} mb="sm">
      {text(title)}
    </Title>
    {children}
  </Card>
);
