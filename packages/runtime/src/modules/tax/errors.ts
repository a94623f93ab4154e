import { refuse } from '../../platform/errors.ts';

export const taxClassNotFound = () => refuse(404, 'TAX_CLASS_NOT_FOUND', 'Tax class not found');
export const taxRateNotFound = () => refuse(404, 'TAX_RATE_NOT_FOUND', 'Tax rate not found');
export const taxClassExists = (name: string) =>
  refuse(409, 'TAX_CLASS_EXISTS', 'A tax class with the name "{name}" already exists', { values: { name } });
export const taxClassInUse = () =>
  refuse(409, 'TAX_CLASS_IN_USE', 'The tax class is used by products. Assign them another one first.');
