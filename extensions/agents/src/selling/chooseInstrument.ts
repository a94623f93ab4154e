import type { AgentSession } from '../session.ts';
import { readSale } from './changeSale.ts';
import { keepSame } from './keepSame.ts';
import type { Instrument } from './payOrder.ts';
import { wayOf } from './sale.ts';
import type { Selling } from './sale.ts';
import { shopAddress } from './shopAddress.ts';
import { keep, moved, stay } from './tellOpen.ts';
import type { Step } from './tellOpen.ts';

/** The refusals of a cart that another request changes or ordered. */
const OF_OTHERS: ReadonlySet<string> = new Set(['CART_BUSY', 'INVALID_CART']);

/** Chooses the payment method of the instrument, and sets its billing address where there is no other. */
export async function choose(
  selling: Selling,
  session: AgentSession,
  instrument: Instrument | null,
): Promise<AgentSession | Step> {
  const { app, buyer } = selling;
  if (instrument === null || wayOf(app, instrument.method) === 'free') return freeOnly(selling, session);
  const { method } = instrument;
  const billing = instrument.billing ? shopAddress(instrument.billing, session.sent.buyer).address : null;
  const isChosen = method === session.method;
  const way = wayOf(app, method);
  if (way === null || (way === 'token' && !instrument.token))
    return stay(selling, session, [{ kind: 'instrument_unknown' }]);
  const read = isChosen && billing === null ? null : await app.carts.read(buyer, session.cart);
  if (read === null || !read.ok) return session;
  if (read.value.digest !== session.digest) return moved(selling, session, read.value);
  const details = {
    ...(read.value.payment_method?.code !== method && { payment_method: { method_code: method } }),
    ...(billing && read.value.billing_address === null && { billing_address: billing }),
  };
  if (Object.keys(details).length === 0) return session;
  const saving = keepSame(session, read.value.grand_total);
  const set = await app.carts.update(buyer, session.cart, details, saving);
  if (saving.isLost() || (!set.ok && OF_OTHERS.has(set.code))) return 'again';
  if (!set.ok)
    return stay(selling, session, [
      {
        kind: set.code.startsWith('PAYMENT_METHOD') ? 'instrument_unknown' : 'address_invalid',
        text: set.message,
      },
    ]);
  if (set.value.grand_total !== read.value.grand_total) return moved(selling, session, set.value);
  // Another request made the same choice.
  return saving.session().digest === set.value.digest ? saving.session() : 'again';
}

/** Lets a purchase pass that costs nothing. Any other needs an instrument. */
async function freeOnly(selling: Selling, session: AgentSession): Promise<AgentSession | Step> {
  const sale = await readSale(selling, session.cart, session.sent);
  if (sale === null || sale.state.amount_due === 0) return session;
  return keep(selling, session, { ...sale, problems: [{ kind: 'instrument_missing' }, ...sale.problems] });
}
