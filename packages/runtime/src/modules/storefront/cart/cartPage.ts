import type { Reply } from '../../../platform/http/reply.ts';
import type { Call } from '../../../platform/http/route.ts';
import { answerPage } from '../answerPage.ts';
import type { SentForm } from '../templates/formFields.ts';
import { emptyForm } from '../templates/formFields.ts';
import { readMenus } from '../shopMenu.ts';
import { shopperCountry } from '../checkout/tillLaw.ts';
import { cartContents, ownCart } from './cartContents.ts';

/** Shows the caller's cart; `form` is one that was refused. */
export async function cartPage(
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  form: SentForm = emptyForm,
): Promise<Reply> {
  const { app, db, caller } = call;
  const [cart, pricesIncludeTax, menus] = await Promise.all([
    ownCart(app, db, caller),
    app.setting('priceIncludingTax', db),
    readMenus(app, db),
  ]);
  return answerPage(
    call,
    'cart',
    {
      kind: 'cart',
      route: 'cart',
      urn: null,
      path: '/cart',
      title: app.texts()('storefront.cart.title'),
      description: null,
      cart:
        cart && cartContents(cart, pricesIncludeTax, app.texts(), menus.legal.rulesFor(shopperCountry(cart))),
      form,
    },
    { isPrivate: true, menus },
  );
}
