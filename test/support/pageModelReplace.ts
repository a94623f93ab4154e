import { randomUUID } from 'node:crypto';
import { addPage, bodyOf, firstFree, HOME, isInside, isLive, isOn, takeOff, urnOf } from './pageModel.ts';
import type { Changeset, Page, PageRef, Place, Plan, Widget, World } from './pageModel.ts';
import { planState, touching } from './pageModelDrafts.ts';

const isDraft = ({ name }: Changeset) => name.startsWith('pb-draft-');
const isPlanned = ({ plans }: World, { uuid }: Changeset) =>
  plans.some(({ changeset }) => changeset === uuid);
const isBackup = ({ url_key }: Page) => url_key.startsWith('homepage-backup-');
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const sorted = <T extends { readonly uuid: string }>(all: readonly T[]) =>
  all.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1));

/** Summarizes a plan. Plans are sorted by UUID, so that the result does not depend on any other sequence. */
const summaryOf = (world: World, plan: Plan) => ({
  uuid: plan.uuid,
  name: plan.name,
  startTime: new Date(plan.start).toISOString(),
  endTime: plan.end === null ? null : new Date(plan.end).toISOString(),
  status: planState(world, plan),
  editUrl: `/admin/page-builder/edit/homepage?session=${plan.changeset}`,
});

const plansOn = (world: World, page: PageRef) =>
  sorted(
    world.plans.filter(({ changeset }) => {
      const found = world.changesets.find(({ uuid }) => uuid === changeset) as Changeset;
      return touching(world, found, page).length > 0;
    }),
  );

function backupOf({ now, pages }: World) {
  const [day, time] = new Date(now).toISOString().slice(0, 16).split('T') as [string, string];
  const name = `Homepage backup ${day} ${time}`;
  const key = `homepage-backup-${day.replaceAll('-', '')}-${time.replace(':', '')}`;
  return {
    name: firstFree(
      name,
      (number) => `${name} (${number})`,
      pages.map((page) => page.name),
    ),
    url_key: firstFree(
      key,
      (number) => `${key}-${number}`,
      pages.map((page) => page.url_key),
    ),
  };
}

function bodyFacts(world: World, page: Page) {
  const body = world.places.filter((place) => isOn(bodyOf(page), place));
  const widgetOf = (place: Place) =>
    world.widgets.find(({ uuid }) => uuid === place.widget_instance_uuid) as Widget;
  const parentOf = ({ area }: Place) => /^columnsContainer_(.*)_col_\d+$/.exec(area)?.[1];
  const isShown = (place: Place) => {
    const parent = parentOf(place);
    return widgetOf(place).status && (!parent || body.some((one) => one.widget_instance_uuid === parent));
  };
  const outside = body.filter(({ area }) => area !== 'content');
  const naming = new Set(
    body.map(widgetOf).filter(({ settings }) => JSON.stringify(settings).includes(urnOf(page))),
  );
  return {
    bodyPlacementCount: outside.length,
    renderablePlacementCount: outside.filter(isShown).length,
    hiddenPlacementCount: body.length - outside.length,
    sharedRouteLevelCount: world.places.filter((place) => isOn({ ...bodyOf(page), entity_urn: null }, place))
      .length,
    selfLinkCount: naming.size,
  };
}

export const isEntityScoped = ({ places }: World) =>
  places.some(({ route, entity_urn }) => route === HOME.route && entity_urn !== null);

/** Returns the expected preflight response without fingerprints. All drafts belong to the caller. */
export function preflightOf(world: World, page: Page) {
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const counted = (changesets: readonly Changeset[], on: PageRef) =>
    sum(changesets.map((one) => touching(world, one, on).length));
  const loose = world.changesets.filter((one) => !isPlanned(world, one));
  const drafts = counted(loose.filter(isDraft), HOME);
  const detached = counted(
    loose.filter((one) => !isDraft(one)),
    HOME,
  );
  const ofHome = plansOn(world, HOME);
  const isPast = (plan: Plan) => planState(world, plan) === 'past';
  const rolloutPlans = plansOn(world, bodyOf(page)).filter((plan) => !isPast(plan));
  const past = ofHome.filter(isPast);
  const unpublished = counted(loose, bodyOf(page));
  const facts = bodyFacts(world, page);
  const allRouteContentCount = world.places.filter(
    ({ route, area, entity_urn }) => route === 'all' && area === 'content' && entity_urn === null,
  ).length;
  const warnings = {
    LANDING_PAGE_HAS_NO_BODY: facts.renderablePlacementCount === 0,
    LANDING_PAGE_NOT_LIVE: !isLive(world, page),
    LANDING_PAGE_HAS_UNPUBLISHED_CHANGES: unpublished > 0,
    LANDING_PAGE_HAS_ROLLOUT: rolloutPlans.length > 0,
    LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS: facts.sharedRouteLevelCount > 0,
    LANDING_PAGE_HAS_HIDDEN_WIDGETS: facts.hiddenPlacementCount > 0,
    LANDING_PAGE_LINKS_TO_ITSELF: facts.selfLinkCount > 0,
    HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS: allRouteContentCount > 0,
    DRAFTS_WILL_BE_DISCARDED: drafts + detached > 0,
    PAST_PLANS_WILL_BE_CANCELLED: past.length > 0,
  };
  return {
    landingPage: {
      uuid: page.uuid,
      name: page.name,
      status: page.status,
      publishStart: time(page.publish_start),
      publishEnd: time(page.publish_end),
      isLive: isLive(world, page),
      ...facts,
      unpublishedOperationCount: unpublished,
      rolloutPlans: rolloutPlans.map((plan) => summaryOf(world, plan)),
    },
    homepage: {
      placementCount: world.places.filter((place) => isOn(HOME, place)).length,
      allRouteContentCount,
    },
    backup: { willCreate: true, name: backupOf(world).name },
    drafts: {
      operationCount: drafts,
      byCurrentAdmin: drafts,
      otherAdminCount: 0,
      detachedRolloutOperationCount: detached,
    },
    pastPlansToCancel: past.map((plan) => summaryOf(world, plan)),
    blockers: {
      rolloutPlans: ofHome.filter((plan) => !isPast(plan)).map((plan) => summaryOf(world, plan)),
      entityScopedHomepage: isEntityScoped(world),
    },
    backupsTotal: world.pages.filter(isBackup).length,
    warnings: Object.entries(warnings).flatMap(([code, holds]) => (holds ? [code] : [])),
  };
}

