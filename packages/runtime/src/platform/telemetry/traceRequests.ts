import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';
import { beginSpan, failSpan, failSpanAs, isTraced, traceHeaders } from '../acting/spans.ts';

/** A `fetch` request, as published on Node's diagnostics channel. */
interface Outgoing {
  readonly origin: string;
  readonly method: string;
  addHeader(name: string, value: string): void;
}

interface Message {
  readonly request: Outgoing;
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/**
 * Creates a span for each `fetch` request inside a trace, such as a request to a payment gateway or carrier, and passes the
 * trace ID to the receiver. Node publishes all `fetch` requests on a diagnostics channel, so no library has to be wrapped. The
 * path is omitted because it may contain customer IDs. Returns a function that stops tracing.
 */
export function traceRequests(): () => void {
  const spans = new WeakMap<Outgoing, Span>();
  const begun = ({ request }: Message) => {
    if (!isTraced()) return;
    const { hostname, port, protocol } = new URL(request.origin);
    const span = beginSpan(`${request.method} ${hostname}`, {
      kind: 'client',
      attributes: {
        'http.request.method': request.method,
        'server.address': hostname,
        'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      },
    });
    for (const [name, value] of Object.entries(traceHeaders(span))) request.addHeader(name, value);
    spans.set(request, span);
  };
  const answered = ({ request, response }: Message) => {
    const span = spans.get(request);
    const status = response?.statusCode ?? 0;
    span?.setAttribute('http.response.status_code', status);
    if (span && status >= 400) failSpanAs(span, String(status));
  };
  const ended = ({ request }: Message) => {
    spans.get(request)?.end();
    spans.delete(request);
  };
  const failed = ({ request, error }: Message) => {
    const span = spans.get(request);
    if (span) failSpan(span, error);
    ended({ request });
  };
  const listeners = Object.entries({
    'undici:request:create': begun,
    'undici:request:headers': answered,
    'undici:request:trailers': ended,
    'undici:request:error': failed,
  }).map(([channel, listen]) => [channel, listen as (message: unknown) => void] as const);
  for (const [channel, listen] of listeners) subscribe(channel, listen);
  return () => {
    for (const [channel, listen] of listeners) unsubscribe(channel, listen);
  };
}
