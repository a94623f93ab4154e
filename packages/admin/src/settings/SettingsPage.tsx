import { Card, Grid, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { MetafieldsCard } from '../metafields/panels.tsx';
import { Problem } from '../shared/Problem.tsx';
import { BackLink } from '../shared/BackLink.tsx';
import { NotFound } from '../shell/ErrorPage.tsx';
import { comma, languageName, text } from '../text/text.ts';
import { SettingFields, useSettingsForm } from './SettingsForm.tsx';
import { settingsQuery, storeQuery } from './settingsQuery.ts';
import { groupText, groupTitle } from './settingWords.ts';

/** Pages that exist without a setting. */
const STORE = 'store';

/** The page of the settings of one group. The singular `payment` leads to its page. */
export function SettingsPage() {
  const { group = '' } = useParams({ strict: false }) as { readonly group?: string };
  if (group === 'payment') return <Navigate to={'/setting/payments' as never} replace />;
  return <GroupPage key={group} group={group} />;
}

function GroupPage({ group }: { readonly group: string }) {
  const settings = useQuery(settingsQuery);
  const own = (settings.data ?? []).filter((setting) => setting.group === group);
  const form = useSettingsForm(own);
  useScrollToHash(settings.isSuccess);
  if (settings.isPending) return <Skeleton height={320} />;
  if (settings.error) return <Problem error={settings.error} retry={() => void settings.refetch()} />;
  if (own.length === 0 && group !== STORE) return <NotFound message={text('shopSettings.unknown')} />;
  return (
    <SettingsFrame title={groupTitle(group)} about={groupText(group)}>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            {group === STORE && <StoreFacts />}
            {own.length > 0 && (
              <Card>
                <SettingFields settings={own} field={form.field} />
              </Card>
            )}
            {group === STORE && <MetafieldsCard ownerType="shop" />}
          </Stack>
        </Grid.Col>
      </Grid>
      {form.bar}
    </SettingsFrame>
  );
}

/** The frame of a page of settings, with the way back to their list. */
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

/** Scrolls to the setting that the address names, and puts the focus into it. */
export function useScrollToHash(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    const place = document.getElementById(hash);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [hash, isReady]);
}

/** The facts about the store that the configuration file sets. */
function StoreFacts() {
  const { data: store } = useQuery(storeQuery);
  if (!store) return <Skeleton height={200} />;
  const rows = [
    [text('shopSettings.store.name'), store.name],
    [text('shopSettings.store.url'), store.url],
    [text('shopSettings.store.currency'), store.currency],
    [text('shopSettings.store.languages'), store.languages.map(languageName).join(comma)],
    [text('shopSettings.store.timezone'), store.timezone],
    [text('shopSettings.store.weightUnit'), store.weightUnit],
  ];
  return (
    <Card component="section" aria-label={text('shopSettings.store.facts')}>
      <Title order={2} mb="xs">
        {text('shopSettings.store.facts')}
      </Title>
      <Table variant="vertical" layout="auto" withRowBorders>
        <Table.Tbody>
          {rows.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" w={180}>
                {label}
              </Table.Th>
              <Table.Td className="breakable">{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" mt="sm">
        {text('shopSettings.fixed.text')}
      </Text>
    </Card>
  );
}
