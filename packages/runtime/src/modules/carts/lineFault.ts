import { quantityFault, quantityRule } from '../catalog/index.ts';
import type { QuantityLimits } from '../catalog/index.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { ProductInputs } from './inputs/cartInputs.ts';
import { notEnoughStock, outOfStock, productNotAvailable, qtyNotAllowed } from './errors.ts';

/** Returns the rejection of a quantity that the rule of a product does not allow, or null. `at` is the path of the quantity. */
export function ruleFault(product: Stock & QuantityLimits, qty: number, at?: string): Refusal | null {
  const rule = quantityRule(product);
  const fault = quantityFault(rule, qty, product.manage_stock ? product.stock : undefined);
  return fault && qtyNotAllowed(rule, fault, at);
}

type Stock = Pick<ProductInputs, 'stock' | 'manage_stock' | 'stock_availability'>;

/** Returns the rejection of a quantity of a product, or null if the stock is sufficient. Unmanaged stock is always sufficient. */
export function stockFault(product: Stock, qty: number): Refusal | null {
  if (!product.manage_stock) return null;
  if (!product.stock_availability || product.stock < 1) return outOfStock();
  return product.stock < qty ? notEnoughStock() : null;
}

/** Returns the reason why the lines of a product with `qty` units in all cannot be ordered now, or null. */
export const lineFault = (
  product: Stock & QuantityLimits & Pick<ProductInputs, 'status'>,
  qty: number,
): Refusal | null =>
  product.status ? (stockFault(product, qty) ?? ruleFault(product, qty)) : productNotAvailable();
