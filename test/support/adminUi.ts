import { expect, vi } from 'vitest';

/** Waits until a shop serves the admin. The first request builds the admin if it has not been built. */
export const adminIsServed = (url: string): Promise<void> =>
  vi.waitFor(async () => expect((await fetch(`${url}/admin`)).status).toBe(200), {
    timeout: 200_000,
    interval: 1000,
  });
