import { createTransport } from 'nodemailer';
import type { MailTransport } from './contract.ts';

/** Milliseconds. */
const CONNECT = 10_000;
const SILENCE = 30_000;

/** Sends by SMTP, over a connection of its own for each mail. */
export const smtpTransport = (url: string): MailTransport => ({
  name: 'smtp',
  async send(mail) {
    const transport = createTransport({
      url,
      dnsTimeout: CONNECT,
      connectionTimeout: CONNECT,
      greetingTimeout: CONNECT,
      socketTimeout: SILENCE,
      // What a mail says comes from people: it reads no files and fetches nothing.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail(mail);
  },
});
