import { html } from '../html/html.ts';
import type { Html, HtmlPart } from '../html/html.ts';
import { describedField, describedFields } from './describedFields.ts';
import type { DescribedField } from './describedFields.ts';
import type { OpenApiDocument, Operation, Parameter, Ref } from './document.ts';
import { docsStyles } from './docsStyles.ts';

/** Renders the OpenAPI document as one plain HTML page, with routes grouped by module and extension. */
export const docsPage = (document: OpenApiDocument): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${document.info.title}: API</title>
        ${docsStyles}
      </head>
      <body>
        <header>
          <h1>${document.info.title}: API</h1>
          <p>
            ${document.info.description} For programs:
            <a href="/api/openapi.json">OpenAPI ${document.openapi}</a>.
          </p>
          <h2>Credentials</h2>
          <dl>
            ${Object.entries(document.components.securitySchemes).map(
              ([name, { description }]) =>
                html`<dt><code>${name}</code></dt>
                  <dd>${description}</dd>`,
            )}
          </dl>
        </header>
        <nav aria-label="Modules and extensions">
          <ul>
            ${document.tags.map(({ name }) => html`<li><a href="#routes-of-${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main>${document.tags.map(({ name }) => tagSection(document, name))}</main>
      </body>
    </html> `;

function tagSection(document: OpenApiDocument, tag: string): Html {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags.includes(tag)
        ? [operationPart(document, `${method.toUpperCase()} ${path}`, operation)]
        : [],
    ),
  );
  return html`<section aria-labelledby="routes-of-${tag}">
    <h2 id="routes-of-${tag}">${tag}</h2>
    ${operations}
  </section>`;
}

function operationPart(document: OpenApiDocument, address: string, operation: Operation): Html {
  const { components } = document;
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const described = parameters.map((one) => parameterOf(one, components.parameters));
  return html`<details id="${operationId}">
    <summary><code>${address}</code> ${summary}</summary>
    <p>${description}</p>
    ${PLACES.map(([place, caption]) =>
      fieldTable(
        caption,
        described
          .filter((one) => one.in === place)
          .map(({ name, required, schema }) => describedField(name, required, schema, components.schemas)),
      ),
    )}
    ${Object.entries(requestBody?.content ?? {}).map(
      ([type, { schema = {} }]) =>
        html`<p>Body: <code>${type}</code>. ${requestBody?.description}</p>
          ${fieldTable('Fields of the body', describedFields(schema, components.schemas))}`,
    )}
    ${refusalList(operation)}
  </details>`;
}

/** Lists the statuses and codes of errors that are specific to an operation. Errors that any request can cause are omitted. */
function refusalList({ responses }: Operation): HtmlPart {
  const own = Object.entries(responses).flatMap(([status, response]) =>
    status !== '200' && status !== 'default' && 'description' in response
      ? [html`<li>${status}: ${response.description}</li>`]
      : [],
  );
  return (
    own.length > 0 &&
    html`<ul>
      ${own}
    </ul>`
  );
}

const PLACES: readonly [Parameter['in'], string][] = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'Headers'],
];

const REFERENCE = '#/components/parameters/';

const parameterOf = (one: Parameter | Ref, shared: OpenApiDocument['components']['parameters']): Parameter =>
  '$ref' in one ? shared[one.$ref.slice(REFERENCE.length)]! : one;

const fieldTable = (caption: string, fields: readonly DescribedField[]): HtmlPart =>
  fields.length > 0 &&
  html`<div class="fields" role="group" tabindex="0" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Rules</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ({ name, required, type, rules, description }) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>${type}</td>
              <td>
                ${[required && 'required', ...rules].filter(Boolean).join(', ')}
                ${description && html`<p>${description}</p>`}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
