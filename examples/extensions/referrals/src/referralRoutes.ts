import { defineRoute, reply, unauthorized, z } from '@shop/runtime/extension';
import type { AppContext, Caller, Db } from '@shop/runtime/extension';
import { countFriends } from './referral.ts';
import { ownCode, readCode } from './referralCode.ts';

const path = '/api/referrals/me';
const answer = z.object({
  code: z.string().nullable().describe('The code for friends. Null if the customer has none yet.'),
  link: z.string().nullable().describe('The address that gives friends the offer. Null without a code.'),
  friends: z.int().describe('The number of friends whose orders gave a reward.'),
});

/** Returns the address that keeps a code for a visitor and goes to the shop. */
export const linkOf = (app: AppContext, code: string): string =>
  app.url(`/discount/${encodeURIComponent(code)}`);

const customerOf = ({ customer }: Pick<Caller, 'customer'>): string => {
  if (!customer) throw unauthorized();
  return customer.uuid;
};

const toAnswer = async (app: AppContext, db: Db, customer: string, code: string | null) => ({
  code,
  link: code === null ? null : linkOf(app, code),
  friends: await countFriends(db, customer),
});

export const referralRoutes = [
  defineRoute({
    id: 'getMyReferrals',
    does: 'Returns the code of the caller for friends, and how many friends used it.',
    method: 'GET',
    path,
    access: 'customer',
    response: answer,
    async handle({ app, db, caller }) {
      const customer = customerOf(caller);
      return toAnswer(app, db, customer, (await readCode(app, db, customer)).code);
    },
  }),

  defineRoute({
    id: 'createMyReferralCode',
    does: 'Returns the code of the caller for friends, which is made if there is none. Errors: `REFERRALS_OFF`, and `PROMOTION_NOT_FOUND` if the offer was deleted.',
    method: 'POST',
    path,
    access: 'customer',
    response: answer,
    async handle({ app, db, caller }) {
      const customer = customerOf(caller);
      return toAnswer(app, db, customer, await ownCode(app, db, customer));
    },
  }),

  /** Accepts the widget's button and goes back to the account. */
  defineRoute({
    id: 'storefrontReferralCode',
    method: 'POST',
    path: '/referrals',
    kind: 'page',
    access: 'public',
    body: z.object({}),
    async handle({ app, db, caller: { customer } }) {
      if (!customer) return reply.redirect(303, '/account/login');
      await ownCode(app, db, customer.uuid);
      return reply.redirect(303, '/account');
    },
  }),
];
