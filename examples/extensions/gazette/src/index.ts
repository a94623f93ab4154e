import { defineExtension } from '@shop/runtime/extension';
import { document } from './document.ts';
import { category, collection, homepage } from './lists.ts';
import { product } from './product.ts';
import { products } from './products.ts';
import { styles } from './styles.ts';
import { features, hero, tiles } from './widgets.ts';

/**
 * A theme like a printed catalogue: a masthead over the page, ruled columns, large serif type, square corners and one red. Its header,
 * its lists, its product page and its opening are its own; forms, checkout and account are those of the shop in its type.
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
