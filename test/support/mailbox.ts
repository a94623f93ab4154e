import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { expect, vi } from 'vitest';

const soon = { timeout: 120_000, interval: 20 };

/** Creates an extension that keeps the emails of a test shop, which needs `worker: true`, and functions to read them. */
export function createMailbox() {
  const sent: OutgoingEmail[] = [];
  const extension = defineExtension({
    name: 'mailbox',
    api: '^1.0',
    setup: () => ({ mailTransport: [{ name: 'mailbox', send: async (mail) => void sent.push(mail) }] }),
  });

  /** Waits for the last email to an address whose subject holds a text. */
  const mailTo = (address: string, subject: string): Promise<OutgoingEmail> =>
    vi.waitFor(() => {
      const mail = sent.findLast((one) => one.to.address === address && one.subject.includes(subject));
      if (!mail) throw new Error(`no mail "${subject}" to ${address}`);
      return mail;
    }, soon);

  return { extension, sent, mailTo };
}

/** The token of the link in an email. */
export const linkToken = ({ text }: OutgoingEmail): string => /token=([\w-]+)/.exec(text)?.[1] as string;

/** Waits until the worker of a test shop has nothing left to do. */
export const workerIdle = (shop: TestShop): Promise<void> =>
  vi.waitFor(async () => {
    const { jobs } = await shop.db.one(sql.type(z.object({ jobs: z.int() }))`
      select count(*)::int as jobs from graphile_worker._private_jobs where attempts < max_attempts`);
    expect(jobs).toBe(0);
  }, soon);
