import { z } from 'zod';
import { forbidden } from '../../../platform/errors.ts';
import { adminOf } from '../../../platform/http/caller.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { HOMEPAGE } from '../../pageBuilder/index.ts';
import { holdsAll } from '../../auth/index.ts';
import { landingPageEditPath, pageBuilderPath } from '../landingPageUrl.ts';
import { link } from '../../../platform/http/links.ts';
import { changesetKind } from './assessment.ts';
import { preflightReplaceHomepage } from './preflight.ts';
import { replaceHomepage } from './replaceHomepage.ts';
import type { Replaced } from './replaceHomepage.ts';

const path = '/api/landing-pages/{id}/replace-homepage';
const params = z.object({ id: z.string() });
/** Its route id is asked of those who replace as well. */
const PREFLIGHT = 'replaceHomepagePreflight';

const confirmation = z.object({
  confirm: z.literal(true),
  homepageFingerprint: z.string(),
  landingPageFingerprint: z.string(),
});

function answerOf({ backup, backedUp, deletedInstances, cloned, discarded, canceledPlans }: Replaced) {
  const editUrl = landingPageEditPath(backup.page);
  return {
    backup: { uuid: backup.page.uuid, name: backup.page.name, editUrl },
    backedUpInstances: backedUp.instances,
    backedUpPlacements: backedUp.placements,
    deletedInstances,
    clonedInstances: cloned.instances,
    clonedPlacements: cloned.placements,
    discardedChangesets: discarded.map((changeset) => ({
      changesetId: changeset.changeset_id,
      createdBy: changeset.created_by,
      kind: changesetKind(changeset),
      operationsRemoved: changeset.operations_removed,
    })),
    cancelledPastPlans: canceledPlans.map(({ uuid, name }) => ({ uuid, name })),
    backupsTotal: backup.total,
    links: [link('pageBuilderHomepage', pageBuilderPath(HOMEPAGE)), link('backup', editUrl)],
  };
}

export const replaceHomepageRoutes = [
  defineRoute({
    id: PREFLIGHT,
    method: 'GET',
    path,
    access: 'admin',
    params,
    handle: ({ app, db, params: { id }, caller }) => preflightReplaceHomepage(app, db, id, adminOf(caller)),
  }),
  defineRoute({
    id: 'replaceHomepage',
    method: 'POST',
    path,
    access: 'admin',
    params,
    body: confirmation,
    async handle({ app, db, params: { id }, body, caller, claim }) {
      const admin = adminOf(caller);
      if (!holdsAll(admin.permissions, [PREFLIGHT])) throw forbidden();
      const confirmed = { homepage: body.homepageFingerprint, landingPage: body.landingPageFingerprint };
      const replaced = await replaceHomepage(app, db, id, {
        confirmed,
        admin,
        keep: async (tx, done) => claim?.keep(tx, answerOf(done)),
      });
      return answerOf(replaced);
    },
  }),
];
