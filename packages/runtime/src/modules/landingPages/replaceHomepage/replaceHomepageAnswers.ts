import { z } from 'zod';
import { entityUuid, int, text, timestamp } from '../../../platform/db/columns.ts';
import { linksField } from '../../../platform/http/answer/links.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { planStatusField } from '../../pageBuilder/index.ts';
import { landingPageRow } from '../landingPage.ts';
import { changesetKinds } from './assessment.ts';
import { warningCodes } from './warnings.ts';

const flag = (description: string) => z.boolean().meta(kind('flag', description));
const { uuid: pageUuid, name: pageName, publish_start, publish_end } = landingPageRow.shape;

/** Describes a rollout plan in the responses and errors of a replacement. */
export const planSummary = z.object({
  uuid: entityUuid,
  name: text.describe('The name of the rollout plan.'),
  startTime: timestamp.describe('The time at which the plan starts, in ISO 8601 format (UTC).'),
  endTime: timestamp
    .nullable()
    .describe('The time at which the plan ends, in ISO 8601 format (UTC). Null if it has no end.'),
  status: planStatusField,
  editUrl: text.describe("The path that opens the plan's changeset in the page builder."),
});
export type PlanSummary = z.output<typeof planSummary>;

/** Describes the preflight response: how replacing the homepage with a landing page would affect the shop. */
export const preflightAnswer = z.object({
  landingPage: z
    .object({
      uuid: pageUuid,
      name: pageName,
      status: landingPageRow.shape.status,
      publishStart: publish_start,
      publishEnd: publish_end,
      isLive: flag('True if the page is currently public.'),
      bodyPlacementCount: int.describe('The number of placements in the body, which a replacement copies.'),
      renderablePlacementCount: int.describe('The number of visible placements in the body.'),
      hiddenPlacementCount: int.describe(
        'The number of placements in the area `content`, which landing pages do not show. They are not copied.',
      ),
      sharedRouteLevelCount: int.describe(
        'The number of placements on all landing pages. They are not copied.',
      ),
      selfLinkCount: int.describe('The number of widgets on the page that link to the page itself.'),
      unpublishedOperationCount: int.describe(
        'The number of operations on the page in drafts that no rollout plan shows.',
      ),
      rolloutPlans: z.array(planSummary).describe('The active and upcoming rollout plans of the page.'),
    })
    .describe('The landing page that would become the homepage.'),
  homepage: z
    .object({
      placementCount: int.describe('The number of placements on the homepage, which a replacement backs up.'),
      allRouteContentCount: int.describe(
        'The number of placements in the area `content` of all routes. They stay on the homepage.',
      ),
    })
    .describe('The current homepage.'),
  backup: z
    .object({
      willCreate: flag('True if a replacement creates a backup. Always true.'),
      name: text.describe('The name that a backup would currently get.'),
    })
    .describe('The landing page to which the homepage would be backed up.'),
  drafts: z
    .object({
      operationCount: int.describe('The number of operations on the homepage in drafts.'),
      byCurrentAdmin: int.describe('The number of these operations added by the caller.'),
      otherAdminCount: int.describe('The number of other administrators with such drafts.'),
      detachedRolloutOperationCount: int.describe(
        'The number of operations on the homepage in changesets left over from rollout plans.',
      ),
    })
    .describe('The unpublished changes to the homepage, which a replacement discards.'),
  pastPlansToCancel: z
    .array(planSummary)
    .describe('The past rollout plans of the homepage, which a replacement cancels.'),
  blockers: z
    .object({
      rolloutPlans: z.array(planSummary).describe('The active and upcoming rollout plans of the homepage.'),
      entityScopedHomepage: flag('True if widgets are placed on the homepage for single entities.'),
    })
    .describe('The reasons why a replacement would be rejected.'),
  fingerprints: z
    .object({
      homepage: text.describe('The fingerprint of the homepage, which the replacement request must include.'),
      landingPage: text.describe(
        'The fingerprint of the landing page, which the replacement request must include.',
      ),
    })
    .describe('The fingerprints of the two pages. They change whenever the placements on a page change.'),
  backupsTotal: int.describe('The number of homepage backups.'),
  warnings: z
    .array(z.enum(warningCodes).describe('The code of a warning.'))
    .describe('The codes of warnings for the administrator. None of them prevents the replacement.'),
});

/** Describes the replacement response. */
export const replaceHomepageAnswer = z.object({
  backup: z
    .object({
      uuid: pageUuid,
      name: pageName,
      editUrl: text.describe("The path of the backup's form in the admin."),
    })
    .describe('The landing page with the former homepage. It is a draft.'),
  backedUpInstances: int.describe('The number of widget instances copied to the backup.'),
  backedUpPlacements: int.describe('The number of placements copied to the backup.'),
  deletedInstances: int.describe('The number of widget instances deleted with the former homepage.'),
  clonedInstances: int.describe('The number of widget instances copied from the landing page.'),
  clonedPlacements: int.describe('The number of placements copied from the landing page.'),
  discardedChangesets: z
    .array(
      z.object({
        changesetId: int.describe('The integer ID of the changeset.'),
        createdBy: int.nullable().describe('The integer ID of the author. Null if that account was deleted.'),
        kind: z
          .enum(changesetKinds)
          .describe("`draft`: an administrator's draft; `detachedRollout`: left over from a rollout plan."),
        operationsRemoved: int.describe('The number of operations removed from it.'),
      }),
    )
    .describe(
      'The changesets whose operations on the homepage were removed. The changesets themselves remain.',
    ),
  cancelledPastPlans: z
    .array(z.object({ uuid: entityUuid, name: text.describe('The name of the rollout plan.') }))
    .describe('The past rollout plans of the homepage that were canceled.'),
  backupsTotal: int.describe('The number of homepage backups, including the new one.'),
  links: linksField,
});
