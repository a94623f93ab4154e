import type { ConsentLayout, PageView } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** A newsletter page: the form, the result of submitting it, and the pages that newsletter emails link to. */
export interface NewsletterView extends PageView {
  readonly step: 'form' | 'sent' | 'confirm' | 'confirmed' | 'cancel' | 'canceled';
  readonly form: SentForm;
  /** The token of the emailed link. Empty if the visitor did not follow one. */
  readonly token: string;
}

/** The page where visitors decide whether they may be counted. */
export interface ConsentView extends PageView {
  readonly choice: ConsentLayout['choice'];
  /** The host of the third-party service whose script runs after consent. Null if there is none. */
  readonly shared_with: string | null;
  readonly form: SentForm;
}

/** The contact form page. */
export interface ContactView extends PageView {
  readonly is_sent: boolean;
  readonly form: SentForm;
}
