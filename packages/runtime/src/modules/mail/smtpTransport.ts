import type { MailTransport } from './contract.ts';

/** The timeouts are in milliseconds. */
const CONNECT = 10_000;
const SILENCE = 30_000;

/** Sends e-mails by SMTP, over a connection of its own for each. */
export const smtpTransport = (url: string): MailTransport => ({
  name: 'smtp',
  async send(email) {
    // It is loaded with the first e-mail: loading is slow, and a start need not wait for it.
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
