import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { orderSummary } from './contents.ts';
import type { TemplateContext } from './contract.ts';
import type { ExpressFormView } from './expressViews.ts';
import { icon } from './icon.ts';

/** Renders the page on which a shopper approves an express payment, with the cart beside the payment's form. */
export const expressFormTemplate = (view: ExpressFormView, page: TemplateContext): Html =>
  html`<h1>${view.title}</h1>
    <p>${page.text('storefront.express.reviewLater')}</p>
    <div class="till">
      <div>
        <section class="pay" aria-label="${view.title}">
          <p class="secure">${icon('lock')}${page.text('storefront.payment.secure')}</p>
          ${page.content}
        </section>
        <p><a href="${view.cancel_path}">${page.text('storefront.express.back')}</a></p>
      </div>
      ${orderSummary(view.contents, page)}
    </div>`;
