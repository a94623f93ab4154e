/** English messages for the homepage replacement wizard. */
export const replaceHomepage = {
  'replaceHomepage.title': 'Use as homepage',
  'replaceHomepage.title.back': 'Restore this homepage',
  'replaceHomepage.step': 'Step {step, number} of {steps, number}',
  'replaceHomepage.step.what': 'Overview',
  'replaceHomepage.step.affected': 'Impact',
  'replaceHomepage.step.confirm': 'Confirm',
  'replaceHomepage.step.done': 'Homepage replaced',
  'replaceHomepage.next': 'Next',
  'replaceHomepage.page': 'Landing page',
  'replaceHomepage.page.choose': 'Choose a landing page',
  'replaceHomepage.page.none': 'No landing pages yet.',
  'replaceHomepage.what.copied':
    'The content of “{page}” is copied to the homepage. Shoppers see it immediately.',
  'replaceHomepage.what.kept': 'The landing page stays as it is, at its own URL.',
  'replaceHomepage.what.backup':
    'The current homepage is saved as the landing page “{name}”, which shoppers can’t see.',
  'replaceHomepage.what.back': 'You can restore it from this backup at any time, the same way.',
  'replaceHomepage.copied': 'From the landing page',
  'replaceHomepage.count.body': 'Widgets to copy',
  'replaceHomepage.count.renderable': 'Of these, visible to shoppers',
  'replaceHomepage.count.hidden': 'Widgets not shown on landing pages (not copied)',
  'replaceHomepage.count.shared': 'Widgets on all landing pages (not copied)',
  'replaceHomepage.count.selfLinks': 'Widgets that link to this landing page',
  'replaceHomepage.count.unpublished': 'Unpublished changes to this page (not copied)',
  'replaceHomepage.count.rollouts': 'Running or upcoming rollouts of this page',
  'replaceHomepage.homepage': 'On the homepage',
  'replaceHomepage.count.homepage': 'Widgets moved to the backup',
  'replaceHomepage.count.allRoutes': 'Widgets on all pages (not changed)',
  'replaceHomepage.lost': 'What you will lose',
  'replaceHomepage.count.drafts': 'Unpublished homepage changes in drafts',
  'replaceHomepage.count.mine': 'Of these, yours',
  'replaceHomepage.count.others': 'Other administrators with such drafts',
  'replaceHomepage.count.detached': 'Unpublished homepage changes from canceled rollouts',
  'replaceHomepage.count.pastPlans': 'Past homepage rollouts (will be canceled)',
  'replaceHomepage.backup': 'Backup',
  'replaceHomepage.backup.name': 'Backup name',
  'replaceHomepage.backup.total': 'Existing backups',
  'replaceHomepage.live.now': 'This landing page is live.',
  'replaceHomepage.live.off': 'Shoppers can’t see this landing page because it is disabled.',
  'replaceHomepage.warnings': 'Before you continue',
  'replaceHomepage.blocked': 'The homepage can’t be replaced right now',
  'replaceHomepage.blocked.plans':
    '{count, plural, one {A homepage rollout is running or upcoming. Cancel it first:} other {# homepage rollouts are running or upcoming. Cancel them first:}}',
  'replaceHomepage.blocked.scoped':
    'Some widgets are placed on the homepage for individual records only. Remove these placements under Widgets first.',
  'replaceHomepage.changed':
    'The homepage or the landing page was changed in the meantime. Nothing was replaced. This is the current state.',
  'replaceHomepage.busy': 'Someone else is replacing the homepage. Wait a moment, then check again.',
  'replaceHomepage.planned':
    'A homepage rollout was scheduled in the meantime. Nothing was replaced. This is the current state.',
  'replaceHomepage.readAgain': 'Check again',
  'replaceHomepage.confirm.text':
    '“{page}” becomes the homepage, and the current homepage becomes the backup “{name}”.',
  'replaceHomepage.confirm.lost':
    '{count, plural, one {# unpublished homepage change} other {# unpublished homepage changes}} will be discarded.',
  'replaceHomepage.sure': 'I want to replace the homepage now',
  'replaceHomepage.replace': 'Replace homepage',
  'replaceHomepage.done.backup': 'The previous homepage is saved as',
  'replaceHomepage.done.copied':
    '{count, plural, one {# widget is} other {# widgets are}} now on the homepage.',
  'replaceHomepage.done.kept':
    '{count, plural, one {# widget was} other {# widgets were}} saved in the backup.',
  'replaceHomepage.done.deleted':
    '{count, plural, one {# widget used only on the previous homepage was removed from it.} other {# widgets used only on the previous homepage were removed from it.}}',
  'replaceHomepage.done.discarded':
    '{count, plural, one {# unpublished change was discarded} other {# unpublished changes were discarded}} from {drafts, plural, one {# draft} other {# drafts}}.',
  'replaceHomepage.done.canceled': 'Canceled past rollouts: {names}.',
  'replaceHomepage.done.total':
    '{count, plural, one {There is now # backup of the homepage.} other {There are now # backups of the homepage.}}',
  'replaceHomepage.done.see': 'View homepage',
  'replaceHomepage.done.edit': 'Edit homepage',
  'replaceHomepage.done.back': 'Restore previous homepage',
  'replaceHomepage.done.close': 'Done',
  'replaceHomepage.warning.LANDING_PAGE_HAS_NO_BODY':
    'This page has no visible widgets, so the homepage would be empty.',
  'replaceHomepage.warning.LANDING_PAGE_NOT_LIVE':
    'This landing page isn’t live, but its content will be visible on the homepage.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_UNPUBLISHED_CHANGES':
    'This page has unpublished changes. They are not copied.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_ROLLOUT':
    'This page has a rollout. The homepage gets the content without it.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS':
    'Widgets on all landing pages are not copied.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_HIDDEN_WIDGETS':
    'Some widgets on this page are hidden. They are not copied.',
  'replaceHomepage.warning.LANDING_PAGE_LINKS_TO_ITSELF':
    'Links to this landing page still open the landing page, even from the homepage.',
  'replaceHomepage.warning.HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS':
    'Widgets on all pages stay on the homepage.',
  'replaceHomepage.warning.DRAFTS_WILL_BE_DISCARDED':
    'Unpublished homepage changes will be lost, including those of other administrators.',
  'replaceHomepage.warning.PAST_PLANS_WILL_BE_CANCELLED':
    'Past homepage rollouts will be canceled and can’t be restored.',
} as const;
