import { z } from 'zod';
import { link } from '../../../platform/http/answer/links.ts';
import { uuidOr } from '../../../platform/entity/refOr.ts';
import { forbidden } from '../../../platform/errors.ts';
import { adminOf } from '../../../platform/contracts/caller.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { holdsAll } from '../../auth/index.ts';
import { HOMEPAGE } from '../../pageBuilder/index.ts';
import { replacementNotFound } from '../errors.ts';
import { pageParams } from '../landingPageBody.ts';
import { landingPageEditPath, pageBuilderPath } from '../landingPageUrl.ts';
import { changesetKind } from './assessment.ts';
import { preflightReplaceHomepage } from './preflight.ts';
import { replaceHomepage } from './replaceHomepage.ts';
import type { Replaced } from './replaceHomepage.ts';
import { preflightAnswer, replaceHomepageAnswer } from './replaceHomepageAnswers.ts';

const path = '/api/landing-pages/{id}/replace-homepage';
const uuidOf = uuidOr(replacementNotFound);
/** The permission of the preflight, which a replacement also requires. */
const PREFLIGHT = 'replaceHomepagePreflight';

const confirmation = z.object({
  confirm: z.literal(true).describe('Must be true to confirm the replacement.'),
  homepageFingerprint: z.string().describe('The homepage fingerprint returned by the preflight.'),
  landingPageFingerprint: z.string().describe('The landing page fingerprint returned by the preflight.'),
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
    does: 'Previews what replacing the homepage with this landing page would change, and returns the fingerprints that confirm it. Changes nothing. Fails with `LANDING_PAGE_NOT_FOUND` if the page does not exist.',
    method: 'GET',
    path,
    access: 'admin',
    params: pageParams,
    response: preflightAnswer,
    handle: ({ app, db, params, caller }) =>
      preflightReplaceHomepage(app, db, uuidOf(params.id), adminOf(caller)),
  }),
  defineRoute({
    id: 'replaceHomepage',
    does: 'Replaces the homepage with the widgets of a landing page, and keeps the former homepage as a landing page. Requires the fingerprints from `replaceHomepagePreflight`, and its permission. Errors: `LANDING_PAGE_NOT_FOUND`, `HOMEPAGE_ENTITY_SCOPED`, and `REPLACE_IN_PROGRESS` or `HOMEPAGE_BUSY` while someone else is replacing it.',
    method: 'POST',
    path,
    access: 'admin',
    params: pageParams,
    body: confirmation,
    response: replaceHomepageAnswer,
    async handle({ app, db, params, body, caller, claim }) {
      const admin = adminOf(caller);
      if (!holdsAll(admin.permissions, [PREFLIGHT])) throw forbidden();
      const confirmed = { homepage: body.homepageFingerprint, landingPage: body.landingPageFingerprint };
      const replaced = await replaceHomepage(app, db, uuidOf(params.id), {
        confirmed,
        admin,
        keep: async (tx, done) => claim?.keep(tx, answerOf(done)),
      });
      return answerOf(replaced);
    },
  }),
];
