import type { Refusal } from '../../platform/errors.ts';
import { notEnoughStock, outOfStock, productNotAvailable } from './errors.ts';
import type { ProductFacts } from './facts.ts';

type Stock = Pick<ProductFacts, 'stock' | 'manage_stock' | 'stock_availability'>;

/** Why so many units of a product cannot be had, or null. Stock that is not managed never runs out. */
export function stockFault(product: Stock, qty: number): Refusal | null {
  if (!product.manage_stock) return null;
  if (!product.stock_availability || product.stock < 1) return outOfStock();
  return product.stock < qty ? notEnoughStock() : null;
}

/** Why a line that is in a cart cannot be ordered as things stand now, or null. */
export const lineFault = (product: Stock & Pick<ProductFacts, 'status'>, qty: number): Refusal | null =>
  product.status ? stockFault(product, qty) : productNotAvailable();
