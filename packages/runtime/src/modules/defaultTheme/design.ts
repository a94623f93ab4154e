import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { DesignView, TemplateContext } from './contract.ts';
import { boughtList } from './contents.ts';
import { totalsTable } from './totalsTable.ts';
import { fact } from './facts.ts';
import { checkField, emptyForm, errorSummary, inputField, textField } from './formFields.ts';
import { selectField } from './selectField.ts';
import type { Field } from './formFields.ts';
import { icon } from './icon.ts';
import { paging } from './paging.ts';
import { swatch } from './swatch.ts';

/** Renders all design tokens and components, with the same templates as other pages. */
export const designTemplate = (view: DesignView, page: TemplateContext): Html => {
  const { text } = page;
  return html`<h1>${view.title}</h1>
    <p class="fine">${text('storefront.design.intro')}</p>
    ${section(text('storefront.design.colors'), colors(view, text))}
    ${section(text('storefront.design.type'), type(text))}
    ${section(text('storefront.design.sizes'), sizes(view))}
    ${section(text('storefront.design.buttons'), buttons(text))}
    ${section(text('storefront.design.fields'), fields(view, text))}
    ${section(text('storefront.design.messages'), messages(view, text))}
    ${section(text('storefront.design.lists'), lists(view, page))}
    ${section(text('storefront.design.products'), page.products(view.products))}
    ${section(text('storefront.design.order'), order(view, page))}
    ${section(text('storefront.design.widgets'), widgets(view, page))}`;
};

const section = (title: string, content: Html): Html =>
  html`<section class="specimen">
    <h2>${title}</h2>
    ${content}
  </section>`;

const isColor = ({ value }: DesignView['tokens'][number]): boolean => value.startsWith('light-dark(#');

/** Renders the colors in both light and dark mode, regardless of the device's color scheme. */
const colors = ({ tokens }: DesignView, text: Text): Html =>
  html`<div class="schemes">
    ${(['light', 'dark'] as const).map(
      (scheme) =>
        html`<div class="scheme-${scheme}">
          <h3>${text(`storefront.design.${scheme}`)}</h3>
          <ul>
            ${tokens.filter(isColor).map(({ name }) => html`<li>${swatch(`var(--${name})`)} <code dir="ltr">--${name}</code></li>`)}
          </ul>
          <p>${text('storefront.design.sentence')} <a href="/design-system">${text('storefront.home')}</a></p>
          <p><button type="button">${text('storefront.cart.browse')}</button></p>
        </div>`,
    )}
  </div>`;

const type = (text: Text): Html =>
  html`<h3>${text('storefront.design.product')}</h3>
    <h4>${text('storefront.design.product')}</h4>
    <p>${text('storefront.design.sentence')} <a href="/design-system">${text('storefront.home')}</a></p>
    <p class="fine">${text('storefront.design.sentence')}</p>`;

/** Renders the tokens that are not colors, with their values. */
const sizes = ({ tokens }: DesignView): Html =>
  html`<dl class="facts" dir="ltr">
    ${tokens.filter((token) => !isColor(token)).map(({ name, value }) => fact(`--${name}`, value))}
  </dl>`;

const ICONS = [
  'menu',
  'search',
  'account',
  'cart',
  'check',
  'truck',
  'return',
  'card',
  'filter',
  'gift',
  'close',
] as const;

const buttons = (text: Text): Html => {
  const label = text('storefront.product.add');
  return html`<p class="ways">
      <button type="button">${label}</button>
      <a class="button" href="/design-system">${label}</a>
      <button type="button" class="quiet">${label}</button>
      <button type="button" disabled>${label}</button>
    </p>
    <p class="ways">${ICONS.map(icon)}</p>`;
};

const fields = ({ form }: DesignView, text: Text): Html => {
  const field = (one: Field) => inputField(one, form, text);
  return html`<form action="/design-system">
    ${field({ name: 'sample.name', label: text('storefront.address.fullName') })}
    ${field({ name: 'sample.more', label: text('storefront.address.more'), required: false, hint: text('storefront.design.sentence') })}
    ${field({ name: 'sample.email', label: text('storefront.signIn.email'), type: 'email' })}
    ${field({ name: 'sample.secret', label: text('storefront.signIn.password'), type: 'password', autocomplete: 'off' })}
    ${selectField(
      { name: 'sample.choice', label: text('storefront.address.country') },
      ['one', 'two'].map((value) => ({ value, label: text('storefront.design.product') })),
      form,
      text,
    )}
    ${textField({ name: 'sample.text', label: text('contact.form.message'), rows: 3 }, form, text)}
    ${checkField({ name: 'sample.ticked', label: text('storefront.addresses.useByDefault') }, form)}
    <fieldset>
      <legend>${text('storefront.checkout.howToShip')}</legend>
      ${['one', 'two'].map(
        (value, index) =>
          html`<p class="radio">
            <input
              type="radio"
              id="sample-${value}"
              name="sample.way"
              value="${value}"
              ${index === 0 && html`checked`}
            />
            <label for="sample-${value}">${text('storefront.design.product')}</label>
          </p>`,
      )}
    </fieldset>
  </form>`;
};

const messages = ({ form }: DesignView, text: Text): Html =>
  html`${errorSummary(form, text)}
    ${errorSummary({ ...emptyForm, errors: [{ path: '', message: text('storefront.error.unavailable') }] }, text)}
    <p class="notice" role="status">${text('storefront.profile.saved')}</p>`;

const lists = ({ path, title }: DesignView, page: TemplateContext): Html =>
  html`${breadcrumb([{ name: title, url: path }], page)}
  ${paging({ page: 3, pages: 9, path, query: {} }, page)}`;

const order = ({ contents }: DesignView, page: TemplateContext): Html =>
  html`<div class="summary">${boughtList(contents, page)} ${totalsTable(contents, page)}</div>`;

const widgets = ({ widgets: all }: DesignView, page: TemplateContext): Html =>
  html`${all.map(
    ({ type: name, area }) =>
      html`<div class="specimen">
        <p class="fine"><code dir="ltr">${name}</code></p>
        ${page.area(area)}
      </div>`,
  )}`;
