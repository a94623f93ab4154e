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
  /** The uuid of the customer, the order or the shipment that it is about. Null for others. */
  readonly entityUuid: string | null;
  readonly message: EmailMessage;
  /** The uuid of the order that it is about. Default: none. */
  readonly orderUuid?: string | null;
  /** The code of the language that it is composed in. Default, and for emails to the merchant: the default language of the shop. */
  readonly language?: string | null;
  /** The customer or administrator who receives it. Emails to the merchant go to the addresses of the setting `merchantEmails`. */
  readonly to?: EmailRecipient;
}

/** An email with invented or real data, for a preview. */
export interface ExampleEmail {
  readonly message: EmailMessage;
  /** The real data that it shows, such as the number of an order; null: the data is invented. */
  readonly about: string | null;
}

/** Whom emails go to. */
export const EMAIL_RECIPIENTS = ['customer', 'administrator', 'merchant'] as const;

/** A kind of email. The registry `emails` lists the kinds of all modules and extensions. */
export interface EmailKind<Input = never> {
  /** The id is unique over all extensions. The setting `<id>Email` switches the kind off, `<id>EmailWords` has the merchant's words. */
  readonly id: string;
  readonly to: (typeof EMAIL_RECIPIENTS)[number];
  /** True if anybody can trigger it to an address that is not theirs: such emails count in the rate tier `mail`. */
  readonly isOpen?: boolean;
  /** True for an email that nobody may miss, such as the link for a new password: no setting switches the kind off. */
  readonly isMandatory?: boolean;
  /** False: the input is not kept in the log of emails, so that an email of the kind cannot be sent again from there. */
  readonly isResendable?: boolean;
  /** The texts in place of which the merchant may write their own. Default: none. */
  readonly words?: readonly EmailWords[];
  /**
   * Composes an email for a preview, in the language of the app. It changes nothing. Real data is shown to callers alone who may
   * read it. Absent: the kind has no preview.
   */
  example?(app: AppContext, caller: Caller): Promise<ExampleEmail>;
  /** Composes an email; null if none is to be sent any more. It is called outside any transaction, and again for each try. */
  compose(input: Input, app: AppContext): Promise<ComposedEmail | null>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly emails?: readonly EmailKind[];
  }
}

declare module '../settings/contract.ts' {
  interface Settings {
    /** The email addresses of the merchant, a comma list. Empty: those of the administrators who may do everything. */
    readonly merchantEmails: string;
    /** The rich text at the end of every email, such as the imprint of the shop. Empty: there is none. */
    readonly emailFooter: string;
    /** The translations of the text, by language code. A language without one has `emailFooter`. */
    readonly emailFooterTranslations: Readonly<Record<string, string>>;
    /** The number of days for which the log of emails keeps its entries. */
    readonly emailLogDays: number;
  }
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** An administrator requested that an email of the log is sent again. */
    email_resend_requested: { readonly emailUuid: string };
  }
}

/** The events of emails. */
export const mailEvents: readonly EventDefinition[] = [
  {
    name: 'email_resend_requested',
    description: 'An administrator requested that an email of the log is sent again.',
  },
];

/** Returns the name of the setting that switches a kind off. */
export const switchOf = ({ id }: Pick<EmailKind, 'id'>): string => `${id}Email`;

/** Reports whether the shop sends emails of a kind. One statement at most. */
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
