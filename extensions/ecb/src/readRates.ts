import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '@shop/runtime/extension';
import type { EcbConfig } from './ecbConfig.ts';
import { EcbError } from './ecbError.ts';
import { ecbFileOf } from './ecbFile.ts';
import type { EcbFile } from './ecbFile.ts';

const TRIES = 3;
const PAUSE_MS = 300;
/** The file has some 2,000 characters. */
const MOST_CHARACTERS = 64_000;

/**
 * Fetches the rates of the day, in up to three attempts while errors are temporary and the signal is not aborted. Throws `EcbError` if there are none.
 */
export async function readRates(
  config: EcbConfig,
  fetch: AppContext['fetch'],
  signal: AbortSignal,
): Promise<EcbFile> {
  for (let tried = 1; ; tried += 1) {
    try {
      return ecbFileOf(await download(config, fetch, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (tried === TRIES || !(error instanceof EcbError && error.isTemporary)) throw error;
      await pause(PAUSE_MS * tried, undefined, { signal });
    }
  }
}

async function download(
  { url, timeoutMs }: EcbConfig,
  fetch: AppContext['fetch'],
  signal: AbortSignal,
): Promise<string> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/xml' }, signal, timeoutMs });
    const { status } = response;
    if (status === 200) return await boundedText(response);
    throw new EcbError(`The European Central Bank answered ${status}`, status >= 500 || status === 429);
  } catch (error) {
    if (error instanceof EcbError) throw error;
    throw new EcbError('The European Central Bank did not respond', true, error);
  }
}

/** Reads a response body. Throws `EcbError` if it is far longer than the file. */
async function boundedText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MOST_CHARACTERS)
      throw new EcbError('The response of the European Central Bank is too long', false);
  }
  return text + decoder.decode();
}
