import { defineExtension } from '@shop/runtime/extension';
import { document } from './document.ts';
import { category, collection, homepage } from './lists.ts';
import { product } from './product.ts';
import { products } from './products.ts';
import { styles } from './styles.ts';
import { features, hero, tiles } from './widgets.ts';

/**
 * A theme that resembles a printed catalog: a masthead, ruled columns, large serif type, square corners and a single red. It has its own
 * header, lists, product page and opening; forms, checkout and account are the shop's, in the theme's typography.
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
