import { html, paragraphs } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import type { ProductView, Surroundings } from './contract.ts';

export const productTemplate = ({ title, entity }: ProductView, { money, content }: Surroundings): Html => {
  const { price, currency, image, short_description, description } = entity;
  const src = image && safeHref(image);
  return html`<h1>${title}</h1>
    ${src && html`<img src="${src}" alt="" />`}
    <p class="price">${money(price, currency)}</p>
    ${short_description && paragraphs(short_description)} ${description && paragraphs(description)} ${content}`;
};
