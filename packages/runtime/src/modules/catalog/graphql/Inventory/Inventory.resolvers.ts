import type { ProductCard } from '../../listing/productCard.ts';
import { isInStock } from '../../products/product.ts';

export default {
  Inventory: {
    isInStock: (product: ProductCard) => isInStock(product),
  },
};
