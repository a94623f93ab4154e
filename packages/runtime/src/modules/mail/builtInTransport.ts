import type { ShopConfig } from '../../platform/config/schema.ts';
import type { MailTransport } from './contract.ts';
import { fileTransport } from './fileTransport.ts';
import { smtpTransport } from './smtpTransport.ts';

/** By SMTP where `mail.url` says so, into files in development, else none. */
export function builtInTransport({ mail, mode, storeDir }: ShopConfig): MailTransport | null {
  if (mail.url !== undefined) return smtpTransport(mail.url);
  return mode === 'development' ? fileTransport(storeDir) : null;
}
