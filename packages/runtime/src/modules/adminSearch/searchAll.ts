import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Caller } from '../../platform/contracts/caller.ts';

export interface SearchRequest {
  readonly text: string;
  /** Maximum number of hits per record type. */
  readonly limit: number;
  readonly caller: Pick<Caller, 'admin'>;
}

/** Searches every record type that the caller may list, with one SQL statement each. Omits other record types. */
export function searchAll(app: AppContext, db: Db, { text, limit, caller }: SearchRequest) {
  const sources = app
    .registry('searchSources')
    .list()
    .filter(({ permission }) => holdsPermission(caller, permission));
  return Promise.all(
    sources.map(async ({ type, editPath, search }) => ({
      type,
      hits: (await search(db, text, limit)).map(({ uuid, title, subtitle }) => ({
        type,
        uuid,
        title,
        subtitle,
        edit_url: editPath + uuid,
      })),
    })),
  );
}
