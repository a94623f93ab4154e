import type { AppContext } from '../../platform/contracts/context.ts';
import type { EmailBlock } from '../mail/index.ts';

/** Says why somebody gets an email, and how to get no more of them. */
export const stopBlocks = (app: AppContext, url: string): readonly EmailBlock[] => {
  const text = app.texts();
  return [
    { link: { label: text('reminders.email.stop'), url, isQuiet: true } },
    { paragraph: text('reminders.email.why', { shop: app.config.shop.name }), isQuiet: true },
  ];
};
