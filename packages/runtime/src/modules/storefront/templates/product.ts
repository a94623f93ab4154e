import { html, paragraphs } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import type { ProductEntity } from '../../catalog/index.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { ProductView, TemplateContext } from './contract.ts';
import { taxNote } from './legal.ts';
import { pathHref } from './pathHref.ts';
import { productTiles } from './productTiles.ts';
import { metafieldRows } from './metafieldRows.ts';
import { refusedAddNotice, unitsToAdd } from './refusedAdd.ts';
import { richSection } from './richSection.ts';

/** Renders a product: images, price, options, and the form that adds it to the cart. */
export function productTemplate({ entity, tax_note, refused_add }: ProductView, page: TemplateContext): Html {
  const { text } = page;
  const { name, sku, price, currency, short_description, related } = entity;
  return html`${breadcrumb(entity.breadcrumb, page)}
    <article class="product">
      ${pictures(entity, page)}
      <div>
        <h1>${name}</h1>
        <p class="price">${page.money(price, currency)}</p>
        ${tax_note && taxNote(tax_note, page)} ${short_description && paragraphs(short_description)}
        ${entity.variants.map((variant) => choice(variant, page))}
        ${refused_add && refusedAddNotice(refused_add, text)} ${purchase(entity, page, refused_add)}
        <p class="fine">${text('storefront.product.sku', { sku })}</p>
        ${richSection(entity.description_tree, page)} ${attributes(entity, page)}
      </div>
    </article>
    ${page.content}
    ${
      related.length > 0 &&
      html`<section aria-labelledby="related">
        <h2 id="related">${text('storefront.product.related')}</h2>
        ${productTiles(related, page)}
      </section>`
    }`;
}

const pictures = ({ name, images }: ProductEntity, { text }: TemplateContext): Html | null => {
  const shown = images.flatMap(({ single, alt }) => {
    const src = safeHref(single);
    return src === null ? [] : [{ src, alt }];
  });
  if (shown.length === 0) return null;
  return html`<ul class="pictures">
    ${shown.map(
      ({ src, alt }, index) =>
        html`<li>
          <img
            src="${src}"
            alt="${alt || (index === 0 ? name : text('storefront.product.picture', { product: name, number: index + 1 }))}"
            width="800"
            height="${index === 0 ? 1000 : 800}"
            ${index === 0 ? html`fetchpriority="high"` : html`loading="lazy"`}
          />
        </li>`,
    )}
  </ul>`;
};

const choice = (
  { code, name, options }: ProductEntity['variants'][number],
  { text }: TemplateContext,
): Html =>
  html`<nav class="choice" aria-labelledby="choice-${code}">
    <p id="choice-${code}">${name}</p>
    <ul>
      ${options.map(
        ({ label, url, in_stock, chosen }) =>
          html`<li>
            <a
              href="${pathHref(url)}"
              ${chosen && html`aria-current="true"`}
              ${in_stock ? null : html`class="gone"`}
              >${in_stock ? label : text('storefront.product.optionOutOfStock', { option: label })}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

const purchase = (
  { sku, in_stock }: ProductEntity,
  { text }: TemplateContext,
  refused: ProductView['refused_add'],
): Html =>
  in_stock
    ? html`<form class="purchase" method="post" action="/cart/items">
        <input type="hidden" name="sku" value="${sku}" />
        <label for="qty">${text('storefront.product.quantity')}</label>
        <input
          id="qty"
          name="qty"
          type="number"
          inputmode="numeric"
          min="1"
          max="100000"
          value="${(refused && unitsToAdd(refused)) || 1}"
          required
        />
        <button>${text('storefront.product.add')}</button>
      </form>`
    : html`<p class="stock">${text('storefront.outOfStock')}</p>`;

/** Renders the attributes, and the metafields that shoppers may see. */
function attributes({ attributes: all, metafields }: ProductEntity, page: TemplateContext): Html | null {
  const rows = all.map(
    ({ name, values }) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${values.join(', ')}</dd>
      </div>`,
  );
  const more = metafieldRows(metafields, page);
  if (rows.length + more.length === 0) return null;
  return html`<section class="details" aria-labelledby="details">
    <h2 id="details">${page.text('storefront.product.details')}</h2>
    <dl>${rows}${more}</dl>
  </section>`;
}
