import { Badge, Box, Card, Group, Stack, Table, Text } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { RowActions } from '../../kit/shared/RowActions.tsx';
import { moneyText } from '../../text/money.ts';
import { comma, day, language, text } from '../../text/text.ts';
import type { Currency } from './currencyQuery.ts';
import { rateText } from './rateText.ts';

interface Props {
  /** Code of the shop's currency. */
  readonly base: string;
  readonly currencies: readonly Currency[];
  edit(currency: Currency): void;
}

/** Table of the currencies, with the shop's own first. On a phone, the rates stand below the names. */
export const CurrenciesTable = ({ base, currencies, edit }: Props) => (
  <Card>
    <Table verticalSpacing="sm">
      <caption className="unseen">{text('currencies.title')}</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{text('currencies.currency')}</Table.Th>
          {(['currencies.rate', 'currencies.rounding', 'currencies.examples'] as const).map((title) => (
            <Table.Th key={title} scope="col" visibleFrom="md">
              {text(title)}
            </Table.Th>
          ))}
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {currencies.map((currency) => (
          <CurrencyRow key={currency.code} base={base} currency={currency} edit={edit} />
        ))}
      </Table.Tbody>
    </Table>
  </Card>
);

interface RowProps {
  readonly base: string;
  readonly currency: Currency;
  edit(currency: Currency): void;
}

function CurrencyRow({ base, currency, edit }: RowProps) {
  const { code, status, is_default: isOwn } = currency;
  const name = nameOf(code);
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <Group gap="xs">
          {text('currencies.name', { name, code })}
          {isOwn && <Badge color="gray">{text('currencies.own')}</Badge>}
          {status === 0 && <Badge color="gray">{text('currencies.off')}</Badge>}
        </Group>
        {!isOwn && (
          <Box hiddenFrom="md" fw={400}>
            <Rate base={base} currency={currency} />
          </Box>
        )}
      </Table.Th>
      <Table.Td visibleFrom="md">{isOwn ? null : <Rate base={base} currency={currency} />}</Table.Td>
      <Table.Td visibleFrom="md">{isOwn ? null : roundingOf(currency)}</Table.Td>
      <Table.Td visibleFrom="md">{isOwn ? null : <Examples base={base} currency={currency} />}</Table.Td>
      <Table.Td>
        {!isOwn && (
          <RowActions
            queryKey="currencies"
            name={name}
            edit={{
              permission: 'updateCurrency',
              label: text('shipping.editOf', { name }),
              run: () => edit(currency),
            }}
            remove={{
              permission: 'deleteCurrency',
              label: text('shipping.deleteOf', { name }),
              lost: text('currencies.lost'),
              run: () => shop.currencies.delete(code),
            }}
          />
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Returns the name of a currency in the admin's language. */
const nameOf = (code: string): string => names.of(code) ?? code;
const names = new Intl.DisplayNames([language], { type: 'currency' });

function Rate({ base, currency: { code, rate, rate_at: at } }: Omit<RowProps, 'edit'>) {
  if (rate === null) return <Text c="dimmed">{text('currencies.rate.none')}</Text>;
  return (
    <Stack gap={0}>
      <span className="number">{rateText(base, code, rate)}</span>
      {at !== null && (
        <Text c="dimmed" size="sm">
          {text('currencies.rate.at', { date: day(at) })}
        </Text>
      )}
    </Stack>
  );
}

/** Describes the step and the ending of converted prices. */
function roundingOf({ code, step, ending }: Currency): string {
  const parts = [
    ...(step === null ? [] : [text('currencies.step.of', { amount: moneyText(step, code) })]),
    ...(ending === null ? [] : [text('currencies.ending.of', { amount: moneyText(ending, code) })]),
  ];
  return parts.length === 0 ? text('currencies.rounding.none') : parts.join(comma);
}

/** Prices in the shop's currency and what they become. */
function Examples({ base, currency: { code, examples } }: Omit<RowProps, 'edit'>) {
  const shown = examples.filter(({ price }) => price !== null).slice(0, 3);
  return (
    <Stack gap={0}>
      {shown.map((example) => (
        <span key={example.base} className="number">
          {text('currencies.example', {
            from: moneyText(example.base, base),
            to: moneyText(example.price ?? 0, code),
          })}
        </span>
      ))}
    </Stack>
  );
}
