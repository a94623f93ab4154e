import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { CollectionView, TemplateContext } from './contract.ts';
import { productList } from './productList.ts';
import { richSection } from './richSection.ts';

/** Renders a collection with its description and products. */
export const collectionTemplate = ({ path, entity }: CollectionView, page: TemplateContext): Html =>
  html`<h1>${entity.name}</h1>
    ${richSection(entity.description_tree, page)} ${page.content}
    ${productList(entity.products, { path, query: {} }, page)}`;
