import { z } from 'zod';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { emailListing, loggedEmailRow } from './emailLog.ts';
import type { LoggedEmail } from './emailLog.ts';
import { countEmails, findEmail, listEmails } from './emailLog.repo.ts';
import { emailNotFound } from './errors.ts';
import { resendEmail } from './resendEmail.ts';

const ref = uuidOr(emailNotFound);

/** The routes that list the email log and resend logged emails. */
export const emailRoutes = [
  ...entityRoutes({
    path: '/api/emails',
    idText: 'The UUID of the email.',
    ref,
    notFound: emailNotFound,
    answer: loggedEmailRow,
    toAnswer: (email: LoggedEmail) => email,
    list: {
      id: 'listEmails',
      does: 'Lists the email log.',
      listing: emailListing,
      rows: ({ db }, slice) => listEmails(db, slice),
      total: ({ db }, listing) => countEmails(db, listing),
    },
    get: {
      id: 'getEmail',
      does: 'Returns an entry of the email log. Fails with `EMAIL_NOT_FOUND` if it does not exist.',
      run: ({ db }, uuid) => findEmail(db, uuid),
    },
  }),
  defineRoute({
    id: 'resendEmail',
    does: 'Resends an email from the log: it is composed again and sent to the current address of the customer or the order. Errors: `EMAIL_NOT_FOUND`, `EMAIL_NOT_RESENDABLE`, `EMAIL_SWITCHED_OFF` and `NO_MAIL_TRANSPORT`.',
    method: 'POST',
    path: '/api/emails/{id}/resend',
    access: 'admin',
    params: z.object({ id: z.string().describe('The UUID of the email.') }),
    response: loggedEmailRow,
    handle: ({ app, db, params: { id } }) => resendEmail(app, db, ref(id)),
  }),
];
