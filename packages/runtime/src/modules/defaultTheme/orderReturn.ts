import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { TemplateContext } from './contract.ts';
import { fact } from './facts.ts';
import { errorSummary } from './formFields.ts';
import { nextOfReturn, returnedLines, returnState, toOrder } from './returnParts.ts';
import type {
  OrderReturnView,
  ReturnLabelView,
  ReturnPictureForm,
  ReturnPictureView,
} from './returnViews.ts';

/** Renders the page of a return or withdrawal: its state, what comes next, and its units. */
export const orderReturnTemplate = (view: OrderReturnView, page: TemplateContext): Html => {
  const { text } = page;
  const { title, order, return: one, comment, declared_on, instructions, label, picture_form } = view;
  return html`<h1>${title}</h1>
    <div class="return-page">
      ${picture_form && errorSummary(picture_form.form, text)}
      ${
        declared_on !== null &&
        html`<p class="standing" role="status">
          ${text('storefront.withdrawal.receivedOn', { time: declared_on })}<br />${text('storefront.withdrawal.receipt', { email: order.email })}
        </p>`
      }
      <p class="state"><strong>${returnState(one, text)}</strong></p>
      ${nextOfReturn(one, page).map((sentence) => html`<p>${sentence}</p>`)}
      ${instructions !== null && html`<p class="instructions" dir="auto">${instructions}</p>`}
      ${label && labelOf(label, page)} ${returnedLines(one.lines, page)}
      <dl class="facts">
        ${fact(text('storefront.return.number'), one.number)}
        ${comment !== null && fact(text('storefront.return.comment'), html`<bdi>${comment}</bdi>`)}
      </dl>
      ${picturesOf(view, page)} ${toOrder(order, page)}
    </div>
    ${page.content}`;
};

/** Renders the label with which goods are sent back. */
const labelOf = (
  { path, carrier, tracking_number: tracking, tracking_url: url }: ReturnLabelView,
  { text }: TemplateContext,
): Html =>
  html`<p>${text('storefront.return.labelOf', { carrier, tracking })}</p>
    <p class="actions">
      <a class="button" href="${path}">${text('storefront.return.label')}</a>
      ${url !== null && html`<a href="${url}">${text('storefront.return.track')}</a>`}
    </p>`;

/** Renders the pictures of a return, and the form that adds some. */
function picturesOf({ pictures, picture_form: form }: OrderReturnView, page: TemplateContext): Html | null {
  if (pictures.length === 0 && form === null) return null;
  return html`<section aria-labelledby="pictures">
    <h2 id="pictures">${page.text('storefront.return.pictures')}</h2>
    ${
      pictures.length > 0 &&
      html`<ul class="pictures">
        ${pictures.map((picture, index) => pictureOf(picture, index + 1, page))}
      </ul>`
    }
    ${form && pictureForm(form, page)}
  </section>`;
}

function pictureOf(
  { src, width, height, remove_path }: ReturnPictureView,
  number: number,
  { text }: TemplateContext,
): Html {
  const name = text('storefront.return.picture', { number });
  return html`<li>
    <a href="${src}"><img src="${src}" width="${width}" height="${height}" alt="${name}" loading="lazy" /></a>
    <form method="post" action="${remove_path}">
      <button class="plain">
        ${text('storefront.return.pictureRemove')}<span class="hidden"> ${name}</span>
      </button>
    </form>
  </li>`;
}

/** Renders the form that adds pictures. Its errors stand above the page's content. */
const pictureForm = ({ action, max, form }: ReturnPictureForm, { text }: TemplateContext): Html =>
  html`<form method="post" action="${action}" enctype="multipart/form-data">
    <p class="field">
      <label for="field-images">${text('storefront.return.picturesChoose')}</label>
      <span class="hint" id="field-images-hint">${text('storefront.return.picturesHint', { max })}</span>
      <input
        type="file"
        id="field-images"
        name="images"
        multiple
        required
        accept="image/jpeg,image/png,image/gif,image/webp,image/avif"
        aria-describedby="field-images-hint"
        ${form.errors.length > 0 && html`aria-invalid="true"`}
      />
    </p>
    <p><button class="plain">${text('storefront.return.picturesAdd')}</button></p>
  </form>`;
