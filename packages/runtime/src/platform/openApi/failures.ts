import type { Route } from '../contracts/route.ts';
import type { RoutePlan } from '../http/routePlan.ts';
import { ERROR, errorWith, SHARED, sharedHeaders } from './components.ts';
import type { Ref, Response } from './document.ts';
import type { JsonSchema, SchemaRegistry } from './jsonSchema.ts';
import { codesOf } from './refused.ts';
import type { Codes } from './refused.ts';

interface Failing {
  readonly route: Route;
  readonly plan: RoutePlan;
  /** The error codes that the route itself returns. Null if they are unknown, as is the case for most extensions. */
  readonly own: Codes | null;
  /** The error codes that the server returns for any route. */
  readonly byServer: Codes;
  readonly registry: SchemaRegistry;
}

/** Describes a route's errors by status, each with its codes. */
export function failuresOf(failing: Failing): Readonly<Record<string, Response | Ref>> {
  const { route, plan, own, registry } = failing;
  const statuses = new Set([...Object.keys(own ?? {}), ...sharedStatuses(plan, route.method)]);
  return {
    ...Object.fromEntries([...statuses].toSorted().map((status) => [status, failureOf(failing, status)])),
    ...(own === null && { default: refTo('Failure') }),
    ...ownRefusals(route, registry, [...statuses]),
  };
}

/**
 * Lists the error statuses that the server itself may return for a route, before the handler runs or in place of its response.
 */
export function sharedStatuses(plan: RoutePlan, method: string): readonly string[] {
  const { access, tier, attempts, acceptsKey, version, identifies, params, query, body } = plan;
  const isOfAdmins = access === 'admin' || access === 'anyAdmin';
  const statuses: Readonly<Record<string, boolean>> = {
    '400': acceptsKey || [params, query, body].some((part) => part !== null),
    '401': identifies || access !== 'public',
    '403': isOfAdmins || (identifies && method !== 'GET'),
    '408': true,
    '409': acceptsKey,
    '412': version !== null,
    '413': body !== null,
    '415': body !== null,
    '422': acceptsKey,
    '429': tier !== null || attempts !== undefined,
    '431': true,
    '500': true,
    '503': true,
  };
  return Object.keys(statuses).filter((status) => statuses[status]);
}

function failureOf(failing: Failing, status: string): Response | Ref {
  const { route, plan, own, byServer } = failing;
  const name = SHARED[status]?.name;
  const isShared = name !== undefined && sharedStatuses(plan, route.method).includes(status);
  const besides = codesOf(own ?? {}, status).filter(
    (code) => !isShared || !codesOf(byServer, status).includes(code),
  );
  if (name !== undefined && isShared && besides.length === 0) return refTo(name);
  const codes = besides.map((code) => `\`${code}\``).join(', ');
  const schema = { enum: besides };
  return isShared
    ? {
        description: `${SHARED[status]!.description} Or rejected by the operation: ${codes}.`,
        ...sharedHeaders(status),
        content: json(errorWith({ anyOf: [{ $ref: `#/components/schemas/${name}Code` }, schema] })),
      }
    : { description: `Rejected by the operation: ${codes}.`, content: json(errorWith(schema)) };
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const refTo = (name: string): Ref => ({ $ref: `#/components/responses/${name}` });

/**
 * Describes the errors of a handler with its own error format. If that format is JSON, errors that occur before the handler use
 * it as well.
 */
function ownRefusals(
  { id, refusals }: Route,
  registry: SchemaRegistry,
  statuses: readonly string[],
): Readonly<Record<string, Response>> {
  if (!refusals) return {};
  const { type, schema } = refusals;
  const own = schema ? registry.refer(schema, `${id}Refusal`, 'output') : { type: 'string' };
  const isJson = type === 'application/json';
  const content = isJson
    ? { [type]: { schema: { anyOf: [ERROR, own] } } }
    : { 'application/json': { schema: ERROR }, [type]: { schema: own } };
  const shared = (isJson ? statuses : []).map((status) => [
    status,
    { description: SHARED[status]?.description ?? 'Refused.', ...sharedHeaders(status), content },
  ]);
  return {
    ...(Object.fromEntries(shared) as Readonly<Record<string, Response>>),
    '400': { description: 'Input that the shop rejects.', content },
    default: { description: 'Any other failure.', content },
  };
}
