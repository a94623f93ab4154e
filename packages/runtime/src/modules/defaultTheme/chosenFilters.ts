import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { ProductList } from '../catalog/index.ts';
import type { TemplateContext } from './contract.ts';
import { icon } from './icon.ts';
import { pathHref } from './pathHref.ts';

interface ChosenFilter {
  readonly label: string;
  /** The query parameter from which the value is removed. */
  readonly name: string;
  readonly value: string;
}

/**
 * Renders the selected filters of a list, each as a link to the list without that filter. Returns null if no filter is selected. The
 * links keep all other parameters in `query`.
 */
export function chosenFilters(
  list: ProductList,
  path: string,
  query: Readonly<Record<string, string | readonly string[]>>,
  page: TemplateContext,
): Html | null {
  const chosen = listChosen(list, page);
  if (chosen.length === 0) return null;
  const without = ({ name, value }: ChosenFilter) =>
    pathHref(path, { ...query, [name]: (list.narrowed[name] ?? []).filter((one) => one !== value) });
  return html`<ul class="chosen" aria-label="${page.text('storefront.list.chosen')}">
    ${chosen.map(
      (filter) =>
        html`<li>
          <a href="${without(filter)}"
            ><span class="hidden">${page.text('storefront.list.takeOff')}</span>
            ${filter.label}${icon('close')}</a
          >
        </li>`,
    )}
  </ul>`;
}

function listChosen({ filters, narrowed }: ProductList, page: TemplateContext): readonly ChosenFilter[] {
  const { money, text } = page;
  const options = filters.flatMap(({ key, name, options: all }) =>
    all
      .filter((option) => option.chosen)
      .map(({ value, label }) => ({ name: key, value, label: `${name}: ${label}` })),
  );
  const valuesOf = (name: string, label: (value: string) => string): readonly ChosenFilter[] =>
    (narrowed[name] ?? []).map((value) => ({ name, value, label: label(value) }));
  return [
    ...options,
    ...valuesOf('min_price', (price) => text('storefront.list.atLeast', { price: money(Number(price)) })),
    ...valuesOf('max_price', (price) => text('storefront.list.atMost', { price: money(Number(price)) })),
    ...valuesOf('in_stock', () => text('storefront.list.inStock')),
  ];
}
