import { html, paragraphs } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { CategoryView, Surroundings } from './contract.ts';

export const categoryTemplate = ({ title, entity }: CategoryView, { content }: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${entity.short_description && paragraphs(entity.short_description)} ${content}`;
