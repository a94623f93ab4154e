import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { formatPrice } from '../../platform/money.ts';
import { readStoredText } from '../../platform/messages/storedText.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';
import type { Author } from '../auth/index.ts';
import type { Activity } from '../payments/index.ts';
import { localeIn, textIn } from './statusLabels.ts';
import type { InLanguage } from './statusLabels.ts';
import { insertActivity } from './activity.repo.ts';
import type { ActivityRow } from './activity.repo.ts';

type App = Pick<AppContext, 'texts'>;

/** The prefix of entries that need attention in the English text that API clients receive. */
const ATTENTION = 'Attention: ';

/** Returns a message in English, with amounts in machine format: `87.00 USD`. */
export const englishOf = (app: App, text: StoredText | string): string =>
  typeof text === 'string'
    ? text
    : (readStoredText(app.texts('en'), text, ({ amount, currency }) => `${amount} ${currency}`) ?? text.key);

/** Converts a history entry to its stored form. */
export function activityRow(app: App, { text, needsReview = false, comment }: Activity): ActivityRow {
  const english = comment ?? englishOf(app, text);
  return {
    comment: needsReview ? ATTENTION + english : english,
    kind: typeof text === 'string' ? null : text.key,
    values: typeof text === 'string' ? null : text.values,
    needs_review: needsReview,
  };
}

/** Returns a history entry as an `Activity`. A plain string is converted. */
export const activityOf = (activity: Activity | string): Activity =>
  typeof activity === 'string' ? { text: activity } : activity;

/**
 * Adds an entry to an order history. With `once`, adds it only if the history does not contain it yet. Without an author,
 * the shop itself is recorded as the author.
 */
export const addActivity = (
  app: App,
  tx: Db,
  orderUuid: string,
  activity: Activity,
  { author = null, once = false }: { readonly author?: Author | null; readonly once?: boolean } = {},
) => insertActivity(tx, orderUuid, activityRow(app, activity), { author, once });

/** Returns a stored history entry in the given language, without the "Attention" prefix. */
export function readActivity(
  app: Pick<AppContext, 'texts' | 'locale'>,
  { comment, kind, values, needs_review }: ActivityRow,
  args: InLanguage,
): string {
  const suffix =
    kind === null
      ? null
      : readStoredText(textIn(app, args), { key: kind, values: values ?? {} }, ({ amount, currency }) =>
          formatPrice(localeIn(app, args), Number(amount), currency),
        );
  return suffix ?? (needs_review ? comment.replace(ATTENTION, '') : comment);
}
