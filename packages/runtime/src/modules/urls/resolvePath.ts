import { z } from 'zod';
import { withQuery } from '../../platform/http/answer/withQuery.ts';
import { sql } from '../../platform/db/db.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { Page, PageMoved, PageRequest } from './page.ts';
import { pathOf } from './pathOf.ts';
import { listClaimants } from './url.repo.ts';

/** An entity with a path. */
export interface Claimant {
  readonly entityType: string;
  readonly entityUuid: string;
  readonly target: string;
  /**
   * The entity's paths without the language code, keyed by language. The default language has the key `""`. Null if
   * all languages share one path.
   */
  readonly paths: EntityPaths | null;
  /** The languages into which the entity's name or title is translated. */
  readonly languages: readonly string[];
}

/** An entity's paths without the language code, keyed by language. The default language has the key `""`. */
export type EntityPaths = Readonly<Record<string, string>>;

/** The entities at a path, and the path's redirect. */
export interface Resolution {
  /**
   * The entities at the path, sorted by precedence: landing pages, CMS pages, products, categories, then other types.
   * Within a type, the oldest URL precedes newer ones.
   */
  readonly claimants: readonly Claimant[];
  /** The path's redirect target, which applies if no entity at the path is live. */
  readonly redirectTo: string | null;
}

/**
 * A JSON expression to select in the same SQL statement, with the schema of its value. Saves one statement per page.
 */
export interface ExtraColumn<Extra extends z.ZodType> {
  readonly sql: SqlFragment;
  readonly schema: Extra;
}

const NO_EXTRA: ExtraColumn<z.ZodNull> = { sql: sql.fragment`null::json`, schema: z.null() };

/** Finds the entities at a path in a language, live or not, and the path's redirect. One SQL statement. */
export const resolvePath = (app: AppContext, db: Db, path: string): Promise<Resolution> =>
  resolvePathWith(app, db, path, NO_EXTRA);

/**
 * Finds the entities at a path in the app's language, live or not, and the path's redirect. Also selects an extra
 * column. One SQL statement.
 */
export async function resolvePathWith<Extra extends z.ZodType>(
  { languages, language }: AppContext,
  db: Db,
  path: string,
  column: ExtraColumn<Extra>,
): Promise<Resolution & { readonly extra: z.output<Extra> }> {
  const rows = await listClaimants(db, path, language === languages.default ? null : language, column.sql);
  return {
    claimants: rows.flatMap((row) =>
      row.entity_type !== null && row.entity_uuid !== null && row.target_path !== null
        ? [
            {
              entityType: row.entity_type,
              entityUuid: row.entity_uuid,
              target: row.target_path,
              paths: row.paths,
              languages: row.languages ?? [],
            },
          ]
        : [],
    ),
    redirectTo: rows.find((row) => row.redirect_to !== null)?.redirect_to ?? null,
    extra: column.schema.parse(rows[0]?.extra),
  };
}

/**
 * The result for a path: an entity's page, a redirect (302), or the page at another path with a permanent redirect
 * (301).
 */
export type FoundPage =
  | {
      readonly kind: string;
      readonly page: Page;
      readonly paths: EntityPaths | null;
      /** The languages into which the entity's name or title is translated. */
      readonly languages: readonly string[];
    }
  | { readonly redirectTo: string }
  | PageMoved;

/**
 * Loads the page of the first live entity at a path, or returns the path's redirect. Returns null if there is
 * neither. Runs the SQL statements of each entity up to the first live one.
 */
export async function findPage(
  app: AppContext,
  db: Db,
  resolution: Resolution,
  request: PageRequest,
): Promise<FoundPage | null> {
  const kinds = app.registry('urlEntities');
  for (const { entityType, entityUuid, paths, languages } of resolution.claimants) {
    const page = await kinds.get(entityType)?.loadPage?.(app, db, entityUuid, request);
    if (page) return 'movedTo' in page ? page : { kind: entityType, page, paths, languages };
  }
  return resolution.redirectTo === null ? null : { redirectTo: resolution.redirectTo };
}

/** The storefront content at a path: an entity's page, or a redirect (302). */
export interface FoundRoute {
  /** The path without the language code. */
  readonly path: string;
  readonly entity: Claimant | null;
  readonly redirectTo: string | null;
}

/** Finds the first live entity at a path, or the path's redirect. Returns null if there is neither. */
export async function findRoute(app: AppContext, db: Db, text: string): Promise<FoundRoute | null> {
  const plain = pathOf(text);
  if (plain === null) return null;
  const { language = app.language, path = plain } = app.languages.split(plain) ?? {};
  const inLanguage = (to: string) => app.languages.pathIn(language, to);
  const { claimants, redirectTo } = await resolvePath(app.inLanguage(language), db, path);
  for (const entity of claimants) {
    if (await isLive(app, db, entity)) return { path, entity, redirectTo: null };
    const moved = await app
      .registry('urlEntities')
      .get(entity.entityType)
      ?.findMoved?.(db, entity.entityUuid);
    if (moved) return { path, entity: null, redirectTo: inLanguage(withQuery(moved.movedTo, moved.query)) };
  }
  return redirectTo === null ? null : { path, entity: null, redirectTo: inLanguage(redirectTo) };
}

async function isLive(app: AppContext, db: Db, { entityType, entityUuid }: Claimant): Promise<boolean> {
  const kind = app.registry('urlEntities').get(entityType);
  return kind !== undefined && (await kind.listLive(app, db, [entityUuid])).length > 0;
}
