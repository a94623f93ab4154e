import { linksField, linksOf } from '../../platform/http/answer/links.ts';
import { customerRow } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';

/** A customer in the API, with the paths of its admin pages. */
export const linkedCustomer = customerRow.extend({ links: linksField });

export const linked = (customer: Customer) => ({
  ...customer,
  links: linksOf('customerGrid', '/admin/customers', customer.uuid),
});
