import type { Refusal } from '../../errors.ts';
import { Reply } from '../../contracts/reply.ts';
import type { DoorCors } from '../../contracts/door.ts';
import type { HttpContext } from '../request/exchange.ts';
import { visitOf } from '../request/openDoor.ts';
import type { OpenDoor } from '../request/openDoor.ts';
import { answerEmpty, answerHeaders, answerReply } from './answer.ts';
import { addVary } from './encoding.ts';
import { nodeHttp } from './nodeHttp.ts';

/**
 * Answers a refusal in the shape of its door. If the door cannot make the response, it has the status and no body: never the
 * envelope or a page of the shop.
 */
export function answerAtDoor(ctx: HttpContext, { door }: OpenDoor, refusal: Refusal): void {
  const { state } = ctx;
  state.setCookies = null;
  try {
    const answer: unknown = door.refused({ ...visitOf(ctx), refusal, body: state.fields });
    if (!(answer instanceof Reply)) throw new TypeError(`The door "${door.id}" returned no reply`);
    if (refusal.headers) answerHeaders(state, refusal.headers);
    answerReply(state, answer);
  } catch (error) {
    state.failure ??= error;
    delete state.headers['content-type'];
    answerEmpty(state, refusal.status);
  }
}

/** Adds the headers that a door gives to all of its responses, and removes cookies. */
export function finishAtDoor(ctx: HttpContext, { door }: OpenDoor): void {
  const { state } = ctx;
  state.setCookies = null;
  delete state.headers['set-cookie'];
  if (!door.answerHeaders) return;
  try {
    for (const [name, value] of Object.entries(door.answerHeaders(visitOf(ctx)))) {
      const key = name.toLowerCase();
      if (key === 'set-cookie' || state.headers[key] !== undefined) continue;
      nodeHttp.validateHeaderName(key);
      nodeHttp.validateHeaderValue(key, value);
      state.headers[key] = value;
    }
  } catch (error) {
    state.failure ??= error;
  }
}

/** Adds the headers that let pages of other origins read a door's response. Returns true if the request was a preflight. */
export function answerCorsAtDoor({ req, state }: HttpContext, cors: DoorCors | undefined): boolean {
  if (!cors) return false;
  const { origins, headers = [], exposed = [] } = cors;
  const { origin } = req.headers;
  if (origins !== '*') addVary(state.headers, 'Origin');
  if (origin === undefined || (origins !== '*' && !origins.includes(origin))) return false;
  state.headers['access-control-allow-origin'] = origins === '*' ? '*' : origin;
  if (req.method !== 'OPTIONS' || !req.headers['access-control-request-method']) {
    if (exposed.length > 0) state.headers['access-control-expose-headers'] = exposed.join(', ');
    return false;
  }
  state.headers['access-control-allow-methods'] = 'GET, HEAD, POST, PUT, PATCH, DELETE';
  if (headers.length > 0) state.headers['access-control-allow-headers'] = headers.join(', ');
  state.headers['access-control-max-age'] = '600';
  answerEmpty(state, 204);
  return true;
}
