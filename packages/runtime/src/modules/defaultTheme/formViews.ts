import type { ConsentLayout, PageView } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** A newsletter page: the form, the result of submitting the form, or a page that newsletter emails link to. */
export interface NewsletterView extends PageView {
  readonly step: 'form' | 'sent' | 'confirm' | 'confirmed' | 'cancel' | 'canceled';
  readonly form: SentForm;
  /** The token in the emailed link. Empty if the visitor did not follow an emailed link. */
  readonly token: string;
}

/** The page that ends reminders, to which their emails link. */
export interface RemindersView extends PageView {
  readonly step: 'stop' | 'stopped';
  readonly form: SentForm;
  /** The token in the emailed link. Empty if the visitor did not follow one. */
  readonly token: string;
}

/** The page where visitors give or refuse consent to measurement. */
export interface ConsentView extends PageView {
  readonly choice: ConsentLayout['choice'];
  /** The host of the third-party service whose script runs after consent. Null if the shop uses no such service. */
  readonly shared_with: string | null;
  /** True if a cookie remembers the visitor's currency. */
  readonly has_currencies: boolean;
  readonly form: SentForm;
}

/** The page that tells the balance of a gift card. */
export interface GiftCardView extends PageView {
  readonly form: SentForm;
  /** The balance of the gift card whose code was sent. Null while none was. */
  readonly card: {
    readonly last4: string;
    readonly balance: number;
    readonly currency: string;
    /** The first moment at which it can no longer be used (ISO 8601). Null if it never expires. */
    readonly expires_at: string | null;
  } | null;
}

/** The contact form page. */
export interface ContactView extends PageView {
  readonly is_sent: boolean;
  readonly form: SentForm;
}
