import type { AppContext } from '../../platform/context.ts';

/** What a field of the type `Weight` resolves to. */
export interface Weight {
  readonly value: number;
  readonly unit: string;
  readonly text: string;
}

/** A weight from decimal text in the store's unit. */
export function weight({ config }: Pick<AppContext, 'config'>, decimal: string): Weight {
  const value = Number(decimal);
  const unit = config.shop.weightUnit;
  return { value, unit, text: `${value} ${unit}` };
}
