import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { FailureView } from './contract.ts';

/** Why there is no page, and what to do now. */
export const failureTemplate = ({ status, message, requestId }: FailureView): Html =>
  html`<h1>${message}</h1>
    ${status === 404 && html`<p>The page may have moved. The search, or a category, may lead to what you look for.</p>`}
    <p><a href="/">To the homepage</a></p>
    <p class="fine">Status ${status}, request <code>${requestId}</code></p>`;
