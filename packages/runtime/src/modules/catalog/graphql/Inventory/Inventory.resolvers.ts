import type { ProductCard } from '../../productListing.repo.ts';
import { isInStock } from '../../stock.ts';

export default {
  Inventory: {
    isInStock: (product: ProductCard) => isInStock(product),
  },
};
