import { Checkbox, Fieldset, Stack, Text } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import type { PreviewRefundData } from '@shop/sdk';
import { MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { moneyText } from '../../text/money.ts';
import { text } from '../../text/text.ts';
import type { Order } from './orderQuery.ts';
import { tenderName } from './tenderName.ts';

/** The choice of what a refund goes to. `amounts` are by the id of a tender; null leaves them to the shop. */
export interface Targets {
  readonly amounts: Readonly<Record<string, string | number>> | null;
  readonly toCredit: boolean;
}

export const SHOP_CHOOSES: Targets = { amounts: null, toCredit: false };

/** Returns the choice as the shop expects it. */
export const bodyOfTargets = ({ amounts, toCredit }: Targets) => ({
  ...(amounts && {
    tenders: Object.entries(amounts).flatMap(([id, amount]) =>
      Number(amount) > 0 ? [{ id, amount: Number(amount) }] : [],
    ),
  }),
  ...(toCredit && { to_credit: true }),
});

interface Props {
  readonly order: Order;
  readonly targets: Targets;
  /** The split that the shop computes. Null while it is not known. */
  readonly split: PreviewRefundData['refund'] | null;
  /** The refusal of the split. */
  readonly refusal: unknown;
  change(targets: Targets): void;
}

/**
 * Shows what each tender of an order paid and can get back, with inputs for what goes to which, and lets a customer get the refund as store
 * credit. Shows nothing for the order of a guest that one tender paid.
 */
export function RefundTenders({ order, targets, split, refusal, change }: Props) {
  const { tenders, customerId } = order;
  const { amounts, toCredit } = targets;
  if (tenders.length < 2 && customerId === null) return null;
  return (
    <Fieldset legend={text('orders.refund.tenders')}>
      <Stack gap="sm">
        {tenders.map((tender) => (
          <Tender
            key={tender.id}
            order={order}
            tender={tender}
            {...(amounts && {
              amount: amounts[tender.id] ?? '',
              setAmount: (amount: string | number) =>
                change({ ...targets, amounts: { ...amounts, [tender.id]: amount } }),
            })}
          />
        ))}
        {hasCode(refusal, 'TENDER_AMOUNTS') && (
          <Text c="red" size="sm" role="alert">
            {refusal.message}
          </Text>
        )}
        {tenders.length > 1 && (
          <Checkbox
            label={text('orders.refund.choose')}
            description={text('orders.refund.choose.help')}
            checked={amounts !== null}
            onChange={(event) =>
              change({ ...targets, amounts: event.currentTarget.checked ? toldAmounts(order, split) : null })
            }
          />
        )}
        <Checkbox
          label={text('orders.refund.toCredit')}
          description={text(customerId === null ? 'orders.refund.guest' : 'orders.refund.toCredit.help')}
          disabled={customerId === null}
          checked={toCredit}
          error={hasCode(refusal, 'CUSTOMER_REQUIRED') ? refusal.message : null}
          onChange={(event) => change({ ...targets, toCredit: event.currentTarget.checked })}
        />
      </Stack>
    </Fieldset>
  );
}

interface TenderProps {
  readonly order: Order;
  readonly tender: Order['tenders'][number];
  /** The chosen amount. Absent if the shop chooses. */
  readonly amount?: string | number;
  setAmount?(amount: string | number): void;
}

function Tender({ order: { currency }, tender, amount, setAmount }: TenderProps) {
  const { captured, refunded } = tender;
  const left = Math.max(0, Number((captured.value - refunded.value).toFixed(4)));
  const words = text('orders.tender.left', { paid: captured.text, left: moneyText(left, currency) });
  if (amount === undefined || !setAmount)
    return (
      <div>
        <Text className="breakable">{tenderName(tender)}</Text>
        <Text size="sm" c="dimmed">
          {words}
        </Text>
      </div>
    );
  return (
    <MoneyInput
      label={tenderName(tender)}
      description={words}
      min={0}
      max={left}
      currency={currency}
      value={amount}
      onChange={setAmount}
    />
  );
}

/** Returns the amounts that the shop would choose, to begin with. */
function toldAmounts({ tenders }: Order, split: Props['split']): Targets['amounts'] {
  const told = new Map(split?.tenders.map(({ id, amount }) => [id, amount]));
  return Object.fromEntries(tenders.map(({ id }) => [id, told.get(id) ?? '']));
}

const hasCode = (error: unknown, code: string): error is Error => isShopError(error) && error.code === code;
