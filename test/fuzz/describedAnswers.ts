import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Operation } from '../../packages/runtime/src/platform/openApi/document.ts';
import type { Answer } from '../support/httpServer.ts';

/** An operation of the shop's OpenAPI document and one of its paths. */
export interface DescribedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Lists the operations of an OpenAPI document. */
export const operationsIn = ({ paths }: OpenApiDocument): readonly DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** Error codes that report the failure of another system: a gateway, a carrier, a VAT ID service, a source of exchange rates, a mail server or file storage. */
const FAILURES_OF_OTHERS = new Set([
  'CARD_GATEWAY_REFUSED',
  'CARD_GATEWAY_UNAVAILABLE',
  'CARRIER_FAILED',
  'EMAIL_NOT_SENT',
  'EXCHANGE_RATES_UNAVAILABLE',
  'GATEWAY_OUTCOME_UNKNOWN',
  'GATEWAY_REFUSED',
  'IMAGES_BUSY',
  'PAYMENT_UNCONFIRMED',
  'VAT_SERVICE_UNAVAILABLE',
  'WALLETGW_NOT_CONFIGURED',
  'WALLETGW_REFUSED',
  'WALLETGW_WEBHOOK_NOT_CONFIGURED',
]);

interface Described {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

/** Creates a validator for responses that uses only the OpenAPI document. It returns the problem with a response, or null. */
export function answerCheckOf(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: readonly string[]): ValidateFunction => {
    const ref = `document#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
    const known = compiled.get(ref) ?? ajv.compile({ $ref: ref });
    compiled.set(ref, known);
    return known;
  };

  return function faultOf({ path, method, operation }: DescribedOperation, answer: Answer): string | null {
    const { status } = answer;
    if (status === 304) return answer.text === '' ? null : '304 with a body';
    const code = (answer.json as { error?: { code?: string } } | undefined)?.error?.code;
    if (status >= 500 && !FAILURES_OF_OTHERS.has(code ?? '')) return `${status} ${code ?? ''}`;
    // The document does not describe ids of more than 500 characters in a path.
    if (status === 404 && code === 'NOT_FOUND' && path.includes('{')) return null;
    const declared = String(status) in operation.responses ? String(status) : null;
    // Only the operations of extensions have an open list of error statuses.
    const isOpen = status >= 400 && 'default' in operation.responses;
    if (declared === null && !isOpen) return `${status} ${code ?? ''}, which is not described`;
    const key = declared ?? 'default';
    const described = operation.responses[key] as Described;
    const at = described.$ref
      ? described.$ref.slice(2).split('/')
      : ['paths', path, method.toLowerCase(), 'responses', key];
    const content = described.$ref
      ? (document.components.responses[at.at(-1) as string] as Described).content
      : described.content;
    const type = answer.headers['content-type']?.split(';')[0] ?? 'none';
    const [media] = Object.keys(content ?? {}).filter(
      (one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))),
    );
    if (media === undefined) return `${status} of the type ${type}`;
    if (content?.[media]?.schema === undefined) return null;
    const validate = validatorOf([...at, 'content', media, 'schema']);
    if (!validate(type.startsWith('text/') ? answer.text : answer.json))
      return `${status} ${(validate.errors ?? [])
        .slice(0, 3)
        .map(({ instancePath, message }) => `${instancePath.replaceAll(/\/\d+/g, '/0')} ${message}`)
        .join('; ')}`;
    return envelopeFault(answer);
  };
}

/** Returns the problem with the structure of an error response. The document allows additional members. */
function envelopeFault(answer: Answer): string | null {
  const { error, ...rest } = (answer.json ?? {}) as { error?: Record<string, unknown> };
  if (answer.status < 400 || error === undefined) return null;
  if (Object.keys(rest).length > 0)
    return `${answer.status} with ${Object.keys(rest).join(', ')} beside the error`;
  if (error['status'] !== answer.status) return `${answer.status} that says ${String(error['status'])}`;
  if (error['requestId'] !== answer.headers['x-request-id'])
    return `${answer.status} with another request id`;
  if (!/^[A-Z][A-Z0-9_]+$/.test(String(error['code'])))
    return `${answer.status} with the code ${String(error['code'])}`;
  return error['message'] === '' ? `${answer.status} without a message` : null;
}
