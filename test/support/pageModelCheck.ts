import { sql, z } from '@shop/runtime/extension';
import { expect } from 'vitest';
import { bodyOf, HOME, isLive, linesOf, shownOn } from './pageModel.ts';
import type { Changeset, Page, World } from './pageModel.ts';
import { opens, overlaid } from './pageModelDrafts.ts';
import { described, preflightOf } from './pageModelReplace.ts';
import { byUuid, KEYS, pickOf, preflight } from './pageModelSteps.ts';
import type { Scene } from './pageModelSteps.ts';
import { pagesOf } from './pages.ts';

/** Returns the expected response for a path according to the model. */
function expectedAt(world: World, key: string, preview?: Changeset) {
  const page = world.pages.find(({ url_key }) => url_key === key);
  if (page && (isLive(world, page) || (preview && opens(world, preview, page))))
    return {
      status: 200,
      uuid: page.uuid,
      widgets: linesOf(shownOn(overlaid(world, preview), bodyOf(page))),
    };
  const redirect = world.redirects.find(({ from }) => from === key);
  return redirect ? { status: 302, location: `/${redirect.to}` } : { status: 404 };
}

async function servedAt({ shop }: Scene, path: string, preview?: Changeset) {
  const query = preview ? `?changeset=${preview.token}` : '';
  const { status, headers, body } = await pagesOf(() => shop).json(path + query);
  if (status === 302) return { status, location: headers.get('location')?.replace(query, '') };
  if (status !== 200) return { status };
  const { entity, widgets } = body.data;
  return { status, ...(entity && { uuid: entity.uuid }), widgets: linesOf(widgets) };
}

const uuids = z.object({ widgets: z.array(z.string()), places: z.array(z.string()) });

/** Compares all stored layout rows with the model, so that leftover rows are detected. */
async function checkRows({ shop, world }: Scene): Promise<void> {
  const rows = await shop.db.one(sql.type(uuids)`
    select array(select uuid::text from widget_instance order by 1) as widgets,
      array(select uuid::text from widget_placement order by 1) as places`);
  const sorted = (all: readonly { readonly uuid: string }[]) => all.map(({ uuid }) => uuid).sort();
  expect(rows).toEqual({ widgets: sorted(world.widgets), places: sorted(world.places) });
}

/** Expects that fingerprints are equal if and only if pages are equal. `seen` contains the previous fingerprints. */
function checkFingerprint(seen: Map<string, string>, fingerprint: string, description: string): void {
  const known = seen.get(description) ?? fingerprint;
  expect(fingerprint).toBe(known);
  expect([...seen].filter(([, other]) => other === fingerprint).map(([text]) => text)).toEqual(
    seen.has(description) ? [description] : [],
  );
  seen.set(description, fingerprint);
}

async function checkPreflight(scene: Scene, page: Page, seen: Map<string, string>): Promise<void> {
  const { fingerprints, ...report } = await preflight(scene, page);
  const inOrder = {
    ...report,
    landingPage: { ...report.landingPage, rolloutPlans: byUuid(report.landingPage.rolloutPlans) },
    pastPlansToCancel: byUuid(report.pastPlansToCancel),
    blockers: { ...report.blockers, rolloutPlans: byUuid(report.blockers.rolloutPlans) },
  };
  expect(inOrder).toEqual(preflightOf(scene.world, page));
  const { world } = scene;
  checkFingerprint(seen, fingerprints.homepage, described(world, HOME));
  checkFingerprint(seen, fingerprints.landingPage, described(world, bodyOf(page)));
}

/** Requests all pages, all old paths, one preview, and the preflight of one page. Compares the responses with the model. */
export async function checkWorld(scene: Scene, turn: number, seen: Map<string, string>): Promise<void> {
  const { shop, world } = scene;
  const keys = new Set([
    ...KEYS,
    ...world.pages.map(({ url_key }) => url_key),
    ...world.redirects.map(({ from }) => from),
  ]);
  const preview = pickOf(world.changesets, turn);
  const page = pickOf(world.pages, turn);
  const home = (of?: Changeset) => ({ status: 200, widgets: linesOf(shownOn(overlaid(world, of), HOME)) });
  const key = pickOf([...keys], turn) as string;
  const internal = shop.request('GET', `/landing/${key}`).then(({ status, headers }) => {
    expect([status, headers.get('location')]).toEqual([301, `/${key}`]);
  });
  await Promise.all([
    servedAt(scene, '/').then((served) => expect(served).toEqual(home())),
    ...[...keys].map(async (one) =>
      expect([one, await servedAt(scene, `/${one}`)]).toEqual([one, expectedAt(world, one)]),
    ),
    ...(preview
      ? [
          servedAt(scene, '/', preview).then((served) => expect(served).toEqual(home(preview))),
          ...world.pages.map(async ({ url_key }) =>
            expect([url_key, await servedAt(scene, `/${url_key}`, preview)]).toEqual([
              url_key,
              expectedAt(world, url_key, preview),
            ]),
          ),
        ]
      : []),
    ...(page ? [checkPreflight(scene, page, seen)] : []),
    internal,
    checkRows(scene),
  ]);
}
