import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopConfig } from '../../platform/config/schema.ts';
import type { MailTransport, OutgoingEmail } from './contract.ts';

/** Returns the configured transport: SMTP if `mail.url` is set, files in development, otherwise none. */
export function builtInTransport({ mail, mode, storeDir }: ShopConfig): MailTransport | null {
  if (mail.url !== undefined) return smtpTransport(mail.url);
  return mode === 'development' ? fileTransport(storeDir) : null;
}

/**
 * Creates a transport for development that writes each email to a file in the store's `.shop/mail` folder. Any mail
 * program can open the files.
 */
export const fileTransport = (storeDir: string): MailTransport => ({
  name: 'file',
  async send(email, { clock, log }) {
    const dir = join(storeDir, '.shop', 'mail');
    const time = clock.now().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(dir, `${time}-${email.messageId.replaceAll(/[^\w-]+/g, '').slice(0, 8)}.eml`);
    // Loaded for the first email, because loading is slow and not needed at startup.
    const { createTransport } = await import('nodemailer');
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      mailOf(email),
    );
    await mkdir(dir, { recursive: true });
    // The email may contain a link that grants access to an account.
    await writeFile(file, message, { mode: 0o600 });
    log.info({ file }, `email written to ${file}`);
  },
});

/** Returns an email in the form of the library, whose lists are not readonly. */
const mailOf = ({ attachments = [], ...email }: OutgoingEmail) => ({
  ...email,
  attachments: attachments.map((file) => ({ ...file })),
});

/** The timeouts in milliseconds. */
const CONNECT = 10_000;
const SILENCE = 30_000;

/** Creates a transport that sends each email by SMTP over a separate connection. */
export const smtpTransport = (url: string): MailTransport => ({
  name: 'smtp',
  async send(email) {
    // Loaded for the first email, because loading is slow and not needed at startup.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      dnsTimeout: CONNECT,
      connectionTimeout: CONNECT,
      greetingTimeout: CONNECT,
      socketTimeout: SILENCE,
      // Users can provide the content, so it must not read files or fetch URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail(mailOf(email));
  },
});
