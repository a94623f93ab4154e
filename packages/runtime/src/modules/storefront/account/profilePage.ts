import type { Reply } from '../../../platform/contracts/reply.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { findOwnProfile, listOwnLogins } from '../../customers/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { findOwnNewsletter } from '../../newsletter/index.ts';
import { findOwnData } from '../../privacy/index.ts';
import { findOwnReminders } from '../../reminders/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { passwordScript } from '../passwordScript.ts';
import { accountPage, forCustomer } from './accountPage.ts';
import { deviceOf } from './deviceOf.ts';

interface Shown {
  /** The rejected form as submitted. */
  readonly form?: SentForm;
  /** The rejected form to export or erase the data. */
  readonly dataForm?: SentForm;
  readonly is_saved?: boolean;
  readonly is_alone?: boolean;
}

/** Responds with the form for the customer's name, email address and password, with the newsletter and the sign-ins. */
export const profilePage = (
  call: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  { form, dataForm, is_saved = false, is_alone = false }: Shown = {},
): Promise<Reply> =>
  forCustomer(call, async (customer) => {
    const { app, db } = call;
    const [{ full_name, email, pending_email }, newsletter, reminders, logins, data] = await Promise.all([
      findOwnProfile(app, db, customer),
      findOwnNewsletter(db, customer),
      findOwnReminders(app, db, customer),
      listOwnLogins(app, db, customer),
      findOwnData(app, db, customer.id),
    ]);
    const view = {
      ...accountPage('/account/profile', app.texts()('storefront.profile.title')),
      form: form ?? { values: { full_name, email: pending_email ?? email }, errors: [] },
      email,
      pending_email,
      newsletter: newsletter.state,
      reminders,
      sessions: logins.map(({ user_agent, last_used_at, current }) => ({
        ...deviceOf(user_agent),
        last_used_at,
        is_current: current,
      })),
      data: { ...data, form: dataForm ?? { values: {}, errors: [] } },
      is_saved,
      is_alone,
    };
    return answerPage(call, 'profile', view, { isPrivate: true, scripts: [passwordScript.path] });
  });
