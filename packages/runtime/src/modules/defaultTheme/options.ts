import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { ProductEntity } from '../catalog/index.ts';
import type { TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';
import { pictureTag } from '../media/index.ts';
import { swatch } from './swatch.ts';

type Choice = ProductEntity['variants'][number];
type Option = Choice['options'][number];

/** Renders the product options, one row per attribute. Each option links to the page with that option selected. */
export const optionChoices = ({ variants }: ProductEntity, page: TemplateContext): readonly Html[] =>
  variants.map((choice) => optionRow(choice, variants, page));

function optionRow(choice: Choice, all: readonly Choice[], page: TemplateContext): Html {
  const { code, name, options } = choice;
  const chosen = options.find((option) => option.chosen);
  const others = all.filter((one) => one !== choice).flatMap((one) => one.options.filter((o) => o.chosen));
  return html`<nav class="choice" aria-labelledby="choice-${code}">
    <p id="choice-${code}">
      ${chosen ? page.text('storefront.contents.option', { name, value: chosen.label }) : name}
    </p>
    <ul>
      ${options.map((option) => html`<li>${optionButton(option, page)}</li>`)}
    </ul>
    ${soldOutNotes(options, others, page)}
  </nav>`;
}

function optionButton(option: Option, { text }: TemplateContext): Html {
  const { label, url, chosen, in_stock, is_offered, color, picture } = option;
  const shown = html`${look(option)}<span>${label}</span>`;
  const kind = [color === null && picture && 'pictured', !(in_stock && is_offered) && 'gone']
    .filter(Boolean)
    .join(' ');
  if (!is_offered)
    return html`<span class="${kind} none"
      >${shown}<span class="hidden"> ${text('storefront.product.notOffered')}</span></span
    >`;
  return html`<a
    href="${pathHref(url)}"
    ${chosen && html`aria-current="true"`}
    ${kind !== '' && html`class="${kind}"`}
    ${!in_stock && html`aria-label="${text('storefront.product.optionOutOfStock', { option: label })}"`}
    >${shown}</a
  >`;
}

/** Renders an option's color, or its image if images distinguish the options. */
const look = ({ color, picture }: Option): Html | null => {
  if (color !== null) return swatch(color);
  return picture && pictureTag(picture, { alt: '', sizes: '3rem' });
};

/** Returns messages about options that are sold out, either in combination with the other selected options or entirely. */
function soldOutNotes(
  options: readonly Option[],
  others: readonly Option[],
  { text, shop }: TemplateContext,
) {
  const list = (all: readonly Option[]) =>
    new Intl.ListFormat(shop.locale, { type: 'unit' }).format(all.map(({ label }) => label));
  const soldOut = options.filter(({ any_in_stock: any }) => !any);
  const here = options.filter(
    ({ in_stock, any_in_stock: any, is_offered }) => is_offered && any && !in_stock,
  );
  return html`${
    here.length > 0 &&
    html`<p class="fine">
      ${text('storefront.product.soldOutHere', { options: list(here), choice: list(others) })}
    </p>`
  }
  ${soldOut.length > 0 && html`<p class="fine">${text('storefront.product.soldOut', { options: list(soldOut) })}</p>`}`;
}
