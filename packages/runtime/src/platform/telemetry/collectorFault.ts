import type { ShopConfig } from '../config/schema.ts';

/** Time limit in milliseconds for the collector's response. */
const ANSWER_MS = 3000;

/**
 * Sends an empty list of traces to the collector and returns the reason if it is rejected. Null if the collector accepts the
 * list, undefined if no collector is configured.
 */
export async function collectorFault({
  url,
  headers,
}: ShopConfig['telemetry']): Promise<string | null | undefined> {
  if (url === undefined) return undefined;
  try {
    const { ok, status } = await fetch(`${url}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"resourceSpans":[]}',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return ok ? null : `it answers ${status}`;
  } catch (error) {
    const { cause, message } = error as Error & { readonly cause?: { readonly code?: string } };
    return cause?.code ?? message;
  }
}
