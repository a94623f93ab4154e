import type { replaceHomepage as english } from '../en/replaceHomepage.ts';

/** The French texts of the wizard that replaces the homepage. */
export const replaceHomepage: Record<keyof typeof english, string> = {
  'replaceHomepage.title': 'Définir comme page d’accueil',
  'replaceHomepage.title.back': 'Rétablir cette page d’accueil',
  'replaceHomepage.step': 'Étape {step, number} sur {steps, number}',
  'replaceHomepage.step.what': 'Ce qui se passe',
  'replaceHomepage.step.affected': 'Ce qui est concerné',
  'replaceHomepage.step.confirm': 'Confirmer',
  'replaceHomepage.step.done': 'La page d’accueil a été remplacée',
  'replaceHomepage.next': 'Suivant',
  'replaceHomepage.page': 'Page d’atterrissage',
  'replaceHomepage.page.choose': 'Choisissez une page d’atterrissage',
  'replaceHomepage.page.none': 'Il n’y a pas encore de page d’atterrissage.',
  'replaceHomepage.what.copied':
    'Le contenu de « {page} » est copié sur la page d’accueil. Les clients l’y voient aussitôt.',
  'replaceHomepage.what.kept': 'La page d’atterrissage elle-même reste comme elle est, à sa propre adresse.',
  'replaceHomepage.what.backup':
    'La page d’accueil actuelle est conservée comme page d’atterrissage « {name} », que les clients ne voient pas.',
  'replaceHomepage.what.back':
    'Vous pouvez la rétablir à tout moment, par les mêmes étapes, à partir de cette sauvegarde.',
  'replaceHomepage.copied': 'De la page d’atterrissage',
  'replaceHomepage.count.body': 'Widgets copiés',
  'replaceHomepage.count.renderable': 'Parmi eux, les clients voient',
  'replaceHomepage.count.hidden':
    'Widgets que les pages d’atterrissage ne montrent pas et qui ne sont pas copiés',
  'replaceHomepage.count.shared': 'Widgets de toutes les pages d’atterrissage, qui ne sont pas copiés',
  'replaceHomepage.count.selfLinks': 'Widgets avec un lien vers cette page d’atterrissage',
  'replaceHomepage.count.unpublished': 'Modifications non publiées de la page, qui ne sont pas copiées',
  'replaceHomepage.count.rollouts': 'Publications programmées de la page, en cours ou à venir',
  'replaceHomepage.homepage': 'Sur la page d’accueil',
  'replaceHomepage.count.homepage': 'Widgets qui passent dans la sauvegarde',
  'replaceHomepage.count.allRoutes': 'Widgets de toutes les pages, qui restent',
  'replaceHomepage.lost': 'Ce qui est perdu',
  'replaceHomepage.count.drafts': 'Modifications non publiées de la page d’accueil dans des brouillons',
  'replaceHomepage.count.mine': 'Parmi elles, les vôtres',
  'replaceHomepage.count.others': 'Autres administrateurs avec de tels brouillons',
  'replaceHomepage.count.detached':
    'Modifications non publiées de la page d’accueil laissées par des publications programmées annulées',
  'replaceHomepage.count.pastPlans':
    'Publications programmées passées de la page d’accueil, qui sont annulées',
  'replaceHomepage.backup': 'Sauvegarde',
  'replaceHomepage.backup.name': 'Nom de la sauvegarde',
  'replaceHomepage.backup.total': 'Sauvegardes jusqu’ici',
  'replaceHomepage.live.now': 'Les clients voient cette page d’atterrissage maintenant.',
  'replaceHomepage.live.off':
    'Les clients ne voient pas cette page d’atterrissage maintenant : elle est désactivée.',
  'replaceHomepage.warnings': 'Avant de continuer',
  'replaceHomepage.blocked': 'La page d’accueil ne peut pas être remplacée maintenant',
  'replaceHomepage.blocked.plans':
    '{count, plural, one {Une publication programmée de la page d’accueil est en cours ou à venir. Annulez-la d’abord :} many {# de publications programmées de la page d’accueil sont en cours ou à venir. Annulez-les d’abord :} other {# publications programmées de la page d’accueil sont en cours ou à venir. Annulez-les d’abord :}}',
  'replaceHomepage.blocked.scoped':
    'Des widgets sont placés sur la page d’accueil pour certains enregistrements. Retirez d’abord ces emplacements, sous Widgets.',
  'replaceHomepage.changed':
    'La page d’accueil ou la page d’atterrissage a été modifiée entre-temps. Rien n’a été remplacé. Voici la situation actuelle.',
  'replaceHomepage.busy':
    'Quelqu’un d’autre remplace la page d’accueil en ce moment. Attendez un instant et regardez à nouveau.',
  'replaceHomepage.planned':
    'Une publication de la page d’accueil a été programmée entre-temps. Rien n’a été remplacé. Voici la situation actuelle.',
  'replaceHomepage.readAgain': 'Regarder à nouveau',
  'replaceHomepage.confirm.text':
    '« {page} » devient la page d’accueil, et la page d’accueil actuelle devient la sauvegarde « {name} ».',
  'replaceHomepage.confirm.lost':
    '{count, plural, one {# modification non publiée de la page d’accueil sera abandonnée.} many {# de modifications non publiées de la page d’accueil seront abandonnées.} other {# modifications non publiées de la page d’accueil seront abandonnées.}}',
  'replaceHomepage.sure': 'Je veux remplacer la page d’accueil maintenant.',
  'replaceHomepage.replace': 'Remplacer la page d’accueil',
  'replaceHomepage.done.backup': 'L’ancienne page d’accueil est conservée sous le nom',
  'replaceHomepage.done.copied':
    '{count, plural, one {# widget est} many {# de widgets sont} other {# widgets sont}} maintenant sur la page d’accueil.',
  'replaceHomepage.done.kept':
    '{count, plural, one {# widget est passé} many {# de widgets sont passés} other {# widgets sont passés}} dans la sauvegarde.',
  'replaceHomepage.done.deleted':
    '{count, plural, one {# widget placé uniquement sur l’ancienne page d’accueil y a été supprimé.} many {# de widgets placés uniquement sur l’ancienne page d’accueil y ont été supprimés.} other {# widgets placés uniquement sur l’ancienne page d’accueil y ont été supprimés.}}',
  'replaceHomepage.done.discarded':
    '{count, plural, one {# modification non publiée a été abandonnée} many {# de modifications non publiées ont été abandonnées} other {# modifications non publiées ont été abandonnées}} dans {drafts, plural, one {# brouillon} many {# de brouillons} other {# brouillons}}.',
  'replaceHomepage.done.canceled': 'Publications programmées passées annulées : {names}.',
  'replaceHomepage.done.total':
    '{count, plural, one {Il y a maintenant # sauvegarde de la page d’accueil.} many {Il y a maintenant # de sauvegardes de la page d’accueil.} other {Il y a maintenant # sauvegardes de la page d’accueil.}}',
  'replaceHomepage.done.see': 'Voir la page d’accueil',
  'replaceHomepage.done.edit': 'Modifier la page d’accueil',
  'replaceHomepage.done.back': 'Rétablir l’ancienne page d’accueil',
  'replaceHomepage.done.close': 'Terminé',
  'replaceHomepage.warning.LANDING_PAGE_HAS_NO_BODY':
    'Cette page n’a aucun widget que les clients verraient : la page d’accueil serait vide.',
  'replaceHomepage.warning.LANDING_PAGE_NOT_LIVE':
    'Les clients ne peuvent pas ouvrir cette page d’atterrissage maintenant. Sur la page d’accueil, ils voient tout de même son contenu.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_UNPUBLISHED_CHANGES':
    'Cette page a des modifications non publiées. Elles ne sont pas copiées.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_ROLLOUT':
    'Cette page a une publication programmée. La page d’accueil reprend son contenu sans celle-ci.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS':
    'Les widgets placés sur toutes les pages d’atterrissage ne sont pas copiés.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_HIDDEN_WIDGETS':
    'Certains widgets de cette page ne sont pas affichés et ne sont pas copiés.',
  'replaceHomepage.warning.LANDING_PAGE_LINKS_TO_ITSELF':
    'Des liens de cette page mènent à la page d’atterrissage elle-même, aussi depuis la page d’accueil.',
  'replaceHomepage.warning.HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS':
    'Les widgets placés sur toutes les pages restent sur la page d’accueil.',
  'replaceHomepage.warning.DRAFTS_WILL_BE_DISCARDED':
    'Les modifications non publiées de la page d’accueil sont perdues, y compris celles des autres.',
  'replaceHomepage.warning.PAST_PLANS_WILL_BE_CANCELLED':
    'Les publications programmées passées de la page d’accueil sont annulées et ne peuvent pas être rétablies.',
};
