import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { comma, text } from '../../text/text.ts';
import { CurrenciesTable } from './CurrenciesTable.tsx';
import { CurrencyDialog } from './CurrencyDialog.tsx';
import { RateFiles } from './RateFiles.tsx';
import { currencyQuery } from './currencyQuery.ts';
import type { Currency } from './currencyQuery.ts';
import { rateText } from './rateText.ts';

/** Page of the currencies: their rates with the date, and the rounding shown on example prices. */
export function CurrenciesPage() {
  const may = useMay();
  const { data: currencies } = useSuspenseQuery(currencyQuery);
  const [edited, edit] = useState<Currency | 'new' | null>(null);
  const [own] = currencies;
  const base = own?.code ?? '';
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>{text('currencies.title')}</Title>
        <Group gap="xs">
          {may('refreshCurrencies') && currencies.length > 1 && <RefreshButton />}
          {may('createCurrency') && <Button onClick={() => edit('new')}>{text('currencies.new')}</Button>}
        </Group>
      </Group>
      <Text c="dimmed" maw={640}>
        {text('currencies.about', { base })}
      </Text>
      {currencies
        .filter(({ held_rate: held }) => held !== null)
        .map((currency) => (
          <HeldRate key={currency.code} base={base} currency={currency} />
        ))}
      <CurrenciesTable base={base} currencies={currencies} edit={edit} />
      <RateFiles />
      {edited && (
        <CurrencyDialog
          base={base}
          currency={edited === 'new' ? null : edited}
          taken={currencies.map(({ code }) => code)}
          close={() => edit(null)}
        />
      )}
    </Stack>
  );
}

/** Button that gets new rates, and says what became of them. */
function RefreshButton() {
  const client = useQueryClient();
  const refresh = useAction({
    mutationFn: () => shop.currencies.refresh(),
    meta: { isWithoutFields: true },
    onSuccess: async ({ updated, missing }) => {
      const lines = [
        text('currencies.refreshed', { count: updated.length }),
        ...(missing.length === 0 ? [] : [text('currencies.missing', { codes: missing.join(comma) })]),
      ];
      notifications.show({ color: 'teal', message: lines.join(' ') });
      await client.invalidateQueries({ queryKey: ['currencies'] });
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<Icon name="refresh" size={16} />}
      loading={refresh.isPending}
      onClick={() => refresh.mutate()}
    >
      {text('currencies.refresh')}
    </Button>
  );
}

/** Notice about a rate that changed too much to be taken over, with a button that takes it over. */
function HeldRate({ base, currency }: { readonly base: string; readonly currency: Currency }) {
  const may = useMay();
  const client = useQueryClient();
  const { code, rate, held_rate: held } = currency;
  const accept = useAction({
    mutationFn: () => shop.currencies.update(code, { rate: held }),
    meta: { isWithoutFields: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['currencies'] }),
  });
  return (
    <Alert color="yellow" title={text('currencies.held', { code })}>
      <Stack gap="xs" align="start">
        {text('currencies.held.text', {
          rate: rateText(base, code, rate ?? 0),
          offered: rateText(base, code, held ?? 0),
        })}
        {may('updateCurrency') && (
          <Button variant="default" size="xs" loading={accept.isPending} onClick={() => accept.mutate()}>
            {text('currencies.held.accept')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
