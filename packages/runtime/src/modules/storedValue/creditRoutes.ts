import { z } from 'zod';
import { customerOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Db } from '../../platform/db/db.ts';
import { adminAuthor } from '../auth/index.ts';
import { customerNotFound, findCustomer } from '../customers/index.ts';
import { adjustCredit, creditAnswer, readCredit, readOwnCredit } from './credit.ts';
import { adjustCreditBody } from './giftCardBody.ts';
import { creditReport, importCredit } from './importCredit.ts';

const path = '/api/customers/{id}/credit';
const params = z.object({ id: z.string().describe('The UUID of the customer.') });

/** Returns the integer ID of a customer. Throws `CUSTOMER_NOT_FOUND` (404). */
async function customerId(db: Db, id: string): Promise<number> {
  const customer = await findCustomer(db, id);
  if (!customer) throw customerNotFound();
  return customer.customer_id;
}

/** The routes of store credit. */
export const creditRoutes = [
  defineRoute({
    id: 'getMyCredit',
    does: 'Returns the caller’s store credit with its ledger.',
    method: 'GET',
    path: '/api/customers/me/credit',
    access: 'customer',
    response: creditAnswer,
    handle: ({ db, caller }) => readOwnCredit(db, customerOf(caller).id),
  }),
  defineRoute({
    id: 'getCredit',
    does: 'Returns the store credit of a customer with its ledger. Fails with `CUSTOMER_NOT_FOUND` if the customer does not exist.',
    method: 'GET',
    path,
    access: 'admin',
    params,
    response: creditAnswer,
    handle: async ({ db, params: { id } }) => readCredit(db, await customerId(db, id)),
  }),
  defineRoute({
    id: 'importCredit',
    does: 'Changes the store credit of customers by the rows of a CSV file with the columns `reference`, `email` or `customer_id`, `amount`, `currency` and `reason`, and returns a report. A row whose reference was imported before changes nothing, so the same file can be sent twice. Requires the permission `adjustCredit`.',
    method: 'POST',
    path: '/api/customers/credit/import',
    access: 'admin',
    permissions: ['adjustCredit'],
    sdk: { resource: 'customers', method: 'importCredit' },
    body: 'stream',
    takes: {
      type: 'multipart/form-data',
      fields: z.object({
        file: z.file().describe('The file in UTF-8, with a header row.'),
        dry_run: z.boolean().optional().describe('True to write nothing and only report. Defaults to false.'),
        all_or_nothing: z
          .boolean()
          .optional()
          .describe('True to write nothing if a row is rejected. Defaults to false.'),
      }),
    },
    response: creditReport,
    handle: importCredit,
  }),
  defineRoute({
    id: 'adjustCredit',
    does: 'Adds an amount to the store credit of a customer, or takes one away, and returns the credit. Errors: `CUSTOMER_NOT_FOUND`, `INVALID_CURRENCY`, and `INSUFFICIENT_BALANCE` if there is less.',
    method: 'POST',
    path,
    access: 'admin',
    params,
    body: adjustCreditBody,
    response: creditAnswer,
    handle: async ({ app, db, params: { id }, body, caller, claim }) =>
      adjustCredit(app, db, await customerId(db, id), {
        ...body,
        currency: body.currency ?? null,
        author: adminAuthor(caller),
        claim,
      }),
  }),
];
