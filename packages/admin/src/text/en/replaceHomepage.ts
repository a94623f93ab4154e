/** The English texts of the wizard that replaces the homepage. */
export const replaceHomepage = {
  'replaceHomepage.title': 'Make it the homepage',
  'replaceHomepage.title.back': 'Bring this homepage back',
  'replaceHomepage.step': 'Step {step, number} of {steps, number}',
  'replaceHomepage.step.what': 'What happens',
  'replaceHomepage.step.affected': 'What is affected',
  'replaceHomepage.step.confirm': 'Confirm',
  'replaceHomepage.step.done': 'The homepage was replaced',
  'replaceHomepage.next': 'Next',
  'replaceHomepage.page': 'Landing page',
  'replaceHomepage.page.choose': 'Choose a landing page',
  'replaceHomepage.page.none': 'There are no landing pages yet.',
  'replaceHomepage.what.copied':
    'The content of “{page}” is copied to the homepage. Shoppers see it there at once.',
  'replaceHomepage.what.kept': 'The landing page itself stays as it is, at its own address.',
  'replaceHomepage.what.backup':
    'The homepage of today is kept as the landing page “{name}”, which shoppers do not see.',
  'replaceHomepage.what.back': 'You can restore it from that backup at any time, in the same way.',
  'replaceHomepage.copied': 'From the landing page',
  'replaceHomepage.count.body': 'Widgets that are copied',
  'replaceHomepage.count.renderable': 'Of these, shoppers see',
  'replaceHomepage.count.hidden': 'Widgets that landing pages do not show, which are not copied',
  'replaceHomepage.count.shared': 'Widgets of all landing pages, which are not copied',
  'replaceHomepage.count.selfLinks': 'Widgets that link to this landing page',
  'replaceHomepage.count.unpublished': 'Unpublished changes of the page, which are not copied',
  'replaceHomepage.count.rollouts': 'Rollouts of the page, running or upcoming',
  'replaceHomepage.homepage': 'On the homepage',
  'replaceHomepage.count.homepage': 'Widgets that move to the backup',
  'replaceHomepage.count.allRoutes': 'Widgets of all pages, which stay',
  'replaceHomepage.lost': 'What is lost',
  'replaceHomepage.count.drafts': 'Unpublished changes of the homepage in drafts',
  'replaceHomepage.count.mine': 'Of these, yours',
  'replaceHomepage.count.others': 'Other administrators with such drafts',
  'replaceHomepage.count.detached': 'Unpublished changes of the homepage that canceled rollouts left',
  'replaceHomepage.count.pastPlans': 'Past rollouts of the homepage, which are canceled',
  'replaceHomepage.backup': 'Backup',
  'replaceHomepage.backup.name': 'Name of the backup',
  'replaceHomepage.backup.total': 'Backups so far',
  'replaceHomepage.live.now': 'Shoppers see this landing page now.',
  'replaceHomepage.live.off': 'Shoppers do not see this landing page now: it is disabled.',
  'replaceHomepage.warnings': 'Before you go on',
  'replaceHomepage.blocked': 'The homepage cannot be replaced now',
  'replaceHomepage.blocked.plans':
    '{count, plural, one {A rollout of the homepage is running or upcoming. Cancel it first:} other {# rollouts of the homepage are running or upcoming. Cancel them first:}}',
  'replaceHomepage.blocked.scoped':
    'Widgets are placed on the homepage for single records. Remove these placements first, at Widgets.',
  'replaceHomepage.changed':
    'The homepage or the landing page was changed meanwhile. Nothing was replaced. Here is how it stands now.',
  'replaceHomepage.busy': 'Somebody else is replacing the homepage. Wait a moment, and look again.',
  'replaceHomepage.planned':
    'A rollout of the homepage was planned meanwhile. Nothing was replaced. Here is how it stands now.',
  'replaceHomepage.readAgain': 'Check again',
  'replaceHomepage.confirm.text':
    '“{page}” becomes the homepage, and the homepage of today becomes the backup “{name}”.',
  'replaceHomepage.confirm.lost':
    '{count, plural, one {# unpublished change} other {# unpublished changes}} of the homepage will be discarded.',
  'replaceHomepage.sure': 'I want to replace the homepage now.',
  'replaceHomepage.replace': 'Replace homepage',
  'replaceHomepage.done.backup': 'The former homepage is kept as',
  'replaceHomepage.done.copied':
    '{count, plural, one {# widget is} other {# widgets are}} now on the homepage.',
  'replaceHomepage.done.kept':
    '{count, plural, one {# widget was} other {# widgets were}} put into the backup.',
  'replaceHomepage.done.deleted':
    '{count, plural, one {# widget that stood only on the former homepage was deleted there.} other {# widgets that stood only on the former homepage were deleted there.}}',
  'replaceHomepage.done.discarded':
    '{count, plural, one {# unpublished change was discarded} other {# unpublished changes were discarded}} from {drafts, plural, one {# draft} other {# drafts}}.',
  'replaceHomepage.done.canceled': 'Canceled past rollouts: {names}.',
  'replaceHomepage.done.total':
    '{count, plural, one {There is now # backup of the homepage.} other {There are now # backups of the homepage.}}',
  'replaceHomepage.done.see': 'See the homepage',
  'replaceHomepage.done.edit': 'Edit the homepage',
  'replaceHomepage.done.back': 'Bring the former homepage back',
  'replaceHomepage.done.close': 'Done',
  'replaceHomepage.warning.LANDING_PAGE_HAS_NO_BODY':
    'This page has no widgets that shoppers would see: the homepage would be empty.',
  'replaceHomepage.warning.LANDING_PAGE_NOT_LIVE':
    'Shoppers cannot open this landing page now. On the homepage they see its content all the same.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_UNPUBLISHED_CHANGES':
    'This page has changes that are not published. They are not copied.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_ROLLOUT':
    'This page has a rollout. The homepage gets its content without it.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS':
    'Widgets that stand on all landing pages are not copied.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_HIDDEN_WIDGETS':
    'Some widgets of this page are not shown, and are not copied.',
  'replaceHomepage.warning.LANDING_PAGE_LINKS_TO_ITSELF':
    'Links on this page lead to the landing page itself, also from the homepage.',
  'replaceHomepage.warning.HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS':
    'Widgets that stand on all pages stay on the homepage.',
  'replaceHomepage.warning.DRAFTS_WILL_BE_DISCARDED':
    'Unpublished changes of the homepage are lost, also those of others.',
  'replaceHomepage.warning.PAST_PLANS_WILL_BE_CANCELLED':
    'Past rollouts of the homepage are canceled and cannot be brought back.',
} as const;
