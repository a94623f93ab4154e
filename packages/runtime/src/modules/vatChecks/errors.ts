import { refusal } from '../../platform/errors.ts';

export const vatServiceUnavailable = refusal(
  503,
  'VAT_SERVICE_UNAVAILABLE',
  'The VAT ID could not be checked. Try again later.',
);
