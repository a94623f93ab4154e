import { html, paragraphs } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import type { ProductEntity } from '../../catalog/index.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { ProductView, Surroundings } from './contract.ts';
import { pathHref } from './pathHref.ts';
import { productTiles } from './productTiles.ts';
import { prose } from './prose.ts';

/** Pictures, price, what can be chosen, and the form that puts it into the cart. */
export function productTemplate({ entity }: ProductView, page: Surroundings): Html {
  const { name, sku, price, currency, short_description, description, related } = entity;
  return html`${breadcrumb(entity.breadcrumb)}
    <article class="product">
      ${pictures(entity)}
      <div>
        <h1>${name}</h1>
        <p class="price">${page.money(price, currency)}</p>
        ${short_description && paragraphs(short_description)} ${entity.variants.map(choice)}
        ${purchase(entity)}
        <p class="fine">Article number ${sku}</p>
      </div>
    </article>
    ${description && html`<section aria-label="Description">${prose(description)}</section>`}
    ${attributes(entity)} ${page.content}
    ${
      related.length > 0 &&
      html`<section aria-labelledby="related">
        <h2 id="related">Goes well with it</h2>
        ${productTiles(related, page)}
      </section>`
    }`;
}

const pictures = ({ name, images }: ProductEntity): Html | null => {
  const shown = images.flatMap(({ single }) => safeHref(single) ?? []);
  if (shown.length === 0) return null;
  return html`<ul class="pictures">
    ${shown.map(
      (src, index) =>
        html`<li>
          <img
            src="${src}"
            alt="${index === 0 ? name : `${name}, picture ${index + 1}`}"
            ${index > 0 && html`loading="lazy"`}
          />
        </li>`,
    )}
  </ul>`;
};

const choice = ({ code, name, options }: ProductEntity['variants'][number]): Html =>
  html`<nav class="choice" aria-labelledby="choice-${code}">
    <p id="choice-${code}">${name}</p>
    <ul>
      ${options.map(
        ({ label, url, in_stock, chosen }) =>
          html`<li>
            <a href="${pathHref(url)}" ${chosen && html`aria-current="true"`}
              >${label}${in_stock ? null : ' (out of stock)'}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

const purchase = ({ sku, in_stock }: ProductEntity): Html =>
  in_stock
    ? html`<form class="purchase" method="post" action="/cart/items">
        <input type="hidden" name="sku" value="${sku}" />
        <label for="qty">Quantity</label>
        <input
          id="qty"
          name="qty"
          type="number"
          inputmode="numeric"
          min="1"
          max="100000"
          value="1"
          required
        />
        <button>Add to cart</button>
      </form>`
    : html`<p class="stock">Out of stock</p>`;

const attributes = ({ attributes: all }: ProductEntity): Html | null =>
  all.length === 0
    ? null
    : html`<section aria-labelledby="details">
        <h2 id="details">Details</h2>
        <dl>
          ${all.map(
            ({ name, values }) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${values.join(', ')}</dd>
              </div>`,
          )}
        </dl>
      </section>`;
