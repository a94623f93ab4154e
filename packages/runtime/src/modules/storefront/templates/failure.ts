import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { FailureView, TemplateContext } from './contract.ts';

/** Renders why there is no page, and what to do now. */
export const failureTemplate = (
  { status, message, requestId }: FailureView,
  { text }: TemplateContext,
): Html =>
  html`<h1>${message}</h1>
    ${status === 404 && html`<p>${text('storefront.failure.lost')}</p>`}
    <p><a href="/">${text('storefront.failure.home')}</a></p>
    <p class="fine">
      ${text('storefront.failure.reference', { status: String(status), request: requestId })}
    </p>`;
