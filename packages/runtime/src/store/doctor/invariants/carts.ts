import { sql } from '../../../platform/db/db.ts';
import { byQuery, offenders } from './invariant.ts';
import type { Invariant } from './invariant.ts';
import { TOTALS_DIFFER } from './orders.ts';

const shippingSelections: Invariant = {
  id: 'cartShipping',
  about: 'The shipping method of every active cart belongs to an installed provider.',
  fix: "Reinstall the provider's extension. Otherwise shoppers choose again when they return.",
  find: (db, app) =>
    offenders(
      db,
      sql.fragment`
        select uuid from cart
        where status and shipping_method_data ->> 'providerCode' <> all(${sql.array(
          app
            .registry('shippingProviders')
            .list()
            .map(({ code }) => code),
          'text',
        )})`,
    ),
};

const remindersAgainstWill = byQuery({
  id: 'remindersAgainstWill',
  about: 'Nobody got a reminder of a cart or an order after they stopped reminders.',
  fix: 'Look for a program that writes reminders with SQL, and stop it: the shop itself asks before each email.',
  query: sql.fragment`
    select reminder.email from (
      select email, created_at from cart_reminder union all select email, created_at from order_follow_up
    ) reminder
    join reminder_choice choice on lower(choice.email) = lower(reminder.email)
    where not choice.wanted and reminder.created_at > choice.chosen_at + interval '1 minute'`,
});

/** The invariants of carts and customers. */
export const cartInvariants: readonly Invariant[] = [
  remindersAgainstWill,
  byQuery({
    id: 'cartTotals',
    about: 'The total of every active cart is the sum of its parts.',
    fix: 'No action needed: the next read of the cart recomputes it. Look for an extension that writes carts.',
    query: sql.fragment`select uuid from cart where status and (${TOTALS_DIFFER})`,
  }),
  byQuery({
    id: 'orderedCarts',
    about: 'Every cart with a placed order is closed.',
    fix: 'Set `cart.status` to false with SQL, so that it cannot be ordered twice.',
    query: sql.fragment`
      select c.uuid from cart c join "order" o using (cart_id)
      where c.status and o.placed_at is not null and o.superseded_at is null and o.canceled_at is null`,
  }),
  byQuery({
    id: 'handOverKeys',
    about: 'Every key by which a person goes on with a cart belongs to a cart, and ends within 24 hours.',
    fix: 'Delete the row of `cart_hand_over` with SQL. The sales channel creates a new address.',
    query: sql.fragment`
      select h.uuid from cart_hand_over h left join cart c using (cart_id)
      where c.cart_id is null or h.expires_at > h.created_at + interval '24 hours'`,
  }),
  byQuery({
    id: 'endedHandOvers',
    isCleared: true,
    about: 'Keys by which a person goes on with a cart are deleted within two hours after they have ended.',
    fix: 'Run the job `deleteEndedHandOvers`, which also runs every hour.',
    query: sql.fragment`select uuid from cart_hand_over where expires_at < now() - interval '2 hours'`,
  }),
  shippingSelections,
  byQuery({
    id: 'customerGroup',
    about: 'The group for new customers exists.',
    fix: 'Recreate the group: "insert into customer_group (customer_group_id, group_name) overriding system value values (1, …)".',
    query: sql.fragment`select 1 where not exists (select from customer_group where customer_group_id = 1)`,
  }),
];
