import { refuse } from '../errors.ts';
import type { Refusal } from '../errors.ts';
import { encodedBody, invalidJson, notJson } from '../http/request/errors.ts';
import type { RequestInfo } from '../contracts/route.ts';
import { isRecord } from '../isRecord.ts';

/** The parameters of a GraphQL request, from the body or the query string. */
export interface GraphQLRequest {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The content types of responses. With the newer one, the HTTP status reflects the outcome of the query. */
export const GRAPHQL_JSON = 'application/graphql-response+json';
export const JSON_TYPE = 'application/json';

export type AnswerType = typeof GRAPHQL_JSON | typeof JSON_TYPE;

const badRequest = (message: string): Refusal => refuse(400, 'BAD_REQUEST', message);
const notAcceptable = (): Refusal =>
  refuse(406, 'NOT_ACCEPTABLE', `Responses are only available as ${GRAPHQL_JSON} or ${JSON_TYPE}`);

/** Returns the newer content type if the Accept header lists it. Otherwise, plain JSON. */
export function answerType(accept: string | undefined): AnswerType {
  if (accept === undefined) return JSON_TYPE;
  const types = accept.toLowerCase();
  if (types.includes(GRAPHQL_JSON)) return GRAPHQL_JSON;
  if (/application\/(json|\*)|\*\/\*/.test(types)) return JSON_TYPE;
  throw notAcceptable();
}

/** Parses the body of a POST request. Throws a refusal if it is not a GraphQL request. */
export function readBody(headers: RequestInfo['headers'], bytes: Uint8Array): GraphQLRequest {
  const mediaType = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== JSON_TYPE) throw notJson();
  if (headers['content-encoding'] !== undefined) throw encodedBody();
  const body = parseJson(new TextDecoder().decode(bytes), invalidJson);
  if (Array.isArray(body)) throw badRequest('Several queries in one request are not supported');
  if (!isRecord(body)) throw badRequest('The body must be a JSON object');
  return requestOf(body);
}

/** Parses the query string of a GET request. */
export function readQuery(query: Readonly<Record<string, string | undefined>>): GraphQLRequest {
  const variables = query['variables'];
  return requestOf({
    query: query['query'],
    operationName: query['operationName'],
    variables: variables ? parseJson(variables, () => badRequest('"variables" is not valid JSON')) : null,
  });
}

function requestOf({
  query,
  operationName,
  variables,
  extensions,
}: Readonly<Record<string, unknown>>): GraphQLRequest {
  if (typeof query !== 'string' || query === '') throw badRequest('"query" is required and must be a string');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw badRequest('"operationName" must be a string');
  for (const [name, value] of Object.entries({ variables, extensions }))
    if (value !== undefined && value !== null && !isRecord(value))
      throw badRequest(`"${name}" must be an object`);
  return { query, operationName: operationName || null, variables: isRecord(variables) ? variables : {} };
}

function parseJson(text: string, refusal: () => Refusal): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal();
  }
}
