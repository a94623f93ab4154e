import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { expect, vi } from 'vitest';

const pollOptions = { timeout: 120_000, interval: 20 };

/** Creates an extension that collects the emails of a test shop, and functions that read them. The test shop needs `worker: true`. */
export function createMailbox() {
  const sent: OutgoingEmail[] = [];
  const extension = defineExtension({
    name: 'mailbox',
    api: '^1.0',
    setup: () => ({ mailTransport: [{ name: 'mailbox', send: async (mail) => void sent.push(mail) }] }),
  });

  /** Waits for an email to an address whose subject contains the given text. Returns the latest one. */
  const mailTo = (address: string, subject: string): Promise<OutgoingEmail> =>
    vi.waitFor(() => {
      const mail = sent.findLast((one) => one.to.address === address && one.subject.includes(subject));
      if (!mail) throw new Error(`no mail "${subject}" to ${address}`);
      return mail;
    }, pollOptions);

  return { extension, sent, mailTo };
}

/** Returns the token in an email's link. */
export const linkToken = ({ text }: OutgoingEmail): string => /token=([\w-]+)/.exec(text)?.[1] as string;

/** Waits until a test shop's worker has no more work. */
export const workerIdle = (shop: TestShop): Promise<void> =>
  vi.waitFor(async () => {
    const { jobs } = await shop.db.one(sql.type(z.object({ jobs: z.int() }))`
      select count(*)::int as jobs from graphile_worker._private_jobs where attempts < max_attempts`);
    expect(jobs).toBe(0);
  }, pollOptions);
