import { createHmac } from 'node:crypto';

/** Returns the signature header of a delivery: the time of the signature, and an HMAC of that time and the exact body. */
export function signEvent(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hash}`;
}
