import { refuse } from '@shop/runtime/extension';

export const surchargeNotFound = () => refuse(404, 'SURCHARGE_NOT_FOUND', 'Surcharge not found');
