import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { CollectionView, TemplateContext } from './contract.ts';
import { listOrInstead } from './listOrInstead.ts';
import { richSection } from './richSection.ts';
import { lineOf } from './textLanguage.ts';

/** Renders a collection with its description and products. */
export const collectionTemplate = ({ path, entity, instead }: CollectionView, page: TemplateContext): Html =>
  html`<h1>${lineOf(entity, 'name', entity.name)}</h1>
    ${richSection(entity.description_tree, page, entity)} ${page.content}
    ${listOrInstead(entity.products, instead, { path, query: {} }, page)}`;
