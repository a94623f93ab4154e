import type { Audience, SdkOperation } from './operations.ts';
import { comment } from './typeOf.ts';
import type { SdkTypes } from './writeTypes.ts';

/** Writes `generated/resources.ts`: for each resource, an interface with its methods, and the table that they are created from. */
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

/** Writes `generated/allResources.ts`. Unlike a namespace, an unused object is dropped by bundlers. */
export function writeAllResources(operations: readonly SdkOperation[]): string {
  const names = [...new Set(operations.map(({ resource }) => resource))].join(', ');
  return `import { ${names} } from '../resources.ts';\n\nexport const allResources = { ${names} };\n`;
}

/** Writes a module with the resources of one audience: only the methods of `resources.ts` intended for it. */
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

/** Names the parameter `id` after its resource: `orderId`. */
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

/** Writes the client's table row for an operation: verb, path, kind of input, paging, and `once` if the shop reads no idempotency key. */
function tableText({ verb, path, input, paging, rows, isText, takesKey }: SdkOperation): string {
  const marks = [
    isText ? 'text' : paging ? `${paging}${rows ? `:${rows}` : ''}` : '',
    verb === 'GET' || takesKey ? '' : 'once',
  ].filter((mark) => mark !== '');
  return [verb, path, input?.kind ?? (marks.length > 0 ? '-' : ''), ...marks].join(' ').trimEnd();
}

/** Returns an operation's name and row, by which `shop sdk generate` recognizes the methods in `@shop/sdk`. */
export const methodText = (operation: SdkOperation): string =>
  `${operation.resource}.${operation.method}: ${tableText(operation)}`;

/** Lists the generated types mentioned in a text. */
export function namesOf(source: string, text: string): string[] {
  const used = new Set(text.match(/\b[A-Z]\w+\b/g));
  return [...source.matchAll(/^export type (\w+) =/gm)]
    .map(([, name = '']) => name)
    .filter((name) => used.has(name));
}
