import { setTimeout as pause } from 'node:timers/promises';

export interface SignedText {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const TRIES = 9;
const FIRST_PAUSE_MS = 200;

/** Sends a webhook until the shop accepts it. The pause between attempts doubles, because a shop takes a few seconds to restart. */
export async function deliverWebhook(url: string, { body, headers }: SignedText): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answer = await fetch(url, { method: 'POST', body, headers }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    // A pending retry does not keep the process running after the shop has stopped.
    await pause(FIRST_PAUSE_MS * 2 ** tried, undefined, { ref: false });
  }
}
