import type { Socket } from 'node:net';
import type { HttpContext } from './exchange.ts';

/** The last request at a door on each connection. */
const atDoors = new WeakMap<Socket, HttpContext>();

/** Remembers that the body of a request at a door is being read, in case that it does not arrive in time. */
export function beginArrival(ctx: HttpContext): void {
  atDoors.set(ctx.req.socket, ctx);
}

/** Returns the request at a door whose body is still arriving on a connection. Null if there is none. */
export function arrivingOn(socket: Socket): HttpContext | null {
  const ctx = atDoors.get(socket);
  return ctx && !ctx.req.complete && !ctx.res.headersSent ? ctx : null;
}
