import type { AppContext } from '../../../platform/contracts/context.ts';
import { after, newSecret } from '../../credentials/index.ts';
import type { CartHandOver } from '../contract.ts';
import { invalidCart } from '../errors.ts';
import { insertHandOver } from './handOver.repo.ts';

/** The path of the page at which a person goes on with a cart. The key is in the query, which the request log leaves out. */
export const HAND_OVER_PATH = '/cart/continue';

const HOUR = 3600;
const DEFAULT_HOURS = 6;
const MOST_HOURS = 24;

/** Creates the address at which a person goes on with a guest's cart; see `CartsService.handOver`. */
export async function handOverCart(
  app: AppContext,
  cartUuid: string,
  { endsAt }: { readonly endsAt?: Date } = {},
): Promise<CartHandOver> {
  const now = app.clock.now();
  const end = endsAt ?? after(now, DEFAULT_HOURS * HOUR);
  if (!(end > now && end <= after(now, MOST_HOURS * HOUR)))
    throw new Error(`The address of a cart must end within the next ${MOST_HOURS} hours`);
  const key = newSecret('');
  if (!(await insertHandOver(app.db, { cartUuid, key, now, endsAt: end }))) throw invalidCart();
  return { url: app.url(HAND_OVER_PATH, { key }), expires_at: end.toISOString() };
}
