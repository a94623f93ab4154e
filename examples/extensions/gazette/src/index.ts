import { defineExtension } from '@shop/runtime/extension';
import { document } from './document.ts';
import { category, collection, homepage } from './lists.ts';
import { product } from './product.ts';
import { products } from './products.ts';
import { styles } from './styles.ts';
import { features, hero, tiles } from './widgets.ts';

/**
 * A theme that resembles a printed catalog, with a masthead, ruled columns, large serif type, square corners and red as the only color. It
 * has its own header, lists, product page and homepage hero. Forms, checkout and account pages are the shop's, in the theme's typography.
 */
export default defineExtension({
  name: 'gazette',
  api: '^1.0',
  setup: () => ({
    theme: [
      {
        name: 'gazette',
        templates: { document, homepage, category, collection, product, products },
        widgets: { hero, tiles, features },
        styles,
      },
    ],
  }),
});
