import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';
import type { EmailMessage } from './emailMessage.ts';
import type { EmailRecipient } from './contract.ts';

/** An e-mail that was composed and not sent yet. */
export interface ComposedEmail {
  /** The uuid of the customer, the order or the shipment that it is about. Null for others. */
  readonly entityUuid: string | null;
  readonly message: EmailMessage;
  /** The code of the language that it is composed in. Default, and for e-mails to the merchant: the default language of the shop. */
  readonly language?: string | null;
  /** The customer or administrator who receives it. E-mails to the merchant go to the addresses of the setting `merchantEmails`. */
  readonly to?: EmailRecipient;
}

/** A kind of e-mail. The registry `emails` lists the kinds of all modules and extensions. */
export interface EmailKind<Input = never> {
  /** The id is unique over all extensions. The setting `<id>Email` switches the kind off. */
  readonly id: string;
  readonly to: 'customer' | 'administrator' | 'merchant';
  /** True if anybody can trigger it to an address that is not theirs: such e-mails count in the rate tier `mail`. */
  readonly isOpen?: boolean;
  /** Composes an e-mail; null if none is to be sent any more. It is called outside any transaction, and again for each try. */
  compose(input: Input, app: AppContext): Promise<ComposedEmail | null>;
}

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly emails?: readonly EmailKind[];
  }
}

declare module '../settings/contract.ts' {
  interface Settings {
    /** The e-mail addresses of the merchant, a comma list. Empty: those of the administrators who may do everything. */
    readonly merchantEmails: string;
    /** The rich text at the end of every e-mail, such as the imprint of the shop. Empty: there is none. */
    readonly emailFooter: string;
    /** That text in further languages, by their codes. A language without one has `emailFooter`. */
    readonly emailFooterTranslations: Readonly<Record<string, string>>;
  }
}

/** Returns the name of the setting that switches a kind off. */
export const switchOf = ({ id }: Pick<EmailKind, 'id'>): string => `${id}Email`;

export const emails: ContributionPoint<EmailKind> = {
  noun: 'e-mail',
  keyOf: (kind) => kind.id,
  settingsOf: (kind) => ({ [switchOf(kind)]: { schema: z.boolean().default(true), group: 'emails' } }),
};
