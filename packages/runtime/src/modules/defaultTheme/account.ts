import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { accountMenu } from './accountMenu.ts';
import { addressFields, defaultButton } from './addressFields.ts';
import type { AddressesView } from './profileViews.ts';
import type { TemplateContext } from './contract.ts';
import { addressText } from './facts.ts';
import { checkField, errorSummary } from './formFields.ts';

/** Renders the address book as cards, with the form that adds an address below. The page that edits an address has only its form. */
export function addressesTemplate(view: AddressesView, page: TemplateContext): Html {
  const { text, content } = page;
  const isEmpty = view.addresses.length === 0;
  const isOpen = view.form.errors.length > 0 || Object.values(view.form.values).some((value) => value !== '');
  const form = addressForm(view, text);
  return html`<h1>${view.title}</h1>
    ${accountMenu(view.path, page)} ${errorSummary(view.form, text)}
    ${isEmpty && html`<p>${text('storefront.addresses.none')}</p>`}
    ${view.editing === null && !isEmpty && addressCards(view, text)}
    ${
      view.editing !== null || isEmpty
        ? html`<h2>${text(isEmpty ? 'storefront.addresses.add' : 'storefront.addresses.edit')}</h2>
            ${form}`
        : html`<details class="fold" ${isOpen && html`open`}>
            <summary class="button plain">${text('storefront.addresses.add')}</summary>
            ${form}
          </details>`
    }
    ${content}`;
}

const addressCards = ({ addresses }: AddressesView, text: Text): Html =>
  html`<ul class="addresses">
    ${addresses.map((address) => {
      const { uuid, full_name: name } = address;
      return html`<li>
        ${addressText(address)}
        ${address.is_default && html`<span class="tag">${text('storefront.addresses.default')}</span>`}
        <form class="links" method="post" action="/account/addresses/${uuid}/removal">
          <a href="/account/addresses/${uuid}" aria-label="${text('storefront.addresses.changeOf', { name })}"
            >${text('storefront.addresses.change')}</a
          >
          <button class="link" aria-label="${text('storefront.addresses.removeOf', { name })}">
            ${text('storefront.addresses.remove')}
          </button>
        </form>
      </li>`;
    })}
  </ul>`;

function addressForm(
  { editing, countries, provinces, parts, company_fields: company, lookup, form }: AddressesView,
  text: Text,
): Html {
  const action = editing === null ? '/account/addresses' : `/account/addresses/${editing}`;
  return html`<form method="post" action="${action}">
    ${defaultButton}
    ${addressFields(
      {
        prefix: '',
        section: '',
        countries,
        provinces,
        parts,
        company,
        lookup,
        countryPath: `${action}/country`,
      },
      form,
      text,
    )}
    ${checkField({ name: 'is_default', label: text('storefront.addresses.useByDefault') }, form)}
    <button>${text('storefront.addresses.save')}</button>
    ${editing !== null && html`<a href="/account/addresses">${text('storefront.addresses.discard')}</a>`}
  </form>`;
}
