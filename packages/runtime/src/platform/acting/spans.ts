import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import type { Contribution } from './runtimeFaults.ts';

/*
 * Spans are created with the OpenTelemetry API, which does nothing unless `openTelemetry` has set up recording and export. Span
 * attributes contain only names and numbers of the shop. They never contain SQL values, URLs with query strings, or personal data.
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

/** Reports whether the code runs inside a recorded trace. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/** Starts a span. The parent is the current span unless a context is given. */
export const beginSpan = (name: string, { kind, attributes = {} }: SpanOptions, parent?: Context): Span =>
  trace
    .getTracer('shop')
    .startSpan(
      name,
      { kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind], attributes },
      parent ?? context.active(),
    );

/** Runs work with a span as the current one. */
export const withinSpan = <T>(span: Span, parent: Context, work: () => T): T =>
  context.with(trace.setSpan(parent, span), work);

/**
 * Runs work in a new trace, such as the trace of a job, or in the trace identified by `traceparent`. If the work fails, the span
 * is marked as failed and the error is rethrown.
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

/** Runs an extension's function in its own span if a trace is active. Synchronous work gets no span. */
export function inCall<T>({ extension, contribution }: Contribution, member: string, work: () => T): T {
  if (!isTraced()) return work();
  const parent = context.active();
  const span = beginSpan(`${contribution} ${member}`, {
    attributes: { 'shop.extension': extension, 'shop.contribution': contribution },
  });
  // For synchronous work, the span never ends and is therefore never exported.
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

/** Marks a span as failed. The span contains only the error type, because error messages may contain personal data. */
export function failSpan(span: Span, error: unknown): void {
  const type = errorTypeOf(error);
  failSpanAs(span, type);
  const frames = error instanceof Error ? framesOf(error) : '';
  span.addEvent('exception', {
    'exception.type': type,
    ...(frames !== '' && { 'exception.stacktrace': `${type}\n${frames}` }),
  });
}

/** Marks a span as failed with the given error type. */
export function failSpanAs(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns an error's code, such as an SQLSTATE or a refusal code. Falls back to the error's name. */
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

/** Adds an event to the current span. Does nothing outside of a trace. */
export const noteInSpan = (name: string, attributes: Attributes): void =>
  void trace.getActiveSpan()?.addEvent(name, attributes);

/** Returns the HTTP headers that let the receiver continue the current trace. Empty outside of a trace. */
export function traceHeaders(span?: Span): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(span ? trace.setSpan(context.active(), span) : context.active(), headers);
  return headers;
}

/** Returns the current `traceparent`, for continuing the trace later. Undefined outside of a trace. */
export const currentTraceparent = (): string | undefined =>
  trace.getActiveSpan() === undefined ? undefined : traceHeaders().traceparent;

/** Returns the trace context for a `traceparent`. An invalid value starts a new trace. */
export const contextOf = (traceparent: string | undefined, tracestate?: string): Context =>
  traceparent === undefined
    ? ROOT_CONTEXT
    : propagation.extract(ROOT_CONTEXT, { traceparent, ...(tracestate !== undefined && { tracestate }) });

/** Returns the ID of the current trace, for log lines. Undefined outside of a trace. */
export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
