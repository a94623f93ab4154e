import { hash } from 'node:crypto';
import { clientKey } from '../request/clientIp.ts';
import type { HttpContext } from '../request/exchange.ts';
import { visitOf } from '../request/openDoor.ts';
import type { OpenDoor } from '../request/openDoor.ts';
import { takeOne } from './limitRate.ts';

/** Counts a request at a door, by the identity that the door names or by address. Throws 429 if the limit is exhausted. */
export async function limitDoor(
  ctx: HttpContext,
  { door, limit }: OpenDoor,
  next: () => Promise<unknown>,
): Promise<void> {
  if (limit) {
    const identity = (await door.rateKey?.(visitOf(ctx))) ?? null;
    // An identity is hashed because it may be long and the counter stores it for a while.
    const key = identity === null ? clientKey(ctx.state.ip) : `identity ${hash('sha256', identity)}`;
    await takeOne(ctx, limit, key);
  }
  await next();
}
