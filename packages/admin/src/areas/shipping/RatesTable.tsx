import { Stack, Table, Text } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { writeNumber } from '../../kit/inputs/numbers/readNumber.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { RowActions } from '../../kit/shared/RowActions.tsx';
import { moneyText } from '../../text/money.ts';
import { language, text } from '../../text/text.ts';
import type { Method, Rate, Units, Zone } from './shippingQuery.ts';

interface Props {
  readonly zone: Zone;
  readonly rates: readonly Rate[];
  readonly methods: readonly Method[];
  readonly units: Units;
  edit(rate: Rate): void;
}

/** Rates of a zone, one row per method, with the tiers of each. */
export function RatesTable({ zone, rates, methods, units, edit }: Props) {
  if (rates.length === 0) return <Text>{text('shipping.rates.empty')}</Text>;
  const label = text('shipping.rates.of', { zone: zone.name });
  const priced = methods.flatMap((method) => {
    const rate = rates.find(({ method_id }) => String(method_id) === method.coreShippingMethodId);
    return rate ? [{ method, rate }] : [];
  });
  return (
    <Table.ScrollContainer minWidth={520} type="native" scrollAreaProps={{ 'aria-label': label }}>
      <Table verticalSpacing="xs">
        <caption className="unseen">{label}</caption>
        <Table.Thead>
          <Table.Tr>
            {[text('shipping.method.one'), text('shipping.rate.cost'), text('shipping.rate.condition')].map(
              (title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ),
            )}
            <Table.Th scope="col">{text('shipping.status')}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {priced.map(({ method, rate }) => (
            <Table.Tr key={rate.uuid}>
              <Table.Th scope="row" fw={500}>
                {method.name}
              </Table.Th>
              <Table.Td className="number">
                <Cost rate={rate} units={units} />
              </Table.Td>
              <Table.Td className="number">{conditionText(rate, units)}</Table.Td>
              <Table.Td>
                <Enabled status={Number(rate.is_enabled && method.isEnabled)} />
              </Table.Td>
              <Table.Td>
                <RowActions
                  queryKey="shipping"
                  name={method.name}
                  edit={{
                    permission: 'updateCoreShippingRate',
                    label: text('shipping.rate.editOf', { method: method.name, zone: zone.name }),
                    run: () => edit(rate),
                  }}
                  remove={{
                    permission: 'deleteCoreShippingRate',
                    label: text('shipping.rate.deleteOf', { method: method.name, zone: zone.name }),
                    run: () => shop.coreShippingRates.delete(rate.uuid),
                  }}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

interface CostProps {
  readonly rate: Rate;
  readonly units: Units;
}

/** Formats a weight with the shop's unit. */
const weightText = (weight: number | string, unit: string): string =>
  `${writeNumber(Number(weight), { language })} ${unit}`;

/** Cost of a rate: the flat cost, or one line per tier. */
function Cost({ rate, units: { currency, weightUnit } }: CostProps) {
  const money = (amount: number | string) => moneyText(Number(amount), currency);
  if (rate.cost !== null) return money(rate.cost);
  const tiers = rate.price_based_cost?.length
    ? rate.price_based_cost.map(({ min_price, cost }) => [money(min_price), cost] as const)
    : (rate.weight_based_cost ?? []).map(
        ({ min_weight, cost }) => [weightText(min_weight, weightUnit), cost] as const,
      );
  if (tiers.length === 0) return text('shipping.rate.none');
  return (
    <Stack gap={2}>
      {tiers.map(([from, cost]) => (
        <span key={from}>{text('shipping.rate.tier', { from, cost: money(cost) })}</span>
      ))}
    </Stack>
  );
}

function conditionText({ condition_type: type, min, max }: Rate, { currency, weightUnit }: Units): string {
  if (type === null || (min === null && max === null)) return text('shipping.rate.always');
  const [from, to] = [min ?? 0, max ?? 0].map((bound) =>
    type === 'price' ? moneyText(Number(bound), currency) : weightText(bound, weightUnit),
  ) as [string, string];
  if (max === null) return text('shipping.rate.from', { from });
  return min === null ? text('shipping.rate.below', { to }) : text('shipping.rate.between', { from, to });
}
