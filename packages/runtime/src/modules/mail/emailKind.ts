import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { EmailMessage } from './emailMessage.ts';
import type { EmailRecipient } from './contract.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { ownWordsSchema, wordsSettingOf } from './ownWords.ts';
import type { EmailWords } from './ownWords.ts';
import type { EventDefinition } from '../../platform/contracts/events.ts';

/** An email that was composed and not sent yet. */
export interface ComposedEmail {
  /** The uuid of the customer, order or shipment that the email is about. Null for other emails. */
  readonly entityUuid: string | null;
  readonly message: EmailMessage;
  /** The uuid of the order that the email is about. Default: none. */
  readonly orderUuid?: string | null;
  /**
   * The code of the language in which the email is composed. Default, and for emails to the merchant: the shop's default
   * language.
   */
  readonly language?: string | null;
  /**
   * The customer or administrator who receives the email. Emails to the merchant go to the addresses in the setting
   * `merchantEmails`.
   */
  readonly to?: EmailRecipient;
}

/** A preview email with example or real data. */
export interface ExampleEmail {
  readonly message: EmailMessage;
  /** The real data shown in the email, such as an order number. Null if the email contains example data. */
  readonly about: string | null;
}

/** The audiences of emails. */
export const EMAIL_RECIPIENTS = ['customer', 'administrator', 'merchant'] as const;

/** A kind of email. The registry `emails` lists the kinds of all modules and extensions. */
export interface EmailKind<Input = never> {
  /**
   * The id, unique across all extensions. The setting `<id>Email` disables the kind; `<id>EmailWords` contains the
   * merchant's texts.
   */
  readonly id: string;
  readonly to: (typeof EMAIL_RECIPIENTS)[number];
  /**
   * True if anyone can trigger this email to an address that is not their own. Such emails count toward the rate tier
   * `mail`.
   */
  readonly isOpen?: boolean;
  /** True for an essential email, such as a password reset link: no setting disables the kind. */
  readonly isMandatory?: boolean;
  /** False if the input is not stored in the email log, so that an email of this kind cannot be resent from there. */
  readonly isResendable?: boolean;
  /** The texts that the merchant can replace. Default: none. */
  readonly words?: readonly EmailWords[];
  /**
   * Composes an email for a preview, in the app's language. Changes nothing. Real data is shown only to callers who may read
   * it. If absent, the kind has no preview.
   */
  example?(app: AppContext, caller: Caller): Promise<ExampleEmail>;
  /** Composes an email. Null if it should no longer be sent. Called outside any transaction, and again for each attempt. */
  compose(input: Input, app: AppContext): Promise<ComposedEmail | null>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly emails?: readonly EmailKind[];
  }
}

declare module '../settings/contract.ts' {
  interface Settings {
    /**
     * The merchant's email addresses, separated by commas. If empty, emails go to the administrators with all permissions.
     */
    readonly merchantEmails: string;
    /** The rich text at the end of every email, such as the shop's legal notice. Empty if there is none. */
    readonly emailFooter: string;
    /** The translations of `emailFooter`, by language code. Languages without a translation use `emailFooter`. */
    readonly emailFooterTranslations: Readonly<Record<string, string>>;
    /** The number of days for which email log entries are kept. */
    readonly emailLogDays: number;
  }
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when an administrator requests to resend a logged email. */
    email_resend_requested: { readonly emailUuid: string };
  }
}

/** The email events. */
export const mailEvents: readonly EventDefinition[] = [
  {
    name: 'email_resend_requested',
    description: 'An administrator requested that a logged email be sent again.',
  },
];

/** Returns the name of the setting that disables a kind. */
export const switchOf = ({ id }: Pick<EmailKind, 'id'>): string => `${id}Email`;

/** Reports whether the shop sends emails of a kind. At most one statement. */
export const isSwitchedOn = async (
  app: AppContext,
  kind: Pick<EmailKind, 'id' | 'isMandatory'>,
): Promise<boolean> => kind.isMandatory === true || (await app.setting(switchOf(kind))) === true;

export const emails: ContributionPoint<EmailKind> = {
  noun: 'email',
  members: {
    id: 'text',
    to: 'text',
    isOpen: 'any',
    isMandatory: 'any',
    isResendable: 'any',
    words: 'any',
    example: 'function?',
    compose: 'function',
  } satisfies Members<EmailKind>,
  keyOf: (kind) => kind.id,
  settingsOf: (kind) => ({
    ...(!kind.isMandatory && { [switchOf(kind)]: { schema: z.boolean().default(true), group: 'emails' } }),
    ...(kind.words && { [wordsSettingOf(kind)]: { schema: ownWordsSchema(kind), group: 'emails' } }),
  }),
};
