import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';
import type { Letter } from './letter.ts';
import type { LetterTo } from './sendLetter.ts';

/** An e-mail that was composed and not sent yet. */
export interface ComposedEmail {
  /** The uuid of what it is about: a customer, an order, a shipment. Null: of nothing that has one. */
  readonly entityUuid: string | null;
  readonly letter: Letter;
  /** The customer. E-mails to the merchant go to the addresses of the setting `merchantEmails`. */
  readonly to?: LetterTo;
}

/** One kind of e-mail. The registry `emails` lists those of all modules and extensions. */
export interface EmailKind<Input = never> {
  /** Unique over all extensions. The setting `<id>Email` switches the kind off. */
  readonly id: string;
  readonly to: 'customer' | 'merchant';
  /** Composes one e-mail; null: there is nothing to say any more. Called outside any transaction, and again for each try. */
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
  }
}

/** The name of the setting that switches a kind off. */
export const switchOf = ({ id }: Pick<EmailKind, 'id'>): string => `${id}Email`;

export const emails: ContributionPoint<EmailKind> = {
  noun: 'e-mail',
  keyOf: (kind) => kind.id,
  settingsOf: (kind) => ({ [switchOf(kind)]: { schema: z.boolean().default(true) } }),
};
