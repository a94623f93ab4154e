import type { MailTransport } from './contract.ts';

/** Milliseconds. */
const CONNECT = 10_000;
const SILENCE = 30_000;

/** Sends by SMTP, over a connection of its own for each mail. */
export const smtpTransport = (url: string): MailTransport => ({
  name: 'smtp',
  async send(mail) {
    // At the first mail: it is slow to load, and a start need not wait for it.
    const { createTransport } = await import('nodemailer');
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
