import type { RequestInfo } from '@shop/runtime/extension';

/** The ID by which a client knows the answer to its request. */
export type MessageId = string | number;

/** A message of JSON-RPC as a client sends it. */
export type Message =
  | {
      readonly kind: 'request';
      readonly id: MessageId;
      readonly method: string;
      readonly params: Readonly<Record<string, unknown>>;
    }
  /** A notification, or the response to a request that the shop never sends. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'invalid'; readonly id: MessageId | null; readonly why: string };

type Members = Readonly<Record<string, unknown>>;

/** Returns the members of an object. Null for everything else, lists included. */
export const membersOf = (value: unknown): Members | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null;

const idOf = (id: unknown): MessageId | null =>
  typeof id === 'string' || typeof id === 'number' ? id : null;

/** Reads a message from parsed JSON. */
export function readMessage(value: unknown): Message {
  const message = membersOf(value);
  if (!message)
    return { kind: 'invalid', id: null, why: 'A message is one JSON object. Batches are not taken.' };
  const id = idOf(message['id']);
  const invalid = (why: string): Message => ({ kind: 'invalid', id, why });
  if (message['jsonrpc'] !== '2.0') return invalid('jsonrpc must be "2.0"');
  const { method, params = {} } = message;
  if (method === undefined && id !== null && ('result' in message || 'error' in message))
    return { kind: 'unanswered' };
  if (typeof method !== 'string') return invalid('method must be a string');
  const named = membersOf(params);
  if (!named) return invalid('params must be an object');
  if (!('id' in message)) return { kind: 'unanswered' };
  return id === null
    ? invalid('id must be a string or a number')
    : { kind: 'request', id, method, params: named };
}

const messages = new WeakMap<readonly string[], Message | null>();

/** Returns the message of a request whose body was read. Null if there is none that is JSON. It is parsed once. */
export function messageOf({ rawHeaders, rawBody }: RequestInfo): Message | null {
  if (rawBody === null) return null;
  const known = messages.get(rawHeaders);
  if (known !== undefined) return known;
  const message = parsed(rawBody);
  messages.set(rawHeaders, message);
  return message;
}

function parsed(bytes: Buffer): Message | null {
  try {
    return readMessage(JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}
