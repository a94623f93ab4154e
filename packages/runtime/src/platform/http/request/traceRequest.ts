import { beginSpan, contextOf, failSpan, failSpanAs, withinSpan } from '../../acting/spans.ts';
import type { Step } from './exchange.ts';
import { knownMethod } from './knownMethod.ts';

/**
 * The step that creates a span for each request, as part of the client's trace if the client sends one. Present only if the
 * shop sends traces. The span is named after the route's declared path and contains neither the client address nor the actual
 * path.
 */
export const traceRequest: Step = async ({ req, res, state }, next) => {
  const { plan, id } = state;
  const { traceparent, tracestate } = req.headers;
  const parent = contextOf(textOf(traceparent), textOf(tracestate));
  const method = knownMethod(req);
  const span = beginSpan(
    [method ?? 'HTTP', plan.path].filter(Boolean).join(' '),
    {
      kind: 'server',
      attributes: {
        'http.request.method': method ?? '_OTHER',
        ...(plan.path !== null && { 'http.route': plan.path }),
        'shop.route': plan.id,
        'shop.request_id': id,
      },
    },
    parent,
  );
  try {
    await withinSpan(span, parent, next);
  } finally {
    span.setAttribute('http.response.status_code', state.status);
    if (res.destroyed) failSpanAs(span, 'aborted');
    else if (state.status >= 500 && state.failure) failSpan(span, state.failure);
    else if (state.status >= 500) failSpanAs(span, String(state.status));
    span.end();
  }
};

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;
