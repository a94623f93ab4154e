import { refuse } from '../../platform/errors.ts';

export const invalidVatId = (path: string) =>
  refuse(
    400,
    'INVALID_VAT_ID',
    'VAT ID is invalid. Enter it with the prefix of its country, such as DE123456789.',
    { at: path },
  );
export const vatServiceUnavailable = () =>
  refuse(503, 'VAT_SERVICE_UNAVAILABLE', 'The VAT ID could not be checked. Try again later.');
