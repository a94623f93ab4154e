import type { Contributed } from '../contracts/owned.ts';
import type { Authenticator, CredentialForm } from '../contracts/caller.ts';
import type { Route } from '../contracts/route.ts';
import { pathsOf } from '../http/routePath.ts';
import { readersOf } from '../http/version.ts';
import { sharedCodes, sharedParts } from './components.ts';
import { sharedSchemas } from './sharedSchemas.ts';
import type { OpenApiDocument, Operation } from './document.ts';
import { createSchemaRegistry, uniqueName } from './jsonSchema.ts';
import { operationOf } from './operation.ts';
import type { Refused } from './refused.ts';
import { sdkNameOf } from './sdkName.ts';

export interface Documented {
  /** The routes, in document order. HTML pages and the fallback route are omitted. */
  readonly routes: readonly Contributed<Route>[];
  readonly authenticators: readonly Authenticator[];
  readonly title: string;
  readonly version: string;
  /** The shop URL. */
  readonly url: string;
  /** The error codes with which requests are rejected. */
  readonly refused: Refused;
}

/** Creates a shop's OpenAPI document from its routes and from the schemas that validate their input. */
export function openApiDocument({
  routes,
  authenticators,
  title,
  version,
  url,
  refused,
}: Documented): OpenApiDocument {
  const documented = routes.filter(
    ({ value }) => value.kind !== 'page' && !value.fallback && value.door === undefined,
  );
  const forms = authenticators.flatMap(({ accepts = [] }) => accepts);
  const readers = readersOf(documented.map(({ value }) => value));
  const registry = createSchemaRegistry({ ...sharedSchemas, ...sharedCodes(refused.byServer) });
  const operationIds = new Set(documented.map(({ value }) => value.id));
  const templates = new Map<string, string>();
  const paths: Record<string, Record<string, Operation>> = {};

  for (const contributed of documented) {
    const { owner, value: route } = contributed;
    const sdkName = sdkNameOf(contributed);
    for (const [index, path] of pathsOf(route).entries()) {
      const template = templateOf(path, templates);
      const operations = (paths[template] ??= {});
      const method = route.method.toLowerCase();
      // The route has two paths that differ only in parameter names.
      if (operations[method]) continue;
      const operationId = index === 0 ? route.id : uniqueName(route.id, (name) => operationIds.has(name));
      operationIds.add(operationId);
      operations[method] = operationOf({
        route,
        path,
        owner,
        operationId,
        sdkName,
        forms,
        registry,
        readers,
        refused,
        pathNames: [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      });
    }
  }

  return {
    openapi: '3.1.1',
    info: { title, version, description: DESCRIPTION },
    servers: [{ url }],
    tags: [...new Set(documented.map(({ owner }) => owner))].map((name) => ({ name })),
    paths,
    components: {
      ...sharedParts,
      schemas: registry.schemas,
      securitySchemes: Object.fromEntries(forms.map((form) => [form.name, schemeOf(form)])),
    },
  };
}

const DESCRIPTION =
  'Responses are { "data": … } or { "error": … }. Web pages and the GraphQL schemas are not described here.';

/**
 * Returns a path as the document shows it. Paths that differ only in parameter names are merged under the names of the first
 * path.
 */
function templateOf(path: string, templates: Map<string, string>): string {
  const shape = path.replace(/\{\w+\*?\}/g, '{}');
  const template = templates.get(shape) ?? path.replace('*}', '}');
  templates.set(shape, template);
  return template;
}

const schemeOf = ({ in: place, description }: CredentialForm): Readonly<Record<string, string>> =>
  place === 'bearer'
    ? { type: 'http', scheme: 'bearer', description }
    : { type: 'apiKey', in: 'cookie', name: place.cookie, description };
