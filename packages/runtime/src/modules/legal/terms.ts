import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { contentLanguage, translatedColumn } from '../translations/index.ts';
import type { Legal } from './legalPages.ts';

/** The shop's terms in one language, as shown to and accepted by a shopper. */
export interface Terms {
  /** A hash of the title and text. It changes when the title or the text changes. */
  readonly version: string;
  readonly title: string;
  readonly content: string | null;
}

const termsRow = z.object({ uuid, title: text, content: text.nullable() });

/**
 * Finds the terms in the app's language. Returns null if the shop has no terms. One SQL statement, or none if no page
 * is chosen.
 */
export async function findTerms(
  app: AppContext,
  db: Db,
  { links }: Pick<Legal, 'links'>,
): Promise<Terms | null> {
  const page = links.find(({ kind }) => kind === 'terms');
  if (!page) return null;
  const language = contentLanguage(app);
  const row = await db.maybeOne(sql.type(termsRow)`
    select p.uuid, ${translatedColumn('p', 'title', language)} as title, ${translatedColumn('p', 'content', language)} as content
    from cms_page p where p.uuid = ${page.uuid} and p.status`);
  if (!row) return null;
  const { title, content } = row;
  const version = createHash('sha256')
    .update(JSON.stringify([title, content]))
    .digest('hex')
    .slice(0, 16);
  return { version, title, content };
}
