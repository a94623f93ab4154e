import { sql } from '../../../platform/db/db.ts';
import { paymentStatuses } from '../../../modules/payments/statuses.ts';
import { keyMarks } from '../../../modules/storedValue/index.ts';
import { byQuery, offenders } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** Selects the name by which people know a gift card or a credit. */
const NAME = sql.fragment`coalesce('gift card ' || v.last4 || ' ', 'credit ') || v.uuid`;

/** The invariants of gift cards and store credit. */
export const storedValueInvariants: readonly Invariant[] = [
  byQuery({
    id: 'storedBalances',
    about: 'The balance of a gift card or a credit is the sum of its entries, and at least 0.',
    fix: 'Compare the entries with the orders. Set `stored_value.balance` to their sum with SQL, after a backup.',
    query: sql.fragment`
      select ${NAME} from stored_value v
      where v.balance < 0 or v.balance <> (
        select coalesce(sum(e.amount), 0) from stored_value_entry e where e.stored_value_id = v.stored_value_id)`,
  }),
  byQuery({
    id: 'giftCardIssues',
    about: 'Every gift card was issued once, with its amount.',
    fix: 'Correct the entry `issue` of the gift card with SQL, after a backup.',
    query: sql.fragment`
      select ${NAME} from stored_value v
      where v.kind = 'gift_card' and array(
        select e.amount from stored_value_entry e where e.stored_value_id = v.stored_value_id and e.kind = 'issue'
      ) <> array[v.initial]`,
  }),
  byQuery({
    id: 'redeemedAmounts',
    about: 'An order gives back to a gift card at most what it took, and what is canceled once.',
    fix: 'Compare the entries with the order. Correct them and the balance with SQL, after a backup.',
    query: sql.fragment`
      select distinct ${NAME} from stored_value v join (
        select stored_value_id, sum(amount) as kept from stored_value_entry where order_id is not null and kind <> 'issue'
        group by stored_value_id, order_id
      ) taken using (stored_value_id)
      where v.kind = 'gift_card' and taken.kept > 0`,
  }),
  byQuery({
    id: 'redeemedCurrencies',
    about: 'The orders in a ledger are in the currency of the gift card or the credit.',
    fix: 'Correct the entries with SQL, after a backup.',
    query: sql.fragment`
      select distinct ${NAME} from stored_value v join stored_value_entry e using (stored_value_id) join "order" o using (order_id)
      where o.currency <> v.currency`,
  }),
  {
    id: 'soldGiftCards',
    about:
      'A paid line of gift cards has one card for each unit that was not refunded before, and no line has more than units.',
    fix: 'Issue what is missing (/admin/gift-cards), and make void what is too much.',
    find(db, app) {
      const known = paymentStatuses(app.registry('paymentMethods').list());
      const paid = [...known].filter(([, { phase }]) => phase === 'paid').map(([code]) => code);
      return offenders(
        db,
        sql.fragment`
          select 'order ' || o.order_number || ', ' || i.product_sku
          from order_item i join "order" o on o.order_id = i.order_item_order_id
          cross join lateral (select count(*) as cards from stored_value v where v.order_item_id = i.order_item_id) sold
          where sold.cards > i.qty or (
            i.gift_card is not null and i.inputs is not null and o.canceled_at is null
            and o.payment_status = any(${sql.array(paid, 'text')}) and sold.cards < i.qty - i.refunded_qty)`,
      );
    },
  },
  {
    id: 'giftCardKeys',
    about: 'The code of every gift card that can be used was hashed with a key that the shop has.',
    fix: 'Add the key of that time to `secrets.previousKeys`, or send the gift card again with a new code (/admin/gift-cards).',
    find: (db, app) =>
      offenders(
        db,
        sql.fragment`
          select ${NAME} from stored_value v
          where v.kind = 'gift_card' and v.state = 'active' and v.balance > 0
            and v.code_key not in (${sql.join(
              keyMarks(app).map((mark) => sql.binary(mark)),
              sql.fragment`, `,
            )})`,
      ),
  },
];
