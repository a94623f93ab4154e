import type { ShopConfig } from '../../platform/config/schema.ts';
import type { MailTransport } from './contract.ts';
import { fileTransport } from './fileTransport.ts';
import { smtpTransport } from './smtpTransport.ts';

/** Returns the transport of the configuration: SMTP with `mail.url`, files in development, else none. */
export function builtInTransport({ mail, mode, storeDir }: ShopConfig): MailTransport | null {
  if (mail.url !== undefined) return smtpTransport(mail.url);
  return mode === 'development' ? fileTransport(storeDir) : null;
}
