import type { Message } from './message.ts';

/** Returns a stored response with the ID of the request that repeats it. */
export const rpcAgain = (message: Message | null, body: string): string =>
  message?.kind === 'request' ? JSON.stringify({ ...(JSON.parse(body) as object), id: message.id }) : body;
