import type { ConsentLayout, PageView } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** A page of the newsletter: its form, what follows from it, and the pages of the links in its emails. */
export interface NewsletterView extends PageView {
  readonly step: 'form' | 'sent' | 'confirm' | 'confirmed' | 'cancel' | 'canceled';
  readonly form: SentForm;
  /** The token of the link that led to the page; empty: none did. */
  readonly token: string;
}

/** The page where visitors decide whether they may be counted. */
export interface ConsentView extends PageView {
  readonly choice: ConsentLayout['choice'];
  /** The host of the other service whose script runs after consent. Null: there is none. */
  readonly shared_with: string | null;
  readonly form: SentForm;
}

/** The page of the contact form. */
export interface ContactView extends PageView {
  readonly is_sent: boolean;
  readonly form: SentForm;
}
