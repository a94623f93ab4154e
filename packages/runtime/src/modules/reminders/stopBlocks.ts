import type { AppContext } from '../../platform/contracts/context.ts';
import type { EmailBlock } from '../mail/index.ts';

/** Composes the end of an email: the link that stops such emails, and why the recipient gets them. */
export const stopBlocks = (app: AppContext, url: string): readonly EmailBlock[] => {
  const text = app.texts();
  return [
    { link: { label: text('reminders.email.stop'), url, isQuiet: true } },
    { paragraph: text('reminders.email.why', { shop: app.config.shop.name }), isQuiet: true },
  ];
};
