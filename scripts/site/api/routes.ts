import type {
  OpenApiDocument,
  Operation,
  Parameter,
} from '../../../packages/runtime/src/platform/openApi/document.ts';
import { cell, definitions, joined, raw } from '../definitions.ts';
import { anchorOf } from '../markdown.ts';
import { escape } from '../page.ts';
import type { Source } from '../page.ts';
import { fieldsOf, filled, typeOf } from './fields.ts';

interface Entry {
  readonly verb: string;
  readonly path: string;
  readonly operation: Operation;
}

const headingOf = ({ verb, path }: Entry) => `\`${verb} ${path}\``;
const anchorTo = (entry: Entry) => anchorOf(`${entry.verb} ${entry.path}`);

/** Returns a reference page for the routes of each module and extension, and an overview page. */
export function writeRoutes(document: OpenApiDocument): readonly Source[] {
  const entries = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]): Entry => ({
      verb: verb.toUpperCase(),
      path,
      operation,
    })),
  );
  const owners = [...Map.groupBy(entries, ({ operation }) => operation.tags[0] ?? 'more')];
  return [
    { file: 'docs/api/rest/README.md', markdown: index(owners, entries.length) },
    ...owners.map(([owner, own]) => ({
      file: `docs/api/rest/${owner}.md`,
      markdown: pageOf(owner, own, document),
    })),
  ];
}

function index(owners: readonly (readonly [string, readonly Entry[]])[], count: number): string {
  const tables = owners.map(([owner, entries]) =>
    joined(
      `## [${owner}](${owner}.md)`,
      [
        '| Route | | Access |',
        '| --- | --- | --- |',
        ...entries.map(
          (entry) =>
            `| [\`${entry.verb} ${entry.path}\`](${owner}.md#${anchorTo(entry)}) | ${cell(entry.operation.summary)} | ${accessOf(entry.operation)} |`,
        ),
      ].join('\n'),
    ),
  );
  return joined(
    '# REST',
    `The ${count} operations of a shop with all shipped extensions, by module, as its OpenAPI document has them. What holds for all of them, such as the envelope, limits and keys for repeated requests, tells [http](../../reference/http.md); the codes of errors are in [errors](../../errors.md). A running shop describes its own routes at \`/api/docs\`.`,
    ...tables,
  );
}

/** Describes who may call an operation. */
function accessOf({ security }: Operation): string {
  const schemes = security.flatMap((one) => Object.entries(one));
  const ids = [...new Set(schemes.flatMap(([, scopes]) => scopes))];
  if (ids.length > 0) return `\`${ids.join('`, `')}\``;
  if (schemes.length === 0 || security.some((one) => Object.keys(one).length === 0)) return 'everyone';
  return schemes.some(([name]) => name.startsWith('admin')) ? 'administrators' : 'customers';
}

function pageOf(owner: string, entries: readonly Entry[], document: OpenApiDocument): string {
  const shown = new Map<string, Entry>();
  return joined(
    `# Routes: ${owner}`,
    `The ${entries.length === 1 ? 'operation' : `${entries.length} operations`} of \`${owner}\`. Answers are in \`data\`.`,
    ...entries.map((entry) => entryOf(entry, document, shown)),
  );
}

function entryOf(entry: Entry, document: OpenApiDocument, shown: Map<string, Entry>): string {
  const { operation } = entry;
  return joined(
    `## ${headingOf(entry)}`,
    `**${operation.summary}.** ${operation.description}`,
    raw(`<p class="kind">id <code>${operation.operationId}</code> · access: ${accessHtml(operation)}</p>`),
    parametersOf(operation, document),
    bodyOf(operation, document),
    answerOf(entry, document, shown),
  );
}

const accessHtml = (operation: Operation) => accessOf(operation).replaceAll(/`([^`]*)`/g, '<code>$1</code>');

function parametersOf({ parameters = [] }: Operation, { components }: OpenApiDocument): string {
  const rows = parameters
    .filter((parameter): parameter is Parameter => 'name' in parameter)
    .map((parameter) => ({
      code: escape(parameter.name),
      type: `in the ${parameter.in}, ${typeOf(parameter.schema, components.schemas)}${parameter.required ? '' : ', optional'}`,
      text: parameter.description ?? parameter.schema.description ?? '',
    }));
  return rows.length === 0 ? '' : joined('**Parameters**', definitions(rows));
}

function bodyOf({ requestBody }: Operation, { components }: OpenApiDocument): string {
  if (!requestBody) return '';
  return joined(
    ...Object.entries(requestBody.content).map(([type, { schema }]) => {
      const rows = schema ? fieldsOf(schema, components.schemas) : [];
      const description = requestBody.description ?? (rows.length === 0 ? 'Any body of this type.' : '');
      return joined(`**Body**, \`${type}\`. ${description}`, definitions(rows));
    }),
  );
}

/** Shows a response's fields at its first occurrence on a page, and links to them from later occurrences. */
function answerOf(entry: Entry, { components }: OpenApiDocument, shown: Map<string, Entry>): string {
  const response = Object.entries(entry.operation.responses).find(([status]) => status.startsWith('2'));
  if (!response) return '';
  const [status, answer] = response;
  const { content } = '$ref' in answer ? { content: undefined } : answer;
  const [type, media] = Object.entries(content ?? {})[0] ?? ['', undefined];
  const head = `**Answer**, ${status}${type && type !== 'application/json' ? `, \`${type}\`` : ''}.`;
  const data = media?.schema?.allOf?.map(({ properties }) => properties?.['data']).find((one) => one);
  if (!data) return head;
  const name = data.$ref ?? '';
  const before = shown.get(name);
  if (before) return `${head} The fields of [${headingOf(before)}](#${anchorTo(before)}).`;
  if (name !== '') shown.set(name, entry);
  const rows = fieldsOf(data, components.schemas);
  const { type: kind } = filled(data, components.schemas);
  return joined(`${head}${kind === 'array' ? ' A list.' : ''}`, definitions(rows));
}
