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

/** Describes a rollout plan in the responses and refusals of a replacement. */
export const planSummary = z.object({
  uuid: entityUuid,
  name: text.describe('The name of the rollout plan.'),
  startTime: timestamp.describe('The time at which the plan starts, an ISO 8601 time in UTC.'),
  endTime: timestamp
    .nullable()
    .describe('The time at which the plan ends, an ISO 8601 time in UTC; null: it does not end.'),
  status: planStatusField,
  editUrl: text.describe('The path of the page builder that opens the changeset of the plan.'),
});
export type PlanSummary = z.output<typeof planSummary>;

/** Describes the preflight response: the effects of replacing the homepage with a landing page. */
export const preflightAnswer = z.object({
  landingPage: z
    .object({
      uuid: pageUuid,
      name: pageName,
      status: landingPageRow.shape.status,
      publishStart: publish_start,
      publishEnd: publish_end,
      isLive: flag('Whether the page is public now.'),
      bodyPlacementCount: int.describe('The number of placements of the body, which a replacement copies.'),
      renderablePlacementCount: int.describe('The number of placements of the body that are shown.'),
      hiddenPlacementCount: int.describe(
        'The number of placements in the area `content`, which landing pages do not show. They are not copied.',
      ),
      sharedRouteLevelCount: int.describe(
        'The number of placements on all landing pages. They are not copied.',
      ),
      selfLinkCount: int.describe('The number of widgets of the page that link to the page itself.'),
      unpublishedOperationCount: int.describe(
        'The number of operations on the page in drafts that no rollout plan shows.',
      ),
      rolloutPlans: z
        .array(planSummary)
        .describe('The rollout plans of the page that are active or upcoming.'),
    })
    .describe('The landing page that would become the homepage.'),
  homepage: z
    .object({
      placementCount: int.describe('The number of placements on the homepage, which a replacement backs up.'),
      allRouteContentCount: int.describe(
        'The number of placements in the area `content` of all routes. They stay on the homepage.',
      ),
    })
    .describe('The homepage as it is now.'),
  backup: z
    .object({
      willCreate: flag('Whether a replacement creates a backup; always true.'),
      name: text.describe('The name that the backup would get now.'),
    })
    .describe('The landing page that the homepage would be backed up to.'),
  drafts: z
    .object({
      operationCount: int.describe('The number of operations on the homepage in drafts.'),
      byCurrentAdmin: int.describe('The number of these operations that the caller added.'),
      otherAdminCount: int.describe('The number of other administrators who have such drafts.'),
      detachedRolloutOperationCount: int.describe(
        'The number of operations on the homepage in changesets that belonged to a rollout plan.',
      ),
    })
    .describe('The unpublished changes of the homepage, which a replacement discards.'),
  pastPlansToCancel: z
    .array(planSummary)
    .describe('The past rollout plans of the homepage, which a replacement cancels.'),
  blockers: z
    .object({
      rolloutPlans: z
        .array(planSummary)
        .describe('The rollout plans of the homepage that are active or upcoming.'),
      entityScopedHomepage: flag('Whether widgets are placed on the homepage for single entities.'),
    })
    .describe('The reasons why a replacement would be refused.'),
  fingerprints: z
    .object({
      homepage: text.describe('The fingerprint of the homepage, which the replacement has to repeat.'),
      landingPage: text.describe('The fingerprint of the landing page, which the replacement has to repeat.'),
    })
    .describe(
      'The fingerprints of the two pages. They change with every change of what is placed on a page.',
    ),
  backupsTotal: int.describe('The number of backups of homepages.'),
  warnings: z
    .array(z.enum(warningCodes).describe('The code of a warning.'))
    .describe(
      'The codes of what an administrator should know before the replacement. None of them prevents it.',
    ),
});

/** Describes the response of a replacement. */
export const replaceHomepageAnswer = z.object({
  backup: z
    .object({
      uuid: pageUuid,
      name: pageName,
      editUrl: text.describe('The path of the form of the admin for the backup.'),
    })
    .describe('The landing page that has the former homepage. It is a draft.'),
  backedUpInstances: int.describe('The number of widget instances that were copied to the backup.'),
  backedUpPlacements: int.describe('The number of placements that were copied to the backup.'),
  deletedInstances: int.describe(
    'The number of widget instances that were deleted with the former homepage.',
  ),
  clonedInstances: int.describe('The number of widget instances that were copied from the landing page.'),
  clonedPlacements: int.describe('The number of placements that were copied from the landing page.'),
  discardedChangesets: z
    .array(
      z.object({
        changesetId: int.describe('The integer id of the changeset.'),
        createdBy: int.nullable().describe('The integer id of its author; null: that account was deleted.'),
        kind: z
          .enum(changesetKinds)
          .describe(
            '`draft`: the draft of an administrator; `detachedRollout`: a rollout plan left it behind.',
          ),
        operationsRemoved: int.describe('The number of operations that were removed from it.'),
      }),
    )
    .describe('The changesets that lost their operations on the homepage. The changesets themselves stay.'),
  cancelledPastPlans: z
    .array(z.object({ uuid: entityUuid, name: text.describe('The name of the rollout plan.') }))
    .describe('The past rollout plans of the homepage that were canceled.'),
  backupsTotal: int.describe('The number of backups of homepages, with the new one.'),
  links: linksField,
});
