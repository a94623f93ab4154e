import { expect, vi } from 'vitest';

/** Waits until a shop serves the admin, which its first request builds if nobody did. */
export const adminIsServed = (url: string): Promise<void> =>
  vi.waitFor(async () => expect((await fetch(`${url}/admin`)).status).toBe(200), {
    timeout: 200_000,
    interval: 1000,
  });
