import { setTimeout as pause } from 'node:timers/promises';
import type { VatCheckCall } from '@shop/runtime/extension';
import { viesAnswerOf } from './viesAnswer.ts';
import type { ViesAnswer } from './viesAnswer.ts';
import type { ViesConfig } from './viesConfig.ts';
import { ViesError } from './viesError.ts';

const TRIES = 3;
const PAUSE_MS = 300;
const MOST_CHARACTERS = 64_000;

/**
 * Asks VIES about a VAT ID, in up to three attempts while errors are temporary and the signal is not aborted. Throws `ViesError` if VIES
 * gives no answer.
 */
export async function checkVatNumber(config: ViesConfig, call: VatCheckCall): Promise<ViesAnswer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask(config, call);
    } catch (error) {
      call.signal.throwIfAborted();
      if (tried === TRIES || !(error instanceof ViesError && error.isTemporary)) throw error;
      await pause(PAUSE_MS * tried, undefined, { signal: call.signal });
    }
  }
}

async function ask(
  { baseUrl, timeoutMs }: ViesConfig,
  { app, vatId, requesterId, signal }: VatCheckCall,
): Promise<ViesAnswer> {
  const body = {
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    ...(requesterId !== null && {
      requesterMemberStateCode: requesterId.slice(0, 2),
      requesterNumber: requesterId.slice(2),
    }),
  };
  let status: number;
  let text: string;
  try {
    const response = await app.fetch(`${baseUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
      timeoutMs,
    });
    status = response.status;
    text = await boundedText(response);
  } catch (error) {
    if (error instanceof ViesError) throw error;
    throw new ViesError('VIES did not respond', true, error);
  }
  return viesAnswerOf(status, text);
}

/** Reads a response body. Throws `ViesError` if it is far longer than an answer of VIES. */
async function boundedText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MOST_CHARACTERS) throw new ViesError('The response of VIES is too long', true);
  }
  return text + decoder.decode();
}
