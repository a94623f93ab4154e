import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { ContentView, TemplateContext } from './contract.ts';

/** Renders a page that consists of its widgets. */
export const contentTemplate = ({ title }: ContentView, { content }: TemplateContext): Html =>
  html`<h1>${title}</h1>
    ${content}`;
