import { unauthorized } from '../../../platform/errors.ts';
import type { CustomerCaller } from '../../../platform/contracts/caller.ts';
import { reply, Reply } from '../../../platform/contracts/reply.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { wantsJson } from '../page/pagePlan.ts';
import { pathHref } from '../../defaultTheme/index.ts';

/** Creates the part of the view that all pages of the account have. */
export const accountPage = (path: string, title: string) => ({
  kind: 'account',
  route: 'account',
  urn: null,
  path,
  title,
  description: null,
});

type AccountCall = Pick<Call, 'caller' | 'request'>;

/**
 * Serves a page to a customer who is logged in. Others are led to the login, and back to the page afterwards; requests for data
 * get 401.
 */
export async function forCustomer(
  { caller, request }: AccountCall,
  page: (customer: CustomerCaller) => Promise<Reply>,
): Promise<Reply> {
  if (caller.customer) return page(caller.customer);
  if (wantsJson(request)) throw unauthorized();
  const to = request.method === 'POST' ? '/account' : request.path;
  return reply.redirect(303, pathHref('/account/login', { to }));
}
