import { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

/** Remembers that the shop was started with a theme. */
export const recordTheme = (db: Db, theme: string): Promise<number> =>
  db.run(sql.type(z.object({}))`insert into theme_install (theme) values (${theme}) on conflict do nothing`);
