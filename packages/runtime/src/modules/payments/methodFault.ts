import type { Members } from '../../platform/contracts/extension.ts';
import { unknownMember } from '../../platform/extensions/shapeFault.ts';
import type { PaymentMethod, PaymentStatus, PaymentTransition } from './contract.ts';
import { paymentStatuses, STORED_VALUE, ZERO_CHECKOUT } from './statuses.ts';

const CODE = /^[a-z][\w-]{0,49}$/i;
const PHASES: readonly PaymentStatus['phase'][] = [
  'unpaid',
  'authorized',
  'paid',
  'refunded',
  'failed',
  'canceled',
];
const WHEN: readonly unknown[] = [undefined, 'first', 'later'];
const HANDLERS = [
  'isAvailable',
  'isOffered',
  'checkoutHint',
  'leastAmount',
  'onOrderPlaced',
  'startPayment',
  'finishPayment',
  'payWith',
  'findCharge',
  'paymentInstructions',
  'checkoutForm',
  'storedCards',
  'removeStoredCard',
  'capture',
  'refund',
  'void',
  'endPayment',
  'findAttempt',
] as const satisfies readonly (keyof PaymentMethod)[];

/** Describes the error in a payment method's declaration. Returns null if the declaration is valid. */
export function methodFault(method: PaymentMethod): string | null {
  const { code, name, statuses = [], transitions = [] } = method;
  if (code === ZERO_CHECKOUT || code === STORED_VALUE) return `the code "${code}" is reserved`;
  if (!CODE.test(code))
    return 'the code must start with a letter and contain only letters, digits, "-" and "_"';
  if (typeof name !== 'string' || name === '') return 'name must be a string';
  const handler = HANDLERS.find((key) => method[key] !== undefined && typeof method[key] !== 'function');
  if (handler) return `${handler} must be a function`;
  if (method.startPayment && !method.finishPayment) return 'startPayment requires finishPayment';
  if (method.storedCards && !method.removeStoredCard) return 'storedCards requires removeStoredCard';
  const credentials = credentialsFault(method);
  if (credentials) return credentials;
  if (!Array.isArray(statuses) || !Array.isArray(transitions))
    return 'statuses and transitions must be lists';
  for (const [index, status] of statuses.entries()) {
    const fault = statusFault(code, status);
    if (fault) return fault;
    if (statuses.findIndex((other) => other.code === status.code) < index)
      return `the status "${status.code}" is declared twice`;
  }
  const known = paymentStatuses([method]);
  for (const transition of transitions) {
    const fault = transitionFault(transition, known);
    if (fault) return fault;
  }
  return null;
}

const KIND = /^[a-z][a-z0-9._-]{0,99}$/;

/** Describes the error in how a payment method charges credentials. Returns null if there is none. */
function credentialsFault({ credentials, payWith, findCharge }: PaymentMethod): string | null {
  if (payWith && !findCharge) return 'payWith requires findCharge';
  if ((payWith === undefined) !== (credentials === undefined))
    return 'payWith and credentials require each other';
  if (credentials === undefined) return null;
  const isList = Array.isArray(credentials) && credentials.length > 0;
  return isList && credentials.every((kind) => typeof kind === 'string' && KIND.test(kind))
    ? null
    : 'credentials must list kinds of lowercase letters, digits, ".", "-" and "_"';
}

const STATUS_MEMBERS = {
  code: 'text',
  label: 'text',
  labelKey: 'text?',
  phase: 'text',
  payable: 'any',
  capturable: 'any',
  refundable: 'any',
  cancelable: 'any',
  voidable: 'any',
} satisfies Members<PaymentStatus>;

const TRANSITION_MEMBERS = {
  on: 'text',
  from: 'any',
  notFrom: 'any',
  when: 'any',
  to: 'any',
} satisfies Members<PaymentTransition>;

/**
 * Describes the first unknown key of a declared status or transition and suggests the closest known key. Returns null if all
 * keys are known.
 */
function unknownKey(name: string, value: object, members: Members): string | null {
  const fault = unknownMember(value, Object.keys(members));
  return fault && `the ${name} has the ${fault.message}${fault.hint ? `. ${fault.hint}` : ''}`;
}

function statusFault(method: string, status: PaymentStatus): string | null {
  const { code, label, phase } = status;
  if (typeof code !== 'string' || !code.startsWith(`${method}_`) || !CODE.test(code))
    return `the status ${JSON.stringify(code)} must be named "${method}_" and a word`;
  if (typeof label !== 'string' || label === '') return `the status "${code}" must have a label`;
  return PHASES.includes(phase)
    ? unknownKey(`status "${code}"`, status, STATUS_MEMBERS)
    : `the status "${code}" has the phase ${JSON.stringify(phase)}, which must be one of ${PHASES.join(', ')}`;
}

function transitionFault(
  transition: PaymentTransition,
  known: ReadonlyMap<string, PaymentStatus>,
): string | null {
  const { on, from = [], notFrom = [], when, to } = transition;
  if (typeof on !== 'string' || on === '') return 'a transition must have the name of an event in "on"';
  if (!Array.isArray(from) || !Array.isArray(notFrom))
    return `the transition on "${on}": from and notFrom must be lists`;
  if (!WHEN.includes(when)) return `the transition on "${on}": when must be "first", "later" or absent`;
  const unknown = [...from, ...notFrom, ...(to === null ? [] : [to])].find((code) => !known.has(code));
  return unknown === undefined && to !== undefined
    ? unknownKey(`transition on "${on}"`, transition, TRANSITION_MEMBERS)
    : `the transition on "${on}" uses the undeclared payment status ${JSON.stringify(unknown)}`;
}
