import { z } from 'zod';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { checkPassword } from '../../customers/index.ts';
import { dropWish, eraseCustomer, startExport } from '../../privacy/index.ts';
import { sentForm } from '../sentForm.ts';
import { forCustomer } from './accountPage.ts';
import { profilePage } from './profilePage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const PROFILE = '/account/profile';
const DATA = `${PROFILE}#data`;
const password = z.string().max(1000).default('');

/** The forms with which customers export and erase their data. */
export const dataRoutes = [
  defineRoute({
    id: 'storefrontExportData',
    method: 'POST',
    path: '/account/data/export',
    ...PAGE,
    rateTier: 'login',
    triedAccount: ({ caller: { customer } }) => customer?.uuid ?? null,
    body: z.object({ export_password: password }),
    handle: (call) =>
      forCustomer(call, async (customer) => {
        await checkPassword(call.db, customer, call.body.export_password);
        await startExport(call.app, call.db, customer.id);
        return reply.redirect(303, DATA);
      }),
    formPage: PROFILE,
    refused: (form) =>
      profilePage(form, { dataForm: sentForm(form, [], 'export_password', ['export_password']) }),
  }),

  defineRoute({
    id: 'storefrontEraseData',
    method: 'POST',
    path: '/account/data/erase',
    ...PAGE,
    rateTier: 'login',
    triedAccount: ({ caller: { customer } }) => customer?.uuid ?? null,
    body: z.object({ erase_password: password }),
    handle: (call) =>
      forCustomer(call, async (customer) => {
        await checkPassword(call.db, customer, call.body.erase_password);
        const { isErased } = await eraseCustomer(call.app, call.db, customer.id, { whenPossible: true });
        return reply.redirect(303, isErased ? '/account/login?erased' : DATA);
      }),
    formPage: PROFILE,
    refused: (form) =>
      profilePage(form, { dataForm: sentForm(form, [], 'erase_password', ['erase_password']) }),
  }),

  defineRoute({
    id: 'storefrontKeepData',
    method: 'POST',
    path: '/account/data/keep',
    ...PAGE,
    body: z.object({}),
    handle: (call) =>
      forCustomer(call, async (customer) => {
        await dropWish(call.db, customer.id);
        return reply.redirect(303, DATA);
      }),
  }),
];
