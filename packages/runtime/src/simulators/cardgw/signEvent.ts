import { createHmac } from 'node:crypto';

/** Returns the signature header of a webhook delivery: the signing time, and an HMAC of the time and the exact body. */
export function signEvent(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hash}`;
}
