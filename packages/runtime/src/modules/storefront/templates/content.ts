import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { ContentView, Surroundings } from './contract.ts';

/** A page that consists of what is placed on it. */
export const contentTemplate = ({ title }: ContentView, { content }: Surroundings): Html =>
  html`<h1>${title}</h1>
    ${content}`;
