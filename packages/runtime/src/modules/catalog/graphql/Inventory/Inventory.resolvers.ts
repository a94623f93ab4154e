import type { ProductCard } from '../../listing/productListing.repo.ts';
import { isInStock } from '../../products/product.ts';

export default {
  Inventory: {
    isInStock: (product: ProductCard) => isInStock(product),
  },
};
