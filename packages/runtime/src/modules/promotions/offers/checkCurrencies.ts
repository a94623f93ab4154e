import { isCurrency } from '../../currencies/index.ts';
import { unknownCurrency } from './errors.ts';

/** Throws 400 `INVALID_CURRENCY` for amounts in a currency that does not exist, wherever they are in a value. `path` is its place in the body. */
export function checkCurrencies(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    if (key === 'amounts') checkCodes(inside, `${path}.${key}`);
    else checkCurrencies(inside, `${path}.${key}`);
  }
}

function checkCodes(amounts: unknown, path: string): void {
  if (typeof amounts !== 'object' || amounts === null) return;
  const unknown = Object.keys(amounts).find((code) => !isCurrency(code));
  if (unknown !== undefined) throw unknownCurrency({ path: `${path}.${unknown}`, value: unknown });
}
