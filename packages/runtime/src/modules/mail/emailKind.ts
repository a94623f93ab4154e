import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { EmailMessage } from './emailMessage.ts';
import type { EmailRecipient } from './contract.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { ownWordsSchema, wordsSettingOf } from './ownWords.ts';
import type { EmailWords } from './ownWords.ts';
import type { EventDefinition } from '../../platform/contracts/events.ts';

/** An email that has been composed but not sent. */
export interface ComposedEmail {
  /** The uuid of the customer, order or shipment that the email is about. Null for other emails. */
  readonly entityUuid: string | null;
  readonly message: EmailMessage;
  /** The uuid of the order that the email is about. Default: none. */
  readonly orderUuid?: string | null;
  /**
   * The code of the email's language. Default, and always used for emails to the merchant: the shop's default
   * language.
   */
  readonly language?: string | null;
  /**
   * The customer or administrator who receives the email. Absent for emails to the merchant, which go to the
   * addresses in the `merchantEmails` setting.
   */
  readonly to?: EmailRecipient;
}

/** An email for a preview, with example or real data. */
export interface ExampleEmail {
  readonly message: EmailMessage;
  /** The real data shown in the preview, such as an order number. Null if the preview shows example data. */
  readonly about: string | null;
}

/** The possible recipients of a kind of email. */
export const EMAIL_RECIPIENTS = ['customer', 'administrator', 'merchant'] as const;

/** A kind of email. The `emails` registry contains the kinds of all modules and extensions. */
export interface EmailKind<Input = never> {
  /**
   * The id, unique across all extensions. The setting `<id>Email` disables the kind. The setting `<id>EmailWords`
   * contains the merchant's texts.
   */
  readonly id: string;
  readonly to: (typeof EMAIL_RECIPIENTS)[number];
  /**
   * True if anyone can trigger this email to another person's address. Such emails count toward the `mail` rate
   * limit.
   */
  readonly isOpen?: boolean;
  /** True for an essential email, such as a password reset link. Merchants cannot disable it. */
  readonly isMandatory?: boolean;
  /** True if the shop does not send this kind until the merchant turns it on. */
  readonly isOffByDefault?: boolean;
  /** False if the email log does not store the input. Such emails cannot be resent from the log. */
  readonly isResendable?: boolean;
  /** The texts that the merchant can replace. Default: none. */
  readonly words?: readonly EmailWords[];
  /**
   * Composes a preview email in the app's language, without side effects. Shows real data only to callers who may
   * read it. If absent, the kind has no preview.
   */
  example?(app: AppContext, caller: Caller): Promise<ExampleEmail>;
  /**
   * Composes an email. Returns null if the email should no longer be sent. Called outside any transaction, once for
   * each attempt.
   */
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
     * The merchant's email addresses, separated by commas. If empty, emails to the merchant go to the administrators
     * with all permissions.
     */
    readonly merchantEmails: string;
    /** The rich text at the end of every email, such as the shop's legal notice. May be empty. */
    readonly emailFooter: string;
    /** The translations of `emailFooter`, by language code. Languages without a translation use `emailFooter`. */
    readonly emailFooterTranslations: Readonly<Record<string, string>>;
    /** The number of days to keep email log entries. */
    readonly emailLogDays: number;
  }
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when an administrator requests that a logged email be resent. */
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

/** Returns the name of the setting that disables a kind of email. */
export const switchOf = ({ id }: Pick<EmailKind, 'id'>): string => `${id}Email`;

/** Reports whether a kind of email is enabled. Executes at most one SQL statement. */
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
    isOffByDefault: 'any',
    isResendable: 'any',
    words: 'any',
    example: 'function?',
    compose: 'function',
  } satisfies Members<EmailKind>,
  keyOf: (kind) => kind.id,
  settingsOf: (kind) => ({
    ...(!kind.isMandatory && {
      [switchOf(kind)]: { schema: z.boolean().default(!kind.isOffByDefault), group: 'emails' },
    }),
    ...(kind.words && { [wordsSettingOf(kind)]: { schema: ownWordsSchema(kind), group: 'emails' } }),
  }),
};
