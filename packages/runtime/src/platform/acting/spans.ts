import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import type { Contribution } from './runtimeFaults.ts';

/*
 * Spans are made by the API of OpenTelemetry, which does nothing where `openTelemetry` has not registered what records and sends them.
 * Attributes hold names and numbers of the shop: never values of statements, addresses with their query, or anything of a person.
 */

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: Attributes;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Reports whether this code runs inside a recorded trace. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/** Begins a span under a context, by default the current one. */
export const beginSpan = (name: string, { kind, attributes = {} }: SpanOptions, parent?: Context): Span =>
  trace
    .getTracer('shop')
    .startSpan(
      name,
      { kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind], attributes },
      parent ?? context.active(),
    );

/** Runs work under a span. */
export const withinSpan = <T>(span: Span, parent: Context, work: () => T): T =>
  context.with(trace.setSpan(parent, span), work);

/**
 * Runs work that starts a trace, such as a job, or continues the trace of `traceparent`. An error marks the span and is rethrown.
 */
export async function inTrace<T>(
  name: string,
  options: SpanOptions & { readonly traceparent?: string | undefined },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const parent = contextOf(options.traceparent);
  const span = beginSpan(name, options, parent);
  try {
    return await withinSpan(span, parent, () => work(span));
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs an extension's function under a span, inside a trace. Synchronous work gets no span. */
export function inCall<T>({ extension, contribution }: Contribution, member: string, work: () => T): T {
  if (!isTraced()) return work();
  const parent = context.active();
  const span = beginSpan(`${contribution} ${member}`, {
    attributes: { 'shop.extension': extension, 'shop.contribution': contribution },
  });
  // A span that never ends is never sent.
  const answer = withinSpan(span, parent, work);
  if (!(answer instanceof Promise)) return answer;
  answer.then(
    () => span.end(),
    (error: unknown) => {
      failSpan(span, error);
      span.end();
    },
  );
  return answer;
}

/** Marks a span as failed. Error messages may contain personal data and stay in the log. */
export function failSpan(span: Span, error: unknown): void {
  const type = errorTypeOf(error);
  failSpanAs(span, type);
  const frames = error instanceof Error ? framesOf(error) : '';
  span.addEvent('exception', {
    'exception.type': type,
    ...(frames !== '' && { 'exception.stacktrace': `${type}\n${frames}` }),
  });
}

/** Marks a span as failed with an error type. */
export function failSpanAs(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns an error's code, such as an SQLSTATE or a refusal code, or otherwise its name. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^\w{1,64}$/.test(code) ? code : error.name;
}

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Adds an event to the current span, if there is one. */
export const noteInSpan = (name: string, attributes: Attributes): void =>
  void trace.getActiveSpan()?.addEvent(name, attributes);

/** Returns the headers that let a receiver continue this trace; none outside a trace. */
export function traceHeaders(span?: Span): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(span ? trace.setSpan(context.active(), span) : context.active(), headers);
  return headers;
}

/** Returns this trace's `traceparent`, to continue it later; undefined outside a trace. */
export const currentTraceparent = (): string | undefined =>
  trace.getActiveSpan() === undefined ? undefined : traceHeaders().traceparent;

/** Returns the context for a `traceparent`; an invalid one starts a new trace. */
export const contextOf = (traceparent: string | undefined, tracestate?: string): Context =>
  traceparent === undefined
    ? ROOT_CONTEXT
    : propagation.extract(ROOT_CONTEXT, { traceparent, ...(tracestate !== undefined && { tracestate }) });

/** Returns the ID of the current trace, for log lines. */
export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