/** Describes everything that a fingerprint must distinguish. */
export const described = (world: World, page: PageRef): string =>
  JSON.stringify(
    sorted(world.places)
      .filter((place) => isOn(page, place))
      .map((place) => {
        const widget = world.widgets.find(({ uuid }) => uuid === place.widget_instance_uuid) as Widget;
        const { uuid, route, area, sort_order, entity_urn } = place;
        return [
          uuid,
          widget.uuid,
          route,
          area,
          sort_order,
          entity_urn,
          widget.type,
          widget.status,
          widget.settings,
        ];
      }),
  );

/**
 * Copies placements and their widgets, each widget once. The copies get placeholder UUIDs, which are later replaced with the shop's UUIDs.
 */
export function copyPlaces(
  world: World,
  places: readonly Place[],
  placed: (place: Place) => PageRef & { area: string },
) {
  const originals = [...new Set(places.map((place) => place.widget_instance_uuid))];
  const clones = new Map(originals.map((uuid) => [uuid, randomUUID() as string]));
  const areaOf = (area: string) => {
    const parent = originals.find((uuid) => isInside({ area } as Place, { uuid }));
    return parent ? area.replace(parent, clones.get(parent) as string) : area;
  };
  const widgets = originals.map((uuid) => ({
    ...(world.widgets.find((one) => one.uuid === uuid) as Widget),
    uuid: clones.get(uuid) as string,
  }));
  const copies = places.map((place) => {
    const { area, route, entity_urn } = placed(place);
    return {
      uuid: randomUUID() as string,
      widget_instance_uuid: clones.get(place.widget_instance_uuid) as string,
      route,
      area: areaOf(area),
      sort_order: place.sort_order,
      entity_urn,
    };
  });
  world.widgets.push(...widgets);
  world.places.push(...copies);
  return { instances: widgets.length, placements: copies.length };
}

/** Copies a page and its body under the first unused URL key. The copy is disabled. */
export function duplicatePage(world: World, page: Page, uuid: string): Page {
  const copy = `${page.url_key}-copy`;
  const taken = world.pages.map(({ url_key }) => url_key);
  const made = {
    ...page,
    uuid,
    name: `${page.name} (copy)`,
    url_key: firstFree(copy, (number) => `${copy}-${number}`, taken),
    status: false,
  };
  addPage(world, made);
  const body = world.places.filter(({ entity_urn }) => entity_urn === urnOf(page));
  copyPlaces(world, body, ({ route, area }) => ({ route, area, entity_urn: urnOf(made) }));
  return made;
}

/** Removes homepage operations from all changesets, and cancels their plans. */
function discardTouching(world: World) {
  const cancelled = plansOn(world, HOME);
  const discarded = [];
  for (const changeset of world.changesets) {
    const deleted = touching(world, changeset, HOME);
    if (deleted.length === 0) continue;
    changeset.operations = changeset.operations.filter((one) => !deleted.includes(one));
    changeset.scarred = true;
    delete changeset.cursors[HOME.route];
    const kind = isDraft(changeset) ? 'draft' : 'detachedRollout';
    discarded.push({ changesetId: changeset.id, kind, operationsRemoved: deleted.length });
  }
  world.plans = world.plans.filter((plan) => !cancelled.includes(plan));
  return { discarded, cancelled: cancelled.map(({ uuid, name }) => ({ uuid, name })) };
}

/** Replaces the homepage with a copy of the page. Returns the backup and the rest of the response. */
export function replaceHomepage(world: World, page: Page, backupUuid: string) {
  const { discarded, cancelled } = discardTouching(world);
  const backup = {
    uuid: backupUuid,
    status: false,
    publish_start: null,
    publish_end: null,
    ...backupOf(world),
  };
  addPage(world, backup);
  const old = world.places.filter((place) => isOn(HOME, place));
  const isPlacedIn = (all: readonly Place[], area: string, { widget_instance_uuid: uuid }: Place) =>
    all.some((one) => one.area === area && one.widget_instance_uuid === uuid);
  const backedUp = copyPlaces(world, old, (place) => ({
    ...bodyOf(backup),
    area:
      place.area === 'content' && !isPlacedIn(old, 'landing_page_content', place)
        ? 'landing_page_content'
        : place.area,
  }));
  const deleted = takeOff(world, (place) => isOn(HOME, place));
  const body = world.places.filter((place) => isOn(bodyOf(page), place) && place.area !== 'content');
  const cloned = copyPlaces(world, body, ({ area }) => ({
    ...HOME,
    area: area === 'landing_page_content' ? 'content' : area,
  }));
  return {
    backup,
    answer: {
      backedUpInstances: backedUp.instances,
      backedUpPlacements: backedUp.placements,
      deletedInstances: deleted.length,
      clonedInstances: cloned.instances,
      clonedPlacements: cloned.placements,
      discardedChangesets: discarded,
      cancelledPastPlans: cancelled,
      backupsTotal: world.pages.filter(isBackup).length,
    },
  };
}
