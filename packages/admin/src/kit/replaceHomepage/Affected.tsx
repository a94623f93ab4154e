import { Anchor, List, Stack, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Notice } from '../shared/Notice.tsx';
import { linkTo } from '../shared/linkTo.ts';
import { exactTime, language, text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';
import { scheduleWords } from '../content/scheduleWords.ts';
import { isBlocked } from './preflightQuery.ts';
import type { Preflight } from './preflightQuery.ts';

type PlanSummary = Preflight['pastPlansToCancel'][number];
type Row = readonly [label: PlainTextKey, value: number | string, plans?: readonly PlanSummary[]];

/** Shows everything that the homepage replacement would change, with blockers and warnings. */
export function Affected({ preflight }: { readonly preflight: Preflight }) {
  const { landingPage, homepage, drafts, backup, backupsTotal, pastPlansToCancel } = preflight;
  return (
    <Stack>
      <Blockers {...preflight} />
      <Warnings {...preflight} />
      <Text size="sm">{liveWords(landingPage)}</Text>
      <Counts
        title="replaceHomepage.copied"
        rows={[
          ['replaceHomepage.count.body', landingPage.bodyPlacementCount],
          ['replaceHomepage.count.renderable', landingPage.renderablePlacementCount],
          ['replaceHomepage.count.hidden', landingPage.hiddenPlacementCount],
          ['replaceHomepage.count.shared', landingPage.sharedRouteLevelCount],
          ['replaceHomepage.count.selfLinks', landingPage.selfLinkCount],
          ['replaceHomepage.count.unpublished', landingPage.unpublishedOperationCount],
          ['replaceHomepage.count.rollouts', landingPage.rolloutPlans.length, landingPage.rolloutPlans],
        ]}
      />
      <Counts
        title="replaceHomepage.homepage"
        rows={[
          ['replaceHomepage.count.homepage', homepage.placementCount],
          ['replaceHomepage.count.allRoutes', homepage.allRouteContentCount],
        ]}
      />
      <Counts
        title="replaceHomepage.lost"
        rows={[
          ['replaceHomepage.count.drafts', drafts.operationCount],
          ['replaceHomepage.count.mine', drafts.byCurrentAdmin],
          ['replaceHomepage.count.others', drafts.otherAdminCount],
          ['replaceHomepage.count.detached', drafts.detachedRolloutOperationCount],
          ['replaceHomepage.count.pastPlans', pastPlansToCancel.length, pastPlansToCancel],
        ]}
      />
      <Counts
        title="replaceHomepage.backup"
        rows={[
          ['replaceHomepage.backup.name', backup.name],
          ['replaceHomepage.backup.total', backupsTotal],
        ]}
      />
    </Stack>
  );
}

function liveWords({ isLive, status, publishStart, publishEnd }: Preflight['landingPage']): string {
  if (isLive) return text('replaceHomepage.live.now');
  if (!status) return text('replaceHomepage.live.off');
  return scheduleWords({ publishStart, publishEnd });
}

const number = new Intl.NumberFormat(language);

const Counts = ({ title, rows }: { readonly title: PlainTextKey; readonly rows: readonly Row[] }) => (
  <Table verticalSpacing={6} horizontalSpacing={0}>
    <caption className="tableTitle">{text(title)}</caption>
    <Table.Tbody>
      {rows.map(([label, value, plans = []]) => (
        <Table.Tr key={label} {...(value === 0 && { c: 'dimmed' })}>
          <Table.Th scope="row" fw={400}>
            {text(label)}
            {plans.length > 0 && <Plans plans={plans} />}
          </Table.Th>
          <Table.Td ta="end" {...(value !== 0 && { fw: 600 })} style={{ verticalAlign: 'top' }}>
            {typeof value === 'number' ? number.format(value) : <span dir="auto">{value}</span>}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

/** Lists rollouts with their times. Each links to its page. */
const Plans = ({ plans }: { readonly plans: readonly PlanSummary[] }) => (
  <List size="sm">
    {plans.map(({ uuid, name, startTime, endTime }) => (
      <List.Item key={uuid}>
        <Anchor component={Link} {...linkTo(`/rollouts/edit/${uuid}`)} inherit underline="always" dir="auto">
          {name}
        </Anchor>
        <Text size="xs">
          {endTime === null
            ? text('rollouts.period.open', { start: exactTime(startTime) })
            : text('rollouts.period', { start: exactTime(startTime), end: exactTime(endTime) })}
        </Text>
      </List.Item>
    ))}
  </List>
);

const Blockers = (preflight: Preflight) =>
  isBlocked(preflight) && (
    <Notice color="red" icon="lock" title={text('replaceHomepage.blocked')}>
      {preflight.blockers.rolloutPlans.length > 0 && (
        <>
          <Text>
            {text('replaceHomepage.blocked.plans', { count: preflight.blockers.rolloutPlans.length })}
          </Text>
          <Plans plans={preflight.blockers.rolloutPlans} />
        </>
      )}
      {preflight.blockers.entityScopedHomepage && <Text>{text('replaceHomepage.blocked.scoped')}</Text>}
    </Notice>
  );

const Warnings = ({ warnings }: Preflight) =>
  warnings.length > 0 && (
    <Notice color="orange" icon="info" title={text('replaceHomepage.warnings')}>
      <List size="sm">
        {warnings.map((code) => (
          <List.Item key={code}>{text(`replaceHomepage.warning.${code}`)}</List.Item>
        ))}
      </List>
    </Notice>
  );
