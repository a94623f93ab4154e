import type { z } from 'zod';
import type { createAnswers } from './answers.ts';
import type { Ledger } from './ledger.ts';
import { WalletRefusal } from './walletRefusal.ts';

export interface WalletCall {
  readonly method: string;
  readonly path: string;
  readonly requestId: string | null;
  /** The raw request body. */
  readonly text: string;
}

export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** An operation of the gateway's API. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: RegExp;
  /** `needed`: a request without a request ID is rejected. `kept`: requests with the same request ID only take effect once. */
  readonly id?: 'needed' | 'kept';
  run(id: string, call: WalletCall): CallAnswer;
}

/** The parts of the simulator that operations use. */
export interface OperationParts {
  readonly ledger: Ledger;
  readonly answers: ReturnType<typeof createAnswers>;
  readonly secret: string;
  readonly webhookId: string;
  now(): Date;
  /** Called for every change about which the gateway sends a webhook. */
  report(type: string, resource: unknown): void;
}

/** Reads the body of a call by its schema. */
export function bodyOf<S extends z.ZodType>(schema: S, { text }: WalletCall): z.output<S> {
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new WalletRefusal(400, 'MALFORMED_REQUEST_JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' };
  const status = /MISMATCH|REQUIRED$/.test(message) ? 422 : 400;
  throw new WalletRefusal(
    status,
    status === 422 ? message : 'INVALID_PARAMETER_VALUE',
    `${path.join('.')}: ${message}`,
  );
}

const ID = '([A-Z0-9]{1,36})';

/** Returns the pattern of a path that may contain an `{id}`. */
export const operationPath = (text: string) => new RegExp(`^${text.replace('{id}', ID)}$`);

/** Sends the webhook for a capture, and returns the capture as the response. */
export function reportCapture({ ledger, answers, report }: OperationParts, id: string) {
  const capture = answers.capture(ledger.capture(id));
  const event = { COMPLETED: 'COMPLETED', PENDING: 'PENDING' }[capture.status] ?? 'DENIED';
  report(`PAYMENT.CAPTURE.${event}`, capture);
  return capture;
}
