import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { TemplateContext } from './contract.ts';
import { fact } from './facts.ts';
import { errorSummary } from './formFields.ts';
import { nextOfReturn, returnedLines, returnState, toOrder } from './returnParts.ts';
import type { OrderReturnView, ReturnLabelView, ReturnImageForm, ReturnImageView } from './returnViews.ts';

/** Renders the page of a return or withdrawal: its state, what comes next, and its units. */
export const orderReturnTemplate = (view: OrderReturnView, page: TemplateContext): Html => {
  const { text } = page;
  const { title, order, return: one, comment, declared_on, instructions, label, image_form } = view;
  return html`<h1>${title}</h1>
    <div class="return-page">
      ${image_form && errorSummary(image_form.form, text)}
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
      ${imagesOf(view, page)} ${toOrder(order, page)}
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

/** Renders the images of a return, and the form that adds some. */
function imagesOf({ images, image_form: form }: OrderReturnView, page: TemplateContext): Html | null {
  if (images.length === 0 && form === null) return null;
  return html`<section aria-labelledby="images">
    <h2 id="images">${page.text('storefront.return.images')}</h2>
    ${
      images.length > 0 &&
      html`<ul class="return-images">
        ${images.map((image, index) => imageOf(image, index + 1, page))}
      </ul>`
    }
    ${form && imageForm(form, page)}
  </section>`;
}

function imageOf(
  { src, width, height, remove_path }: ReturnImageView,
  number: number,
  { text }: TemplateContext,
): Html {
  const name = text('storefront.return.image', { number });
  return html`<li>
    <a href="${src}"><img src="${src}" width="${width}" height="${height}" alt="${name}" loading="lazy" /></a>
    <form method="post" action="${remove_path}">
      <button class="plain">
        ${text('storefront.return.imageRemove')}<span class="hidden"> ${name}</span>
      </button>
    </form>
  </li>`;
}

/** Renders the form that adds images. Its errors stand above the page's content. */
const imageForm = ({ action, max, form }: ReturnImageForm, { text }: TemplateContext): Html =>
  html`<form method="post" action="${action}" enctype="multipart/form-data">
    <p class="field">
      <label for="field-images">${text('storefront.return.imagesChoose')}</label>
      <span class="hint" id="field-images-hint">${text('storefront.return.imagesHint', { max })}</span>
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
    <p><button>${text('storefront.return.imagesAdd')}</button></p>
  </form>`;
