import { html, paragraphs, safeHref, templateParts } from '@shop/runtime/extension';
import type { Html, ProductEntity, TemplateContext, Templates } from '@shop/runtime/extension';

const {
  blocksOf,
  breadcrumb,
  buyBar,
  consumerNotice,
  icon,
  lineOf,
  optionChoices,
  pictureTag,
  productBadges,
  productFacts,
  productPrice,
  promises,
  purchaseForm,
  recentlySeen,
  refusedAddNotice,
  richSection,
  taxNote,
} = templateParts;

/** Renders a product with its images in one column. The text column next to it stays in view while scrolling. */
export const product: Templates['product'] = ({ entity, tax_note, refused_add, express }, page) =>
  html`${breadcrumb(entity.breadcrumb, page)}
    <article class="sheet">
      <div class="text">
        ${productBadges(entity, page)}
        <h1>${lineOf(entity, 'name', entity.name)}</h1>
        ${entity.short_description && html`<div class="lead">${blocksOf(entity, 'short_description', paragraphs(entity.short_description))}</div>`}
        ${productPrice(entity, page)} ${tax_note && taxNote(tax_note, page)} ${consumerNotice(entity, page)}
        ${optionChoices(entity, page)} ${refused_add && refusedAddNotice(refused_add, page.text)}
        ${purchaseForm(entity, page, refused_add, express)} ${promises(entity, page)}
        ${productFacts(entity, page)}
        <p class="fine">${page.text('storefront.product.sku', { sku: entity.sku })}</p>
      </div>
      ${plates(entity, page)}
    </article>
    ${richSection(entity.description_tree, page, entity)} ${page.content}
    ${
      entity.related.length > 0 &&
      html`<section aria-labelledby="related">
        <h2 id="related" class="rule">${page.text('storefront.product.related')}</h2>
        ${page.products(entity.related)}
      </section>`
    }
    ${recentlySeen(entity, page)} ${entity.in_stock && buyBar(entity, page)}`;

const SIZES = '(min-width: 48rem) 58vw, 100vw';

const plates = ({ name, pictures }: ProductEntity, { text }: TemplateContext): Html => {
  const shown = pictures.filter(({ src }) => safeHref(src) !== null);
  if (shown.length === 0)
    return html`<div class="plates"><span class="plate">${icon('picture')}</span></div>`;
  return html`<ul
    class="plates"
    tabindex="0"
    aria-label="${text('storefront.product.pictures', { product: name })}"
  >
    ${shown.map((picture, index) => {
      const alt =
        picture.alt ||
        (index === 0 ? name : text('storefront.product.picture', { product: name, number: index + 1 }));
      return html`<li>
        ${pictureTag(picture, { alt, sizes: SIZES, loaded: index === 0 ? 'first' : 'near' })}
      </li>`;
    })}
  </ul>`;
};
