import { Card, Grid, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { MetafieldsCard } from '../../kit/metafields/panels.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { NotFound } from '../../kit/pages/ErrorPage.tsx';
import { text } from '../../text/text.ts';
import { SettingFields, useSettingsForm } from '../../kit/settings/SettingsForm.tsx';
import { SettingsFrame, useScrollToHash } from '../../kit/settings/SettingsFrame.tsx';
import { settingsQuery, storeQuery } from '../../kit/settings/settingsQuery.ts';
import { groupText, groupTitle } from '../../kit/settings/settingWords.ts';

/** Page that is shown even if it has no settings. */
const STORE = 'store';

/** Page with the settings of one group. The group name `payment` redirects to the payment methods page. */
export function SettingsPage() {
  const { group = '' } = useParams({ strict: false }) as { readonly group?: string };
  if (group === 'payment') return <Navigate {...linkTo('/setting/payments')} replace />;
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

/** Read-only store properties, which are set in the configuration file. */
function StoreFacts() {
  const { data: store } = useQuery(storeQuery);
  if (!store) return <Skeleton height={200} />;
  const rows = [
    [text('shopSettings.store.name'), store.name],
    [text('shopSettings.store.url'), store.url],
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
