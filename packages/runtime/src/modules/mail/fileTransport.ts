import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './contract.ts';

/** Writes e-mails to `.shop/mail` of the store, one file each, for any mail program to open. For development. */
export const fileTransport = (storeDir: string): MailTransport => ({
  name: 'file',
  async send(email, { clock, log }) {
    const dir = join(storeDir, '.shop', 'mail');
    const time = clock.now().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(dir, `${time}-${email.messageId.replaceAll(/[^\w-]+/g, '').slice(0, 8)}.eml`);
    // It is loaded with the first e-mail: loading is slow, and a start need not wait for it.
    const { createTransport } = await import('nodemailer');
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(email);
    await mkdir(dir, { recursive: true });
    // It may hold a link that opens an account.
    await writeFile(file, message, { mode: 0o600 });
    log.info({ file }, `e-mail written to ${file}`);
  },
});
