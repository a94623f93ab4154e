import { Anchor, Card, Group, SimpleGrid, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../../kit/shared/Icon.tsx';
import type { IconName } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import type { Setting } from '../../kit/settings/settingKind.ts';
import { settingsQuery } from '../../kit/settings/settingsQuery.ts';
import { groupText, groupTitle, helpOf, nameOf } from '../../kit/settings/settingWords.ts';

/** Pages at the start of the list, which are shown even if they have no settings. */
const FIRST = [
  'store',
  'appearance',
  'payments',
  'shipping',
  'tax',
  'checkout',
  'legal',
  'catalog',
  'emails',
];

/** Permissions that some pages require in addition. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  payments: 'listPaymentMethods',
  emails: 'listEmailKinds',
};

const ICONS: Readonly<Record<string, IconName>> = {
  store: 'home',
  appearance: 'image',
  payments: 'key',
  shipping: 'truck',
  tax: 'percent',
  checkout: 'cart',
  legal: 'shield',
  catalog: 'box',
  emails: 'mail',
  security: 'shield',
  operations: 'gear',
  measurement: 'chart',
};

/** Index of the settings pages, with a search for settings by name. */
export function SettingsIndex() {
  const may = useMay();
  const settings = useQuery(settingsQuery);
  const [typed, setTyped] = useState('');
  const keyword = typed.trim().toLowerCase();
  const found = (settings.data ?? []).filter((setting) =>
    `${nameOf(setting)} ${helpOf(setting) ?? ''}`.toLowerCase().includes(keyword),
  );
  const groups = [...new Set([...FIRST, ...(settings.data ?? []).map(({ group }) => group)])].filter(
    (group) => !(group in PERMISSIONS) || may(PERMISSIONS[group]),
  );
  return (
    <Stack>
      <Title order={1}>{text('shopSettings.title')}</Title>
      {settings.error && <Problem error={settings.error} retry={() => void settings.refetch()} />}
      <TextInput
        type="search"
        aria-label={text('shopSettings.search')}
        placeholder={text('shopSettings.search')}
        leftSection={<Icon name="search" />}
        maw={480}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {keyword !== '' && <Found settings={found} />}
      {keyword === '' && settings.isPending && <Skeleton height={240} />}
      {keyword === '' && !settings.isPending && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {groups.map((group) => (
            <Card key={group} component={Link} {...linkTo(`/setting/${group}`)} className="cardLink">
              <Group wrap="nowrap" align="flex-start">
                <Icon name={ICONS[group] ?? 'sliders'} size={20} />
                <div>
                  <Text fw={600}>{groupTitle(group)}</Text>
                  <Text size="sm" c="dimmed">
                    {groupText(group)}
                  </Text>
                </div>
              </Group>
            </Card>
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}

const Found = ({ settings }: { readonly settings: readonly Setting[] }) => (
  <Card padding={0}>
    <Text role="status" p="md" c="dimmed">
      {text('list.found', { count: settings.length })}
    </Text>
    <Stack gap={0} component="ul" className="plainList">
      {settings.slice(0, 20).map((setting) => (
        <li key={setting.key}>
          <Anchor component={Link} {...linkTo(`/setting/${setting.group}`)} hash={setting.key}>
            {nameOf(setting)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {[groupTitle(setting.group), helpOf(setting)].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </Stack>
  </Card>
);
