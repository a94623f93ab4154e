import { z } from 'zod';
import { text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { SettingsSaveHook } from '../settings/index.ts';
import { languagePathInUse } from './errors.ts';

const found = z.object({ request_path: text });

/** Rejects a new language whose code is the URL key of a page, which could not be opened anymore. */
export const keepsPaths: SettingsSaveHook = {
  id: 'urls.languages',
  async handle(tx, _keys, _app, { shop }) {
    if (!shop) return;
    const added = shop.after.languages.filter((code) => !shop.before.languages.includes(code));
    if (added.length === 0) return;
    const paths = sql.array(
      added.map((code) => `/${code.toLowerCase()}`),
      'text',
    );
    const page = await tx.maybeOne(sql.type(found)`
      select request_path from url_rewrite where request_path = any(${paths})
      union select request_path from url_translation where request_path = any(${paths})
      limit 1`);
    if (page) throw languagePathInUse(page.request_path);
  },
};
