import { z } from '@shop/runtime/extension';
import type { RequestInfo } from '@shop/runtime/extension';
import { membersOf, messageOf } from './message.ts';
import type { Message } from './message.ts';
import { toolNamed } from './tools.ts';
import type { Tool } from './tools.ts';

/** A fault of an argument. */
export interface ArgumentFault {
  /** The place within the argument that it is about, as a JSONPath. */
  readonly path: string;
  readonly content: string;
}

/** A call of a tool, with what was made of its arguments. */
export interface ToolCall {
  readonly tool: Tool;
  readonly id: string;
  readonly body: unknown;
  /** The key in `meta`. Null if there is none. */
  readonly key: string | null;
  /** Empty if the arguments are valid. */
  readonly faults: readonly ArgumentFault[];
}

/** The number of faults that are told. */
const MOST_FAULTS = 5;

const idSchema = z.string().min(1).max(255);
const keySchema = z.string().min(1).max(255).optional();

/** Returns the arguments of a call of a tool. Null for all other messages, and for a tool that is not there. */
function argumentsOf(message: Message | null) {
  if (message?.kind !== 'request' || message.method !== 'tools/call') return null;
  const tool = toolNamed(message.params['name']);
  return tool && { tool, values: membersOf(message.params['arguments'] ?? {}) ?? {} };
}

/** Returns the profile that a call names in `meta`. Null if it names none. */
export function profileIn(message: Message | null): string | null {
  const meta = membersOf(argumentsOf(message)?.values['meta']);
  const profile = membersOf(meta?.['ucp-agent'])?.['profile'];
  return typeof profile === 'string' ? profile : null;
}

/** Returns true if a message calls a tool that is there. */
export const isToolCall = (message: Message | null): boolean => argumentsOf(message) !== null;

const calls = new WeakMap<readonly string[], ToolCall>();

/** Reads the call of a request. Null for a request that calls no tool. It is read once. */
export function callOf(request: RequestInfo): ToolCall | null {
  const known = calls.get(request.rawHeaders);
  if (known) return known;
  const found = argumentsOf(messageOf(request));
  const call = found && readCall(found.tool, found.values);
  if (call) calls.set(request.rawHeaders, call);
  return call;
}

function readCall(tool: Tool, values: Readonly<Record<string, unknown>>): ToolCall {
  const { argument, takesId, operation } = tool;
  const faults: ArgumentFault[] = [];
  function read(schema: z.ZodType, value: unknown, at: string): unknown {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const found = parsed.error.issues.map(({ path, message }) => ({
      path: pathOf(at, path),
      content: `${[at === '' ? argument : at, ...path].join('.')}: ${message}`,
    }));
    faults.push(...found.slice(0, MOST_FAULTS));
    return null;
  }
  const id = takesId ? read(idSchema, values['id'], 'id') : '';
  const key = read(keySchema, membersOf(values['meta'])?.['idempotency-key'], 'meta.idempotency-key');
  const sent = argument === null ? undefined : values[argument];
  const body = argument === null ? undefined : read(operation.body, sent, '');
  if (argument !== null && argument !== 'catalog' && membersOf(sent)?.['id'] !== undefined)
    faults.push({ path: '$.id', content: `${argument}.id: The ID is an argument of its own` });
  return {
    tool,
    id: typeof id === 'string' ? id : '',
    body,
    key: typeof key === 'string' ? key : null,
    faults,
  };
}

/** Returns a place as a JSONPath. */
const pathOf = (at: string, path: readonly PropertyKey[]): string =>
  `$${at === '' ? '' : `.${at}`}${path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`;
