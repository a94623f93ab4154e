import { Alert, Badge, List, Stack, Table, Text } from '@mantine/core';
import type { PreviewPromotionData } from '@shop/sdk';
import { TrialHead } from '../../kit/shared/TrialHead.tsx';
import { moneyText } from '../../text/money.ts';
import { negative, text } from '../../text/text.ts';

interface Props {
  readonly outcome: PreviewPromotionData;
}

/** Result of a trial: whether the promotion applies, what it takes off each line, and the promotions that it keeps out. */
export function TryOutcome({ outcome }: Props) {
  const { applies, reasons, kept_out: keptOut } = outcome;
  return (
    <Stack gap="sm">
      <Alert
        color={applies ? 'teal' : 'orange'}
        title={text(applies ? 'promotions.try.applies' : 'promotions.try.not')}
      >
        {reasons.length > 0 &&
          reasons.map(({ code, message }) => (
            <Text key={`${code} ${message}`} size="sm">
              {message}
            </Text>
          ))}
      </Alert>
      <Lines outcome={outcome} />
      {keptOut.length > 0 && (
        <div>
          <Text fw={600} size="sm">
            {text('promotions.try.keptOut')}
          </Text>
          <List size="sm">
            {keptOut.map(({ promotion_id: id, name, message }) => (
              <List.Item key={id}>
                <bdi>{name}</bdi>: {message}
              </List.Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  );
}

/** Table of the lines of the cart, and of what the promotion takes off the whole order and the shipping fee. */
function Lines({ outcome: { currency, lines, discounts } }: Props) {
  const off = (amount: number) => (amount > 0 ? negative(moneyText(amount, currency)) : '–');
  const whole = discounts.filter(({ class: of, amount }) => of === 'shipping' && amount > 0);
  return (
    <Table verticalSpacing="xs">
      <caption className="unseen">{text('promotions.try')}</caption>
      <TrialHead />
      <Table.Tbody>
        {lines.map(({ sku, name, qty, is_gift: isGift, total, amount }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Table.Tr key={`${index} ${sku}`}>
            <Table.Th scope="row" fw={400}>
              {qty} × <bdi>{name}</bdi>{' '}
              {isGift && <Badge color="teal">{text('promotions.action.gift')}</Badge>}
            </Table.Th>
            <Table.Td className="number" ta="end">
              {moneyText(total, currency)}
            </Table.Td>
            <Table.Td className="number" ta="end">
              {off(amount)}
            </Table.Td>
          </Table.Tr>
        ))}
        {whole.map(({ label, amount }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={400} colSpan={2}>
              {text('promotions.shipping')}
            </Table.Th>
            <Table.Td className="number" ta="end">
              {off(amount)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
