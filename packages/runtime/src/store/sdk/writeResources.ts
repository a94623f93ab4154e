import type { Audience, SdkOperation } from './operations.ts';
import { comment } from './typeOf.ts';
import type { SdkTypes } from './writeTypes.ts';

/**
 * Returns `generated/resources.ts`: for each SDK resource, an interface with its methods, and the table from which the methods are
 * created.
 */
export function writeResources(operations: readonly SdkOperation[], types: SdkTypes): string {
  const resources = Map.groupBy(operations, ({ resource }) => resource);
  const blocks = [...resources].map(([resource, own]) => writeResource(resource, own, types));
  const body = blocks.join('\n');
  return [
    "import { defineResource } from '../defineResource.ts';",
    "import type { Listing } from '../listing.ts';",
    "import type { CallOptions } from '../clientOptions.ts';",
    `import type { ${namesOf(types.source, body).join(', ')} } from './types.ts';`,
    '',
    body,
  ].join('\n');
}

/** Returns `generated/allResources.ts`. Bundlers drop unused members of the exported object, unlike those of a namespace. */
export function writeAllResources(operations: readonly SdkOperation[]): string {
  const names = [...new Set(operations.map(({ resource }) => resource))].join(', ');
  return `import { ${names} } from '../resources.ts';\n\nexport const allResources = { ${names} };\n`;
}

/** Returns a module with the resources for one audience. Each resource has only the methods of `resources.ts` for this audience. */
export function writeAudience(operations: readonly SdkOperation[], audience: Audience): string {
  const own = Map.groupBy(
    operations.filter((operation) => operation.audience === audience),
    ({ resource }) => resource,
  );
  const rows = [...own].map(([resource, methods]) => {
    const names = methods.map(({ method }) => `'${method}'`).join(' | ');
    return `${resource}: /* @__PURE__ */ defineResource<Pick<${interfaceOf(resource)}, ${names}>>(${table(methods)}),`;
  });
  return `import { defineResource } from '../defineResource.ts';
import type { ${[...own.keys()].map(interfaceOf).join(', ')} } from './resources.ts';

export const ${audience} = {
${rows.join('\n')}
};
`;
}

const interfaceOf = (resource: string): string =>
  `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Resource`;

const table = (operations: readonly SdkOperation[]): string =>
  `{\n${operations.map((operation) => `${operation.method}: '${tableText(operation)}',`).join('\n')}\n}`;

export function writeResource(
  resource: string,
  operations: readonly SdkOperation[],
  types: SdkTypes,
): string {
  const name = interfaceOf(resource);
  return `/** The methods of the SDK resource \`shop.${resource}\`. */
export interface ${name} {
${operations.map((operation) => signature(operation, types)).join('\n')}
}

export const ${resource} = /* @__PURE__ */ defineResource<${name}>(${table(operations)});
`;
}

function signature(operation: SdkOperation, types: SdkTypes): string {
  const { input, parameters, method, verb, path, access } = operation;
  const last = input && `${nameOfInput(input.kind)}${input.required ? '' : '?'}: ${types.inputOf(operation)}`;
  const given = [
    ...parameters.map((name) => `${parameterName(name, operation)}: string`),
    ...(last === null ? [] : [input?.required ? last : `${last} | undefined`]),
    'options?: CallOptions',
  ];
  const calls = `This method calls \`${verb} ${path}\`.`;
  return `${comment(access ? `${access}\n\n${calls}` : calls)}${method}(${given.join(', ')}): ${answerType(operation, types)};`;
}

const nameOfInput = (kind: 'query' | 'body' | 'form'): string => (kind === 'query' ? 'query' : 'body');

/** Returns the parameter name of `id` based on its resource, such as `orderId`. */
function parameterName(name: string, { id, noun, parameters }: SdkOperation): string {
  const camel = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (camel !== 'id' && camel !== 'uuid') return camel;
  if (parameters.length > 1 && parameters.indexOf(name) > 0) return camel;
  if (id.endsWith('MyAddress')) return 'addressId';
  return `${noun
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1')}Id`;
}

function answerType(operation: SdkOperation, types: SdkTypes): string {
  const answer = types.answerOf(operation);
  if (operation.paging === null) return `Promise<${answer}>`;
  if (answer === 'unknown') return 'Listing<unknown[], unknown>';
  return `Listing<${answer}, ${answer}${operation.rows ? `['${operation.rows}']` : ''}[number]>`;
}

/**
 * Returns an operation's row in the client's table: HTTP method, path, kind of input, pagination, and `once` if the shop ignores
 * idempotency keys.
 */
function tableText({ verb, path, input, paging, rows, isText, takesKey }: SdkOperation): string {
  const marks = [
    isText ? 'text' : paging ? `${paging}${rows ? `:${rows}` : ''}` : '',
    verb === 'GET' || takesKey ? '' : 'once',
  ].filter((mark) => mark !== '');
  const address = input?.inQuery ? `${path}{?${input.inQuery}}` : path;
  return [verb, address, input?.kind ?? (marks.length > 0 ? '-' : ''), ...marks].join(' ').trimEnd();
}

/** Returns an operation's name and table row. `shop sdk generate` uses them to recognize methods that `@shop/sdk` already has. */
export const methodText = (operation: SdkOperation): string =>
  `${operation.resource}.${operation.method}: ${tableText(operation)}`;

/** Lists the generated types used in a source text. */
export function namesOf(source: string, text: string): string[] {
  const used = new Set(text.match(/\b[A-Z]\w+\b/g));
  return [...source.matchAll(/^export type (\w+) =/gm)]
    .map(([, name = '']) => name)
    .filter((name) => used.has(name));
}
