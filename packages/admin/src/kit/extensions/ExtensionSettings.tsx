import { Card, Grid, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Setting } from '../settings/settingKind.ts';
import { SettingFields, useSettingsForm } from '../settings/SettingsForm.tsx';
import { SettingsFrame, useScrollToHash } from '../settings/SettingsFrame.tsx';
import { settingsQuery } from '../settings/settingsQuery.ts';
import { Problem } from '../shared/Problem.tsx';
import type { Manifest } from './manifest.ts';
import { words } from './words.ts';

type DeclaredPage = Manifest['settings_pages'][number];

const pages = new Map<string, ComponentType>();

/** Returns an extension's settings page. Returns the same component for repeated calls. */
export function extensionSettings(page: DeclaredPage): ComponentType {
  const known = pages.get(page.extension);
  if (known) return known;
  const made = () => <ExtensionSettings page={page} />;
  pages.set(page.extension, made);
  return made;
}

function ExtensionSettings({ page }: { readonly page: DeclaredPage }) {
  const settings = useQuery(settingsQuery);
  const own = page.settings.flatMap(({ key, label, help }) =>
    (settings.data ?? [])
      .filter((setting) => setting.key === key)
      .map((setting) => ({
        ...setting,
        ...(label !== undefined && { label: words(label) }),
        ...(help !== undefined && { description: words(help) }),
      })),
  );
  const form = useSettingsForm(own);
  useScrollToHash(settings.isSuccess);
  if (settings.isPending) return <Skeleton height={320} />;
  if (settings.error) return <Problem error={settings.error} retry={() => void settings.refetch()} />;
  return (
    <SettingsFrame title={words(page.title)} about={page.about === undefined ? '' : words(page.about)}>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Card>
            <SettingFields settings={own satisfies readonly Setting[]} field={form.field} />
          </Card>
        </Grid.Col>
      </Grid>
      {form.bar}
    </SettingsFrame>
  );
}
