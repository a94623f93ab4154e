import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { both, cartParams, readCart, resolveCart } from '../carts/index.ts';
import { contactRequired } from '../orders/index.ts';
import { remindersNotAsked } from './errors.ts';
import { readOffer, setConsent } from './reminderConsent.ts';

const consent = z.object({
  asked: z
    .boolean()
    .describe(
      'True if a checkout should ask: the shop sends such emails, and the customer has not chosen in their account.',
    ),
  given: z.boolean().describe('True if the shopper agreed in this checkout.'),
});

/** The route with which a checkout of one's own stores the consent to reminders. */
export const consentRoutes = [
  defineRoute({
    id: 'setCartReminders',
    does: 'Stores or withdraws the consent to emails about this cart and its order, for the email address that the cart has now. Fails with `REMINDERS_NOT_ASKED` if the shop does not ask for it, and with `CONTACT_REQUIRED` if the cart has no email address.',
    method: 'POST',
    path: both('/reminders'),
    access: 'public',
    params: cartParams,
    body: z.object({ given: z.boolean().meta(kind('flag', 'True if the shopper agrees.')) }),
    response: consent,
    async handle(call) {
      const { app, db, caller, body } = call;
      const { given } = body;
      const { id } = await resolveCart(call);
      const cart = await readCart(app, db, id, caller);
      const { isAsked } = await readOffer(app, db, cart, caller.customer);
      if (given && !isAsked) throw remindersNotAsked();
      if (given && cart.customer_email === null) throw contactRequired();
      await setConsent(app, db, cart, given);
      return { asked: isAsked, given };
    },
  }),
];
