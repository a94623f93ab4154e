import { Button, Stack, Text, Title } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { SettingInput } from '../../kit/settings/SettingInput.tsx';
import type { Setting } from '../../kit/settings/settingKind.ts';
import { settingsQuery, storeQuery } from '../../kit/settings/settingsQuery.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';

/** The settings that a new shop asks for. Later, they can hardly be changed. */
const KEYS = ['shopCountry', 'shopCurrency', 'shopLanguages'];

/**
 * Second step of the first-run setup: the country, the currency and the languages of the shop. Settings that the configuration file sets are not
 * asked for; without others, the step is skipped.
 */
export function SetupShop({ done }: { done(): void }) {
  const { data: settings, error } = useQuery(settingsQuery);
  const { data: store } = useQuery(storeQuery);
  const asked = KEYS.flatMap(
    (key) => settings?.find((setting) => setting.key === key && !setting.inConfig) ?? [],
  );
  const isSkipped = error !== null || (settings !== undefined && asked.length === 0);
  useEffect(() => {
    if (isSkipped) done();
  }, [isSkipped, done]);
  if (!settings || !store || isSkipped) return null;
  const present = { shopCurrency: store.currency, shopLanguages: store.languages };
  return <ShopForm settings={asked} present={present} done={done} />;
}

interface FormProps {
  readonly settings: readonly Setting[];
  /** The values that apply while nothing is saved. */
  readonly present: Readonly<Record<string, unknown>>;
  done(): void;
}

/** Form of the settings. It saves those that were changed. */
function ShopForm({ settings, present, done }: FormProps) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Readonly<Record<string, unknown>>>({});
  const save = useMutation({
    mutationFn: async () => {
      if (Object.keys(drafts).length > 0) await shop.settings.save(drafts);
    },
    onSuccess: async () => {
      await client.invalidateQueries();
      done();
    },
  });
  const faults = isShopError(save.error) ? save.error.details : [];
  const faultOf = (key: string) =>
    faults.find(({ path }) => path === key || path.startsWith(`${key}.`))?.message;
  const isElsewhere = save.error !== null && settings.every(({ key }) => faultOf(key) === undefined);
  return (
    <Stack>
      <Title order={1}>{text('setup.shop.title')}</Title>
      <Text c="dimmed">{text('setup.shop.text')}</Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Stack>
          {isElsewhere && <Problem error={save.error} isAnswer />}
          {settings.map((setting) => (
            <SettingInput
              key={setting.key}
              setting={setting}
              value={drafts[setting.key] ?? setting.value ?? present[setting.key]}
              error={faultOf(setting.key)}
              disabled={save.isPending}
              change={(value) => setDrafts((former) => ({ ...former, [setting.key]: value }))}
            />
          ))}
          <Button type="submit" loading={save.isPending}>
            {text('setup.submit')}
          </Button>
          <Button variant="subtle" onClick={done}>
            {text('setup.later')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
