import { z } from 'zod';
import type { CredentialForm } from '../contracts/caller.ts';
import type { Route } from '../contracts/route.ts';
import type { Readers } from '../http/version.ts';
import { planRoute } from '../http/planRoute.ts';
import type { RoutePlan } from '../http/routePlan.ts';
import type { Operation, Parameter } from './document.ts';
import { failuresOf } from './failures.ts';
import type { SchemaRegistry } from './jsonSchema.ts';
import type { Refused } from './refused.ts';
import type { SdkName } from './sdkName.ts';
import { requestBodyOf, successOf } from './operationBodies.ts';

export interface OperationParts {
  readonly route: Route;
  /** The shop's GET routes. */
  readonly readers: Readers;
  /** The path as declared by the route. */
  readonly path: string;
  /** The names of the path parameters in the document, in order. */
  readonly pathNames: readonly string[];
  /** The module or extension that handles the route. */
  readonly owner: string;
  readonly operationId: string;
  readonly sdkName: SdkName | null;
  readonly forms: readonly CredentialForm[];
  readonly registry: SchemaRegistry;
  readonly refused: Refused;
}

/** Creates the OpenAPI operation for one of a route's paths. */
export function operationOf(parts: OperationParts): Operation {
  const { route, path, owner, operationId, sdkName, forms, registry, readers, refused } = parts;
  const plan = planRoute(route, path, readers);
  const parameters = [
    ...pathParameters(parts),
    ...(route.query ? queryParameters(route.query, route.id, registry) : []),
    ...(plan.version ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ...(plan.acceptsKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const requestBody = requestBodyOf(route, registry);
  return {
    operationId,
    tags: [owner],
    summary: titleOf(route.id),
    description: route.does === undefined ? accessText(route) : `${route.does} ${accessText(route)}`,
    security: securityOf(plan, forms),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    ...(sdkName && { 'x-sdk': { ...sdkName, audience: audienceOf(route, plan) } }),
    responses: {
      '200': successOf(route, plan, registry),
      ...failuresOf({
        route,
        plan,
        own: refused.byRoutes[owner]?.[route.id] ?? null,
        byServer: refused.byServer,
        registry,
      }),
    },
  };
}

const audienceOf = ({ sdk }: Route, { isAdmin }: RoutePlan) =>
  isAdmin || (sdk && sdk.audience === 'administrators') ? 'administrators' : 'shoppers';

/** Converts a route ID to a title, such as `createProduct` to "Create product". */
export function titleOf(id: string): string {
  const text = id.replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function accessText({ access, id, permissions = [id] }: Route): string {
  if (access === 'admin')
    return `For administrators of whom a role holds ${permissions.map((one) => `\`${one}\``).join(' or ')}.`;
  if (access === 'anyAdmin') return 'For every administrator; which records it touches depends on who asks.';
  return access === 'customer' ? 'For customers who are logged in.' : 'For everybody.';
}

function securityOf(
  { permissions, access, identifies }: RoutePlan,
  forms: readonly CredentialForm[],
): Operation['security'] {
  if (!identifies) return [];
  if (access === 'public') return [{}, ...forms.map(({ name }) => ({ [name]: [] }))];
  const needed = access === 'admin' ? permissions.map((id) => [id]) : [[]];
  return forms
    .filter(({ gives }) => gives === (access === 'customer' ? 'customer' : 'admin'))
    .flatMap(({ name }) => needed.map((scopes) => ({ [name]: scopes })));
}

const PARAMETERS = /\{(\w+)(\*?)\}/g;

function pathParameters({ route, path, pathNames, registry }: OperationParts): Parameter[] {
  const found = [...path.matchAll(PARAMETERS)];
  if (found.length === 0) return [];
  const { properties = {} } = route.params ? registry.inline(route.params, `${route.id}Params`) : {};
  return found.map(([, name = '', rest], index) => ({
    name: pathNames[index] ?? name,
    in: 'path',
    required: true,
    ...(rest && { description: 'The rest of the path, including slashes.' }),
    schema: properties[name] ?? { type: 'string' },
  }));
}

/** Lists the parameters in the schema. If the schema accepts any parameters, they are described as one object. */
function queryParameters(query: z.ZodType, id: string, registry: SchemaRegistry): Parameter[] {
  const schema = registry.inline(query, `${id}Query`);
  const { properties, required = [] } = schema;
  if (!properties) return [{ name: 'query', in: 'query', required: false, schema }];
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: field,
  }));
}
