import type { AppContext } from '../../contracts/context.ts';
import type { Door, DoorVisit } from '../../contracts/door.ts';
import type { Limit } from '../../rateLimit/limits.ts';
import type { HttpContext } from './exchange.ts';
import { requestInfo } from './requestInfo.ts';

/** A door, with what the server keeps for it. */
export interface OpenDoor {
  readonly door: Door;
  /** The headers of every response, by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The headers of a repeated response, by lowercase name. */
  readonly repeated: Readonly<Record<string, string>>;
  /** Null if requests are not limited. */
  readonly limit: Limit | null;
  /** False for a route that ignores idempotency keys. */
  readonly acceptsKey: boolean;
}

/** Returns a request as the functions of its door see it. */
export const visitOf = (ctx: HttpContext): DoorVisit & { readonly app: AppContext } => ({
  app: ctx.state.app,
  request: requestInfo(ctx, false),
});
