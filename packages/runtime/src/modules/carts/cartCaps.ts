import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import { MAX_ORDER_QTY } from '../catalog/index.ts';
import { quantity } from '../../platform/http/forms/bodyFields.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

/** Maximum number of units in a line, regardless of the setting. */
export const MAX_QTY = MAX_ORDER_QTY;
const MAX_LINES = 500;

/** The limits of a cart. If a limit is lowered, a cart that exceeds it keeps its lines but accepts no more units. */
export interface CartCaps {
  readonly cartMaxLines: number;
  readonly cartMaxUnitsPerLine: number;
}

declare module '../settings/contract.ts' {
  interface Settings extends CartCaps {}
}

/** The keys of `CartCaps`. */
export const cartCapKeys = [
  'cartMaxLines',
  'cartMaxUnitsPerLine',
] as const satisfies readonly (keyof CartCaps)[];

const cap = (name: keyof CartCaps, most: number, label: string): SettingDefinition => ({
  schema: quantity(name)
    .refine(
      (value) => value >= 1 && value <= most,
      breaks('range', `${name} must be a whole number from 1 to ${most}`, { min: 1, max: most }),
    )
    .default(most),
  group: 'checkout',
  label,
});

export const cartCapSettings: Readonly<Record<keyof CartCaps, SettingDefinition>> = {
  cartMaxLines: cap('cartMaxLines', MAX_LINES, 'Most lines of a cart'),
  cartMaxUnitsPerLine: cap('cartMaxUnitsPerLine', MAX_QTY, 'Most units of a line'),
};
