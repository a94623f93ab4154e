import { unauthorized } from '../../../platform/errors.ts';
import type { CustomerCaller } from '../../../platform/contracts/caller.ts';
import { reply, Reply } from '../../../platform/contracts/reply.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { wantsJson } from '../page/pagePlan.ts';
import { pathHref } from '../../defaultTheme/index.ts';

/** Creates the view members that all account pages share. */
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
 * Responds with a page to a signed-in customer. Redirects other visitors to the sign-in page, which redirects back after sign-in.
 * Responds with 401 to requests for JSON.
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
