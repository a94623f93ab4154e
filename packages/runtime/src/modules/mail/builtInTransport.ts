import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopConfig } from '../../platform/config/schema.ts';
import type { MailTransport } from './contract.ts';

/** Returns the transport of the configuration: SMTP with `mail.url`, files in development, else none. */
export function builtInTransport({ mail, mode, storeDir }: ShopConfig): MailTransport | null {
  if (mail.url !== undefined) return smtpTransport(mail.url);
  return mode === 'development' ? fileTransport(storeDir) : null;
}

/** Writes emails to `.shop/mail` of the store, one file each, for any mail program to open. For development. */
export const fileTransport = (storeDir: string): MailTransport => ({
  name: 'file',
  async send(email, { clock, log }) {
    const dir = join(storeDir, '.shop', 'mail');
    const time = clock.now().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(dir, `${time}-${email.messageId.replaceAll(/[^\w-]+/g, '').slice(0, 8)}.eml`);
    // It is loaded with the first email: loading is slow, and a start need not wait for it.
    const { createTransport } = await import('nodemailer');
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(email);
    await mkdir(dir, { recursive: true });
    // It may hold a link that opens an account.
    await writeFile(file, message, { mode: 0o600 });
    log.info({ file }, `email written to ${file}`);
  },
});

/** The timeouts are in milliseconds. */
const CONNECT = 10_000;
const SILENCE = 30_000;

/** Sends emails by SMTP, over a connection of its own for each. */
export const smtpTransport = (url: string): MailTransport => ({
  name: 'smtp',
  async send(email) {
    // It is loaded with the first email: loading is slow, and a start need not wait for it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      dnsTimeout: CONNECT,
      connectionTimeout: CONNECT,
      greetingTimeout: CONNECT,
      socketTimeout: SILENCE,
      // The content comes from people: it must not read files or fetch anything.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail(email);
  },
});
