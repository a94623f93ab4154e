import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { CheckoutStep } from './checkoutViews.ts';
import type { SentForm } from './formFields.ts';
import type { LegalLinkView, TaxNoteView, TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';
import { sentenceWithLink } from './sentenceWithLink.ts';

/** Renders a link to a legal page. */
const legalLink = ({ title, url }: LegalLinkView): Html => html`<a href="${pathHref(url)}">${title}</a>`;

/** Renders a line of links to the legal pages. Returns null if the merchant has chosen no legal pages. */
export const legalLine = ({ legal }: Pick<TemplateContext, 'legal'>, label: string): Html | null =>
  legal.length === 0
    ? null
    : html`<ul class="legal" aria-label="${label}">
        ${legal.map((link) => html`<li>${legalLink(link)}</li>`)}
      </ul>`;

/** Renders whether a price includes tax and whether shipping costs are added. Renders nothing if neither is the case. */
export function taxNote(note: TaxNoteView, page: TemplateContext): Html {
  const { text, legal, shop } = page;
  const shipping = legal.find(({ kind }) => kind === 'shipping');
  const plus = text('storefront.taxNote.plusShipping');
  const parts = [
    ...(note.has_tax || note.tax_free ? [taxWords(note, page)] : []),
    ...(note.ships ? [shipping ? html`<a href="${pathHref(shipping.url)}">${plus}</a>` : plus] : []),
  ];
  if (parts.length === 0) return html``;
  return html`<p class="fine tax-note">
    ${parts.map((part, index) => html`${index > 0 && commaOf(shop.locale)}${part}`)}
  </p>`;
}

function taxWords({ includes_tax, percent, tax_free }: TaxNoteView, { text, shop }: TemplateContext): string {
  if (tax_free) return text(`storefront.taxNote.${tax_free}`);
  if (percent === null)
    return text(includes_tax ? 'storefront.taxNote.included' : 'storefront.taxNote.added');
  const rate = new Intl.NumberFormat(shop.locale, { style: 'percent', maximumFractionDigits: 4 }).format(
    percent / 100,
  );
  return text(includes_tax ? 'storefront.taxNote.includedRate' : 'storefront.taxNote.addedRate', { rate });
}

/** Renders how the shop handles personal data, with a link to the privacy page. Returns null if the merchant has chosen no such page. */
export function privacyNote({ text, legal }: Pick<TemplateContext, 'text' | 'legal'>): Html | null {
  const privacy = legal.find(({ kind }) => kind === 'privacy');
  if (!privacy) return null;
  const note = (title: string) => text('storefront.privacy.note', { privacy: title });
  const sentence = sentenceWithLink(note, privacy, { opensTab: true });
  return html`<p class="fine">${sentence}</p>`;
}

type RequestedTerms = NonNullable<Extract<CheckoutStep, { name: 'review' }>['terms']>;

/** Renders the acceptance of the terms in the review as a checkbox or a sentence, followed by links to the other legal pages. */
export function termsField(
  { mode, version }: RequestedTerms,
  form: SentForm,
  page: TemplateContext,
): Html | null {
  const { text, legal } = page;
  const terms = legal.find(({ kind }) => kind === 'terms');
  if (!terms) return null;
  const error = form.errors.find(({ path }) => path === 'terms')?.message;
  const key = mode === 'checkbox' ? 'storefront.terms.accept' : 'storefront.terms.byOrdering';
  const sentence = sentenceWithLink((title) => text(key, { terms: title }), terms, { opensTab: true });
  const others = legal.filter(({ kind }) => kind === 'privacy' || kind === 'withdrawal');
  return html`<div class="terms">
    <input type="hidden" name="terms_version" value="${version}" />
    ${error && html`<p class="error" id="field-terms-error">${error}</p>`}
    ${
      mode === 'sentence'
        ? html`<p>${sentence}</p>`
        : html`<p class="check">
            <input
              type="checkbox"
              id="field-terms"
              name="terms"
              value="1"
              required
              ${form.values['terms'] && html`checked`}
              ${error && html`aria-invalid="true" aria-describedby="field-terms-error"`}
            />
            <label for="field-terms">${sentence}</label>
          </p>`
    }
    ${legalLine({ legal: others }, text('storefront.terms.alsoRead'))}
  </div>`;
}
