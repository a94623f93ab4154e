import type { replaceHomepage as english } from '../en/replaceHomepage.ts';

/** The German texts of the wizard that replaces the homepage. */
export const replaceHomepage: Record<keyof typeof english, string> = {
  'replaceHomepage.title': 'Zur Startseite machen',
  'replaceHomepage.title.back': 'Diese Startseite zurückholen',
  'replaceHomepage.step': 'Schritt {step, number} von {steps, number}',
  'replaceHomepage.step.what': 'Was geschieht',
  'replaceHomepage.step.affected': 'Was betroffen ist',
  'replaceHomepage.step.confirm': 'Bestätigen',
  'replaceHomepage.step.done': 'Die Startseite wurde ersetzt',
  'replaceHomepage.next': 'Weiter',
  'replaceHomepage.page': 'Landingpage',
  'replaceHomepage.page.choose': 'Landingpage wählen',
  'replaceHomepage.page.none': 'Es gibt noch keine Landingpages.',
  'replaceHomepage.what.copied':
    'Der Inhalt von „{page}“ wird auf die Startseite kopiert. Ihre Kundschaft sieht ihn dort sofort.',
  'replaceHomepage.what.kept': 'Die Landingpage selbst bleibt, wie sie ist, unter ihrer eigenen Adresse.',
  'replaceHomepage.what.backup':
    'Die heutige Startseite bleibt als Landingpage „{name}“ erhalten, die Ihre Kundschaft nicht sieht.',
  'replaceHomepage.what.back':
    'Sie können sie jederzeit zurückholen, in denselben Schritten, von dieser Sicherung aus.',
  'replaceHomepage.copied': 'Von der Landingpage',
  'replaceHomepage.count.body': 'Widgets, die kopiert werden',
  'replaceHomepage.count.renderable': 'Davon sieht Ihre Kundschaft',
  'replaceHomepage.count.hidden': 'Widgets, die Landingpages nicht zeigen: Sie werden nicht kopiert',
  'replaceHomepage.count.shared': 'Widgets aller Landingpages: Sie werden nicht kopiert',
  'replaceHomepage.count.selfLinks': 'Widgets, die auf diese Landingpage verlinken',
  'replaceHomepage.count.unpublished': 'Unveröffentlichte Änderungen der Seite: Sie werden nicht kopiert',
  'replaceHomepage.count.rollouts': 'Rollouts der Seite, die laufen oder geplant sind',
  'replaceHomepage.homepage': 'Auf der Startseite',
  'replaceHomepage.count.homepage': 'Widgets, die in die Sicherung kommen',
  'replaceHomepage.count.allRoutes': 'Widgets aller Seiten, die bleiben',
  'replaceHomepage.lost': 'Was verloren geht',
  'replaceHomepage.count.drafts': 'Unveröffentlichte Änderungen der Startseite in Entwürfen',
  'replaceHomepage.count.mine': 'Davon Ihre',
  'replaceHomepage.count.others': 'Andere Administratoren mit solchen Entwürfen',
  'replaceHomepage.count.detached':
    'Unveröffentlichte Änderungen der Startseite, die abgebrochene Rollouts hinterlassen haben',
  'replaceHomepage.count.pastPlans': 'Vergangene Rollouts der Startseite, die abgebrochen werden',
  'replaceHomepage.backup': 'Sicherung',
  'replaceHomepage.backup.name': 'Name der Sicherung',
  'replaceHomepage.backup.total': 'Sicherungen bisher',
  'replaceHomepage.live.now': 'Ihre Kundschaft sieht diese Landingpage jetzt.',
  'replaceHomepage.live.off': 'Ihre Kundschaft sieht diese Landingpage jetzt nicht: Sie ist deaktiviert.',
  'replaceHomepage.warnings': 'Bevor Sie fortfahren',
  'replaceHomepage.blocked': 'Die Startseite lässt sich gerade nicht ersetzen',
  'replaceHomepage.blocked.plans':
    '{count, plural, one {Ein Rollout der Startseite läuft oder ist geplant. Brechen Sie ihn zuerst ab:} other {# Rollouts der Startseite laufen oder sind geplant. Brechen Sie sie zuerst ab:}}',
  'replaceHomepage.blocked.scoped':
    'Auf der Startseite stehen Widgets für einzelne Datensätze. Entfernen Sie diese Platzierungen zuerst, unter Widgets.',
  'replaceHomepage.changed':
    'Die Startseite oder die Landingpage wurde inzwischen geändert. Nichts wurde ersetzt. So steht es jetzt.',
  'replaceHomepage.busy':
    'Jemand anderes ersetzt gerade die Startseite. Warten Sie einen Moment und sehen Sie noch einmal nach.',
  'replaceHomepage.planned':
    'Inzwischen wurde ein Rollout der Startseite geplant. Nichts wurde ersetzt. So steht es jetzt.',
  'replaceHomepage.readAgain': 'Noch einmal nachsehen',
  'replaceHomepage.confirm.text':
    '„{page}“ wird zur Startseite, und die heutige Startseite wird zur Sicherung „{name}“.',
  'replaceHomepage.confirm.lost':
    '{count, plural, one {# unveröffentlichte Änderung der Startseite wird} other {# unveröffentlichte Änderungen der Startseite werden}} verworfen.',
  'replaceHomepage.sure': 'Ich möchte die Startseite jetzt ersetzen.',
  'replaceHomepage.replace': 'Startseite ersetzen',
  'replaceHomepage.done.backup': 'Die bisherige Startseite bleibt erhalten als',
  'replaceHomepage.done.copied':
    '{count, plural, one {# Widget steht} other {# Widgets stehen}} jetzt auf der Startseite.',
  'replaceHomepage.done.kept':
    '{count, plural, one {# Widget kam} other {# Widgets kamen}} in die Sicherung.',
  'replaceHomepage.done.deleted':
    '{count, plural, one {# Widget, das nur auf der bisherigen Startseite stand, wurde dort gelöscht.} other {# Widgets, die nur auf der bisherigen Startseite standen, wurden dort gelöscht.}}',
  'replaceHomepage.done.discarded':
    '{count, plural, one {# unveröffentlichte Änderung} other {# unveröffentlichte Änderungen}} aus {drafts, plural, one {# Entwurf} other {# Entwürfen}} verworfen.',
  'replaceHomepage.done.canceled': 'Abgebrochene vergangene Rollouts: {names}.',
  'replaceHomepage.done.total':
    '{count, plural, one {Es gibt jetzt # Sicherung der Startseite.} other {Es gibt jetzt # Sicherungen der Startseite.}}',
  'replaceHomepage.done.see': 'Startseite ansehen',
  'replaceHomepage.done.edit': 'Startseite bearbeiten',
  'replaceHomepage.done.back': 'Bisherige Startseite zurückholen',
  'replaceHomepage.done.close': 'Fertig',
  'replaceHomepage.warning.LANDING_PAGE_HAS_NO_BODY':
    'Diese Seite hat keine Widgets, die Ihre Kundschaft sähe: Die Startseite wäre leer.',
  'replaceHomepage.warning.LANDING_PAGE_NOT_LIVE':
    'Ihre Kundschaft kann diese Landingpage jetzt nicht öffnen. Auf der Startseite sieht sie ihren Inhalt trotzdem.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_UNPUBLISHED_CHANGES':
    'Diese Seite hat unveröffentlichte Änderungen. Sie werden nicht kopiert.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_ROLLOUT':
    'Diese Seite hat einen Rollout. Die Startseite erhält ihren Inhalt ohne ihn.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS':
    'Widgets, die auf allen Landingpages stehen, werden nicht kopiert.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_HIDDEN_WIDGETS':
    'Einige Widgets dieser Seite werden nicht gezeigt und nicht kopiert.',
  'replaceHomepage.warning.LANDING_PAGE_LINKS_TO_ITSELF':
    'Links auf dieser Seite führen auf die Landingpage selbst, auch von der Startseite aus.',
  'replaceHomepage.warning.HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS':
    'Widgets, die auf allen Seiten stehen, bleiben auf der Startseite.',
  'replaceHomepage.warning.DRAFTS_WILL_BE_DISCARDED':
    'Unveröffentlichte Änderungen der Startseite gehen verloren, auch die von anderen.',
  'replaceHomepage.warning.PAST_PLANS_WILL_BE_CANCELLED':
    'Vergangene Rollouts der Startseite werden abgebrochen und lassen sich nicht zurückholen.',
};
