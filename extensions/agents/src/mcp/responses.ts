import type { MessageId } from './message.ts';

/** The codes of JSON-RPC, and those that the protocol of agents adds. */
export const RPC = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  /** The code of an answer to somebody who is not admitted, or not now. */
  refused: -32_000,
  /** The profile cannot be read, or nothing is in common with it. */
  discovery: -32_001,
} as const;

/** An error of the protocol. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Returns the response to a request. */
export const rpcResult = (id: MessageId, result: object) => ({ jsonrpc: '2.0' as const, id, result });

/** Returns the response with an error. One to what has no ID that can be read has none itself. */
export const rpcError = (id: MessageId | null, error: RpcError) => ({
  jsonrpc: '2.0' as const,
  ...(id !== null && { id }),
  error,
});

/** Returns the result of a tool: data, and the same as text for clients that read no data. */
export const toolResult = (body: Readonly<Record<string, unknown>>, isError = false) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(body) }],
  structuredContent: body,
  ...(isError && { isError }),
});
