import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shop } from '../../kit/api/shop.ts';
import { comma, text } from '../../text/text.ts';
import type { TaxClass } from './taxQuery.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';

const ROUNDING = { round: 'tax.rounding.round', up: 'tax.rounding.up', down: 'tax.rounding.down' } as const;
const LEVEL = { unit: 'tax.level.unit', line: 'tax.level.line', total: 'tax.level.total' } as const;
const BASE = {
  shippingAddress: 'tax.base.shipping',
  billingAddress: 'tax.base.billing',
  storeAddress: 'tax.base.store',
} as const;

/** Current values of the settings that affect tax, with links to change them. */
export function TaxSettings({ classes }: { readonly classes: readonly TaxClass[] }) {
  const { data } = useQuery({ queryKey: ['settings'], queryFn: () => shop.settings.get() });
  if (!data) return null;
  const rows = [
    [
      text('tax.setting.prices'),
      text(data['priceIncludingTax'] === true ? 'tax.prices.gross' : 'tax.prices.net'),
    ],
    [text('tax.setting.base'), text(BASE[data['baseCalculationAddress'] as keyof typeof BASE])],
    [
      text('tax.setting.products'),
      classes.find(({ isDefault }) => isDefault)?.name ?? text('tax.products.none'),
    ],
    [text('tax.setting.shipping'), shippingText(data['defaultShippingTaxClassId'], classes)],
    [
      text('tax.setting.rounding'),
      [
        text(ROUNDING[data['taxRounding'] as keyof typeof ROUNDING]),
        text(LEVEL[data['taxRoundLevel'] as keyof typeof LEVEL]),
      ].join(comma),
    ],
  ] as const;
  return (
    <Card component="section" aria-label={text('tax.settings')}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{text('tax.settings')}</Title>
        <Anchor component={Link} {...linkTo('/setting/tax')}>
          {text('tax.settings.change')}
        </Anchor>
      </Group>
      <Stack gap={6}>
        {rows.map(([label, value]) => (
          <Group key={label} justify="space-between">
            <Text c="dimmed">{label}</Text>
            <Text>{value}</Text>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}

/** Describes how shipping is taxed: not at all, at the items' rates, or with a tax class. */
function shippingText(choice: unknown, classes: readonly TaxClass[]): string {
  if (choice === null || choice === undefined) return text('tax.shipping.none');
  if (choice === -1) return text('tax.shipping.share');
  if (choice === 0) return text('tax.shipping.highest');
  const chosen = classes.find(({ taxClassId, uuid }) => taxClassId === String(choice) || uuid === choice);
  return chosen?.name ?? text('tax.shipping.none');
}
