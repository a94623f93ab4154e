import { setTimeout as pause } from 'node:timers/promises';

export interface SignedText {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const TRIES = 9;
const FIRST_PAUSE_MS = 200;

/** Tells a shop, again with a pause that doubles until it takes it: a shop that starts anew is away for seconds. */
export async function deliverWebhook(url: string, { body, headers }: SignedText): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answer = await fetch(url, { method: 'POST', body, headers }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    // Nobody's process is kept for a shop that is gone.
    await pause(FIRST_PAUSE_MS * 2 ** tried, undefined, { ref: false });
  }
}
