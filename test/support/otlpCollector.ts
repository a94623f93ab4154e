import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** A span that the collector received. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Id of the parent span. Null for the first span of a trace. */
  readonly parentSpanId: string | null;
  readonly kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly events: readonly {
    readonly name: string;
    readonly attributes: Readonly<Record<string, unknown>>;
  }[];
  /** Resource attributes of the process that sent the span. */
  readonly resource: Readonly<Record<string, unknown>>;
}

/** A metric that the collector received, with its data points. */
export interface ReceivedMetric {
  readonly name: string;
  readonly resource: Readonly<Record<string, unknown>>;
  readonly points: readonly {
    readonly attributes: Readonly<Record<string, unknown>>;
    /** Value of the data point, or the count of a histogram. */
    readonly value: number;
  }[];
}

/** Starts a collector on this machine that accepts OTLP over HTTP with JSON and stores what it receives. */
export async function startCollector({ port = 0 }: { readonly port?: number } = {}) {
  const spans: ReceivedSpan[] = [];
  const metrics: ReceivedMetric[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const bodies: string[] = [];
  const take: Readonly<Record<string, (body: never) => void>> = {
    '/v1/traces': (body) => spans.push(...spansOf(body)),
    '/v1/metrics': (body) => metrics.push(...metricsOf(body)),
  };
  const server = createServer(async (request, response) => {
    const taken = take[request.url ?? ''];
    if (request.method !== 'POST' || !taken) return void response.writeHead(404).end();
    const body = await bodyOf(request);
    headers.push(request.headers);
    bodies.push(body);
    taken(JSON.parse(body) as never);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listensOn } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${listensOn}`,
    port: listensOn,
    spans,
    metrics,
    /** Headers of the requests, followed by their unparsed bodies. */
    headers,
    bodies,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type Collector = Awaited<ReturnType<typeof startCollector>>;

/** Returns all descendants of a span. */
export function spansBelow(
  spans: readonly ReceivedSpan[],
  { traceId, spanId }: ReceivedSpan,
): ReceivedSpan[] {
  const children = spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);
  return children.flatMap((child) => [child, ...spansBelow(spans, child)]);
}

async function bodyOf(request: import('node:http').IncomingMessage): Promise<string> {
  if (request.headers['content-encoding'] !== 'gzip') return text(request);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return gunzipSync(Buffer.concat(chunks)).toString();
}

interface Value {
  readonly stringValue?: string;
  readonly boolValue?: boolean;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly arrayValue?: { readonly values: readonly Value[] };
}
type Attributes = readonly { readonly key: string; readonly value: Value }[];

const valueOf = ({ stringValue, boolValue, intValue, doubleValue, arrayValue }: Value): unknown =>
  stringValue ??
  boolValue ??
  doubleValue ??
  (intValue === undefined ? arrayValue?.values.map(valueOf) : Number(intValue));

const recordOf = (attributes: Attributes = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));

const KINDS = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const;

interface Traces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly kind: number;
        readonly status?: { readonly code?: number };
        readonly attributes: Attributes;
        readonly events?: readonly { readonly name: string; readonly attributes?: Attributes }[];
      }[];
    }[];
  }[];
}

const spansOf = ({ resourceSpans }: Traces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map(
        ({ name, traceId, spanId, parentSpanId, kind, status, attributes, events = [] }): ReceivedSpan => ({
          name,
          traceId,
          spanId,
          parentSpanId: parentSpanId || null,
          kind: KINDS[kind] ?? 'internal',
          failed: status?.code === 2,
          attributes: recordOf(attributes),
          events: events.map((event) => ({ name: event.name, attributes: recordOf(event.attributes) })),
          resource: recordOf(resource.attributes),
        }),
      ),
    ),
  );

interface Points {
  readonly dataPoints: readonly {
    readonly attributes: Attributes;
    readonly asInt?: number | string;
    readonly asDouble?: number;
    readonly count?: number | string;
  }[];
}
interface Metrics {
  readonly resourceMetrics: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeMetrics: readonly {
      readonly metrics: readonly {
        readonly name: string;
        readonly sum?: Points;
        readonly gauge?: Points;
        readonly histogram?: Points;
      }[];
    }[];
  }[];
}

const metricsOf = ({ resourceMetrics }: Metrics): ReceivedMetric[] =>
  resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
    scopeMetrics.flatMap((scope) =>
      scope.metrics.map(({ name, sum, gauge, histogram }) => ({
        name,
        resource: recordOf(resource.attributes),
        points: (sum ?? gauge ?? histogram ?? { dataPoints: [] }).dataPoints.map(
          ({ attributes, asInt, asDouble, count }) => ({
            attributes: recordOf(attributes),
            value: Number(asInt ?? asDouble ?? count ?? 0),
          }),
        ),
      })),
    ),
  );
