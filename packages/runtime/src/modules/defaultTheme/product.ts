import { html, paragraphs } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { ProductEntity } from '../catalog/index.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { ProductView, TemplateContext } from './contract.ts';
import { gallery } from './gallery.ts';
import { priceText } from './giftCardFields.ts';
import { guaranteeLabel, isGuaranteeLabel } from './guarantee.ts';
import { icon } from './icon.ts';
import { taxNote } from './legal.ts';
import { metafieldRows } from './metafieldRows.ts';
import { optionChoices } from './options.ts';
import { deliveryText } from './deliveryText.ts';
import { contentsText, priceBefore, saleNotes, tierTable, unitPrice } from './price.ts';
import { refusedAddNotice } from './refusedAdd.ts';
import { richSection } from './richSection.ts';
import { blocksOf, lineOf } from './textLanguage.ts';
import { purchaseForm, buyBar } from './purchaseForm.ts';

/** Renders a product: images, price, options and the add-to-cart form, followed by the description and related products. */
export function productTemplate(
  { entity, tax_note, refused_add, express }: ProductView,
  page: TemplateContext,
): Html {
  const { text } = page;
  const { name, sku, short_description, related } = entity;
  return html`${breadcrumb(entity.breadcrumb, page)}
    <article class="product">
      ${gallery(entity, page)}
      <div>
        ${productBadges(entity, page)}
        <h1>${lineOf(entity, 'name', name)}</h1>
        ${productPrice(entity, page)} ${tax_note && taxNote(tax_note, page)}
        ${short_description && blocksOf(entity, 'short_description', paragraphs(short_description))}
        ${consumerNotice(entity, page)} ${optionChoices(entity, page)}
        ${refused_add && refusedAddNotice(refused_add, text)}
        ${purchaseForm(entity, page, refused_add, express)} ${promises(entity, page)}
        ${guaranteeLabel(entity.metafields)} ${productFacts(entity, page)}
        <p class="fine">${text('storefront.product.sku', { sku })}</p>
      </div>
    </article>
    ${richSection(entity.description_tree, page, entity)} ${page.content}
    ${
      related.length > 0 &&
      html`<section aria-labelledby="related">
        <h2 id="related">${text('storefront.product.related')}</h2>
        ${page.products(related)}
      </section>`
    }
    ${recentlySeen(entity, page)} ${entity.in_stock && !entity.no_price && buyBar(entity, page)}`;
}

/** Renders the notice that the law requires with a product. Returns null if there is none. */
export function consumerNotice(entity: ProductEntity, { text }: TemplateContext): Html | null {
  const { consumer_notice_type: type, consumer_notice: notice } = entity;
  if (type === null || notice === null) return null;
  return html`<div class="notice" role="note">
    <p><strong>${text(NOTICES[type])}</strong></p>
    ${blocksOf(entity, 'consumer_notice', paragraphs(notice))}
  </div>`;
}

const NOTICES = {
  legal_disclaimer: 'storefront.product.legalNotice',
  safety_warning: 'storefront.product.safetyWarning',
  prop_65: 'storefront.product.warning',
} as const;

/** Renders the product badges. Returns null if there are none. */
export function productBadges(
  { is_new, compare_at_price: before, offers = [] }: ProductEntity,
  { text }: TemplateContext,
): Html | null {
  if (!is_new && before === null && offers.length === 0) return null;
  return html`<p class="badges">
    ${before !== null && html`<span class="badge sale">${text('storefront.badge.sale')}</span>`}
    ${offers.map(({ label }) => html`<span class="badge sale">${label}</span>`)}
    ${is_new && html`<span class="badge">${text('storefront.badge.new')}</span>`}
  </p>`;
}

/** Renders a product's price, with the original price if it is reduced, the price per base unit, and the offers. */
export const productPrice = (entity: ProductEntity, page: TemplateContext): Html =>
  entity.no_price
    ? html`<p class="price">${page.text('storefront.product.noPrice', { currency: entity.currency })}</p>`
    : html`<p class="price">${priceText(entity, page)}${priceBefore(entity, page)}</p>
        ${saleNotes(entity, page)}
        ${entity.unit_price && html`<p class="fine per-unit">${unitPrice(entity.unit_price, page)}</p>`}
        ${tierTable(entity, page)} ${offerLines(entity)}`;

/** Renders the offers that apply to a product by itself, one line each. Returns null if there are none. */
const offerLines = ({ offers = [] }: ProductEntity): Html | null =>
  offers.length === 0
    ? null
    : html`<ul class="promises offers">
        ${offers.map(({ label, sentence }) => html`<li>${icon('gift')}${sentence ?? label}</li>`)}
      </ul>`;

/** Renders stock, delivery and return information, one line each. Returns null if there is nothing to show, or nothing to buy. */
export function promises(entity: ProductEntity, page: TemplateContext): Html | null {
  const { text } = page;
  const { in_stock, delivery, return_days: days } = entity;
  if (!in_stock || entity.no_price) return null;
  const lines = [
    html`<li>${icon('check')}${text('storefront.product.inStock')}</li>`,
    delivery && html`<li>${icon('truck')}${deliveryText(delivery, page)}</li>`,
    days !== null && html`<li>${icon('return')}${text('storefront.product.returns', { days })}</li>`,
  ].filter(Boolean);
  return html`<ul class="promises">
    ${lines}
  </ul>`;
}

const pair = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Renders the contents, attributes and public metafields of a product. Returns null if the product has none. */
export function productFacts(entity: ProductEntity, page: TemplateContext): Html | null {
  const { contents, metafields } = entity;
  const rows = [
    ...(contents ? [pair(page.text('storefront.product.contents'), contentsText(contents, page))] : []),
    ...entity.attributes.map(({ name, values }) => pair(name, values.join(commaOf(page.shop.locale)))),
    ...metafieldRows(
      metafields.filter((field) => !isGuaranteeLabel(field)),
      page,
    ),
  ];
  if (rows.length === 0) return null;
  return html`<details class="details" open>
    <summary>${page.text('storefront.product.details')}</summary>
    <dl>${rows}</dl>
  </details>`;
}

/** Renders the empty container for recently viewed products. A script fills the container, which stays hidden without scripts. */
export const recentlySeen = ({ name, pictures }: ProductEntity, { text }: TemplateContext): Html =>
  html`<section
    id="seen"
    aria-labelledby="seen-title"
    hidden
    data-name="${name}"
    data-picture="${pictures[0]?.src}"
  >
    <h2 id="seen-title">${text('storefront.product.seen')}</h2>
    <template>${icon('picture')}</template>
  </section>`;
