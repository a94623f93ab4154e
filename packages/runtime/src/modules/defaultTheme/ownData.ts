import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { OwnDataView } from './profileViews.ts';
import type { TemplateContext } from './contract.ts';
import { inputField } from './formFields.ts';

/** Renders the forms that export and erase the customer's data, and how far each is. */
export const ownData = (view: OwnDataView, page: TemplateContext): Html =>
  html`<section id="data" aria-labelledby="data-title">
    <h2 id="data-title">${page.text('storefront.data.title')}</h2>
    <p>${page.text('storefront.data.about')}</p>
    <div class="own-data">${archive(view, page)} ${erasure(view, page)}</div>
  </section>`;

const passwordField = (name: string, { form }: OwnDataView, { text }: TemplateContext): Html =>
  inputField(
    {
      name,
      label: text('storefront.profile.currentPassword'),
      type: 'password',
      autocomplete: 'current-password',
    },
    form,
    text,
  );

const hasError = ({ form }: OwnDataView, name: string): boolean =>
  form.errors.some(({ path }) => path === name);

function archive(view: OwnDataView, page: TemplateContext): Html {
  const { text } = page;
  const { export: made } = view;
  if (made?.path === null)
    return html`<p role="status">
      ${text('storefront.data.exporting')}
      <a href="/account/profile#data">${text('storefront.data.reload')}</a>
    </p>`;
  return html`${
      made !== null &&
      html`<p>
        <a href="${made.path}" download>${text('storefront.data.download')}</a>
      </p>`
    }
    <details class="fold" ${hasError(view, 'export_password') && html`open`}>
      <summary class="button plain">${text('storefront.data.export')}</summary>
      <form method="post" action="/account/data/export">
        <p>${text('storefront.data.exportHelp')}</p>
        ${passwordField('export_password', view, page)}
        <button class="quiet">${text('storefront.data.exportStart')}</button>
      </form>
    </details>`;
}

function erasure(view: OwnDataView, page: TemplateContext): Html {
  const { text } = page;
  const { wish } = view;
  if (wish !== null)
    return html`<p class="notice" role="status">
        ${
          wish.orders.length > 0
            ? text('storefront.data.waits', { orders: wish.orders.join(', ') })
            : text('storefront.data.waitsNoMore')
        }
      </p>
      <form method="post" action="/account/data/keep">
        <button class="quiet">${text('storefront.data.keep')}</button>
      </form>`;
  return html`<details class="fold" ${hasError(view, 'erase_password') && html`open`}>
    <summary class="button plain danger">${text('storefront.data.erase')}</summary>
    <form method="post" action="/account/data/erase">
      <p>${text('storefront.data.eraseHelp')}</p>
      ${passwordField('erase_password', view, page)}
      <button>${text('storefront.data.eraseNow')}</button>
    </form>
  </details>`;
}
