import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { listUrlsAfter } from './url.repo.ts';
import type { UrlFacts } from './urlEntity.ts';

const BATCH = 1000;

/** The path of a public page, and the paths in other languages by language code. `paths` is null if all languages share the path. */
export interface LivePath {
  readonly path: string;
  readonly paths: Readonly<Record<string, string>> | null;
  /** The type of the page's entity. */
  readonly kind: string;
  /** The languages into which the entity's name or title is translated. */
  readonly languages: readonly string[];
  /** Additional facts about the entity. Absent if the kind has none. */
  readonly facts?: UrlFacts | undefined;
}

/**
 * Yields the paths in one ID range of URLs whose entities are public and have pages. Keeps only one batch in memory.
 * May repeat a path that several entities share. Runs one SQL statement per batch, plus at most two per entity type
 * in the batch.
 */
export async function* livePaths(app: AppContext, db: Db, part: number): AsyncGenerator<readonly LivePath[]> {
  const kinds = app.registry('urlEntities');
  let after = 0;
  for (;;) {
    const urls = await listUrlsAfter(db, part, after, BATCH);
    const last = urls.at(-1);
    if (!last) return;
    after = last.url_rewrite_id;
    const live = await Promise.all(
      [...Map.groupBy(urls, (url) => url.entity_type)].map(async ([type, all]) => {
        const kind = kinds.get(type);
        if (!kind?.loadPage) return { shown: [], facts: [] };
        const uuids = all.map((url) => url.entity_uuid);
        const [shown, facts = []] = await Promise.all([
          kind.listLive(app, db, uuids),
          kind.listFacts?.(db, uuids),
        ]);
        return { shown, facts };
      }),
    );
    const shown = new Set(live.flatMap((kind) => kind.shown));
    const facts = new Map(live.flatMap((kind) => kind.facts.map((one) => [one.uuid, one])));
    yield urls
      .filter((url) => shown.has(url.entity_uuid))
      .map((url) => ({
        path: url.request_path,
        paths: url.paths,
        kind: url.entity_type,
        languages: url.languages ?? [],
        facts: facts.get(url.entity_uuid),
      }));
  }
}
