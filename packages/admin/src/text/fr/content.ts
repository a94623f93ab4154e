import type { content as english } from '../en/content.ts';

/** The French texts of content pages, media and menus. */
export const content: Record<keyof typeof english, string> = {
  'content.published': 'Publié',
  'content.draft': 'Brouillon',
  'content.planned': 'Programmé',
  'content.publish': 'Publier',
  'content.unpublish': 'Dépublier',
  'content.path': 'Adresse',
  'content.changed': 'Dernière modification',
  'content.link.placeholder': 'Recherchez, ou saisissez une adresse',
  'content.link.gone': 'N’existe plus',
  'content.link.change': 'Modifier {label}',
  'content.type.product': 'Produit',
  'content.type.category': 'Catégorie',
  'content.type.collection': 'Collection',
  'content.type.cms_page': 'Page',
  'content.type.landing_page': 'Page d’atterrissage',
  'content.type.blog_post': 'Article de blog',

  'pages.empty':
    'Les pages contiennent les textes qui changent peu : présentation, livraison, mentions légales. Rédigez la première.',
  'pages.heading': 'Titre',
  'pages.text': 'Texte',
  'pages.section.content': 'Contenu',
  'pages.published.help': 'Les brouillons ne sont visibles que dans l’administration.',

  'blogPosts.empty':
    'Les articles annoncent vos nouveautés aux clients. Rédigez le premier, et publiez-le maintenant ou plus tard.',
  'blogPosts.name': 'Titre',
  'blogPosts.summary': 'Résumé',
  'blogPosts.summary.help': 'Affiché dans la liste des articles.',
  'blogPosts.text': 'Texte',
  'blogPosts.section.content': 'Contenu',
  'blogPosts.section.about': 'À propos de cet article',
  'blogPosts.publishedAt': 'Date de publication',
  'blogPosts.publishedAt.help':
    'Dans votre fuseau horaire. Une date future publie l’article automatiquement.',
  'blogPosts.image': 'Image',
  'blogPosts.author': 'Auteur',
  'blogPosts.categories': 'Catégories',

  'blogCategories.empty':
    'Les catégories regroupent les articles de votre blog, par exemple actualités ou recettes.',
  'blogCategories.name': 'Nom',
  'blogCategories.description': 'Description',
  'blogCategories.lost': 'Ses articles sont conservés, sans cette catégorie.',

  'landingPages.empty':
    'Les pages d’atterrissage servent aux campagnes : elles ont leur propre adresse et peuvent être mises en ligne automatiquement.',
  'landingPages.name': 'Nom',
  'landingPages.description': 'Notes',
  'landingPages.description.help': 'Pour votre équipe. Les clients ne les voient pas.',
  'landingPages.section.general': 'Général',
  'landingPages.start': 'En ligne à partir du',
  'landingPages.start.help': 'Dans votre fuseau horaire. Vide : immédiatement.',
  'landingPages.end': 'En ligne jusqu’au',
  'landingPages.end.help': 'Dans votre fuseau horaire. Vide : sans fin.',
  'landingPages.live': 'En ligne',
  'landingPages.ended': 'Terminée',
  'landingPages.lost': 'Les widgets placés uniquement sur cette page sont supprimés avec elle.',
  'landingPages.duplicate': 'Dupliquer',
  'landingPages.duplicated': 'Page dupliquée',
  'landingPages.replace': 'Définir comme page d’accueil',
  'landingPages.replace.sure': 'Je veux remplacer la page d’accueil maintenant.',
  'landingPages.replace.confirm': 'Remplacer la page d’accueil',
  'landingPages.replace.copies':
    '{count, plural, one {# widget de cette page sera affiché} many {# de widgets de cette page seront affichés} other {# widgets de cette page seront affichés}} sur la page d’accueil.',
  'landingPages.replace.backup':
    'La page d’accueil actuelle, avec {count, plural, one {# widget} many {# de widgets} other {# widgets}}, est conservée comme page d’atterrissage « {name} ».',
  'landingPages.replace.drafts':
    '{count, plural, one {# modification non publiée de la page d’accueil sera abandonnée.} many {# de modifications non publiées de la page d’accueil seront abandonnées.} other {# modifications non publiées de la page d’accueil seront abandonnées.}}',
  'landingPages.replace.plans':
    '{count, plural, one {# publication programmée passée de la page d’accueil sera annulée.} many {# de publications programmées passées de la page d’accueil seront annulées.} other {# publications programmées passées de la page d’accueil seront annulées.}}',
  'landingPages.replace.warnings': 'Avant de continuer',
  'landingPages.replace.blocked': 'Ce n’est pas possible pour l’instant',
  'landingPages.replaced':
    'La page d’accueil a été remplacée. L’ancienne est conservée sous le nom « {backup} ».',
  'landingPages.blocked.plans':
    'Des publications programmées de la page d’accueil sont en cours ou à venir : {names}. Annulez-les d’abord.',
  'landingPages.blocked.scoped':
    'Des widgets sont placés sur la page d’accueil pour certains enregistrements. Retirez d’abord ces emplacements.',
  'landingPages.warning.LANDING_PAGE_HAS_NO_BODY':
    'Cette page n’a aucun widget : la page d’accueil serait vide.',
  'landingPages.warning.LANDING_PAGE_NOT_LIVE': 'Cette page n’est pas en ligne.',
  'landingPages.warning.LANDING_PAGE_HAS_UNPUBLISHED_CHANGES':
    'Cette page a des modifications non publiées. Elles ne seront pas reprises.',
  'landingPages.warning.LANDING_PAGE_HAS_ROLLOUT':
    'Cette page a une publication programmée. La page d’accueil reprend son contenu sans celle-ci.',
  'landingPages.warning.LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS':
    'Les widgets placés sur toutes les pages d’atterrissage ne sont pas repris.',
  'landingPages.warning.LANDING_PAGE_HAS_HIDDEN_WIDGETS':
    'Certains widgets de cette page ne sont pas affichés et ne sont pas repris.',
  'landingPages.warning.LANDING_PAGE_LINKS_TO_ITSELF': 'Des liens de cette page mènent à la page elle-même.',
  'landingPages.warning.HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS':
    'Les widgets placés sur toutes les pages restent sur la page d’accueil.',
  'landingPages.warning.DRAFTS_WILL_BE_DISCARDED': 'Les brouillons de la page d’accueil sont perdus.',
  'landingPages.warning.PAST_PLANS_WILL_BE_CANCELLED':
    'Les publications programmées passées ne peuvent pas être rétablies.',

  'media.empty': 'Rien ici pour l’instant. Déposez la première image ci-dessus.',
  'media.search': 'Rechercher dans les médias',
  'media.search.placeholder': 'Nom ou texte alternatif',
  'media.folder': 'Dossier',
  'media.folder.all': 'Tous les dossiers',
  'media.folder.root': 'Dossier racine',
  'media.sort': 'Tri',
  'media.sort.newest': 'Les plus récents',
  'media.sort.oldest': 'Les plus anciens',
  'media.sort.name': 'Nom',
  'media.sort.largest': 'Les plus volumineux',
  'media.look': 'Affichage',
  'media.look.grid': 'Grille',
  'media.look.list': 'Liste',
  'media.name': 'Nom',
  'media.alt': 'Texte alternatif',
  'media.alt.help':
    'Décrit ce que l’image montre, pour les personnes qui ne la voient pas et pour les moteurs de recherche.',
  'media.dimensions': 'Dimensions',
  'media.noDimensions': 'Dimensions inconnues',
  'media.size': 'Taille',
  'media.added': 'Ajout',
  'media.detail': 'Fichier',
  'media.copy': 'Copier l’adresse',
  'media.copied': 'Adresse copiée',
  'media.open': 'Ouvrir',
  'media.uses': 'Utilisations',
  'media.uses.none': 'Aucune pour l’instant.',
  'media.uses.others':
    '{count, plural, one {Et # enregistrement auquel votre rôle ne donne pas accès.} many {Et # d’enregistrements auxquels votre rôle ne donne pas accès.} other {Et # enregistrements auxquels votre rôle ne donne pas accès.}}',
  'media.delete.inUse':
    'Ce fichier est encore affiché dans la boutique. Il manquera sur les pages qui le montrent.',
  'media.delete.anyway': 'Supprimer malgré tout',
  'media.refused':
    '{count, plural, one {# fichier a été refusé : {reason}} many {# de fichiers ont été refusés, le premier : {reason}} other {# fichiers ont été refusés, le premier : {reason}}}',
  'media.uploaded':
    '{count, plural, one {# fichier envoyé} many {# de fichiers envoyés} other {# fichiers envoyés}}',
  'media.uploading': 'Envoi de {done, number} sur {total, number}',
  'media.progress': 'Progression de l’envoi',
  'media.pick': 'Choisir dans la médiathèque',
  'media.choose': 'Choisir dans la médiathèque',
  'media.take':
    '{count, plural, =0 {Ajouter} one {Ajouter # image} many {Ajouter # d’images} other {Ajouter # images}}',
  'media.type.product': 'Produit',
  'media.type.category': 'Catégorie',
  'media.type.collection': 'Collection',
  'media.type.blog_post': 'Article de blog',
  'media.type.blog_category': 'Catégorie du blog',
  'media.type.cms_page': 'Page',
  'media.type.widget': 'Widget',
  'media.type.setting': 'Paramètre',

  'editor.link': 'Lien',
  'editor.bold': 'Gras',
  'editor.italic': 'Italique',
  'editor.heading2': 'Titre',
  'editor.heading3': 'Titre de second niveau',
  'editor.bulletList': 'Liste à puces',
  'editor.orderedList': 'Liste numérotée',
  'editor.quote': 'Citation',
  'editor.undo': 'Annuler',
  'editor.redo': 'Rétablir',
  'editor.link.target': 'Mène à',
  'editor.link.set': 'Insérer le lien',
  'editor.link.remove': 'Retirer le lien',
  'editor.picture': 'Image',
  'editor.picture.insert': 'Insérer une image',
  'editor.table': 'Tableau',
  'editor.table.insert': 'Insérer un tableau',
  'editor.table.row': 'Ajouter une ligne',
  'editor.table.column': 'Ajouter une colonne',
  'editor.table.head': 'Ligne d’en-tête',
  'editor.table.deleteRow': 'Supprimer la ligne',
  'editor.table.deleteColumn': 'Supprimer la colonne',
  'editor.table.delete': 'Supprimer le tableau',

  'redirects.empty':
    'Les redirections mènent les visiteurs d’une ancienne adresse à la bonne page. Celles des clés d’URL modifiées se créent automatiquement ; ajoutez les autres ici.',
  'redirects.section': 'Redirection',
  'redirects.from': 'De',
  'redirects.from.help':
    'L’ancien chemin, par exemple /ancienne-page. Aucune page de la boutique ne doit s’y trouver.',
  'redirects.target': 'Vers',
  'redirects.target.help':
    'Un chemin de la boutique, par exemple /nouvelle-page, ou l’adresse complète d’un autre site.',
  'redirects.kind': 'Type',
  'redirects.kind.help':
    'Les moteurs de recherche reprennent la nouvelle adresse d’une redirection permanente.',
  'redirects.permanent': 'Permanente',
  'redirects.temporary': 'Temporaire',
  'redirects.created': 'Création',

  'menus.empty':
    'Les menus guident les clients dans la boutique. Celui dont le code est « header » remplace la liste des catégories en haut de page.',
  'menus.name': 'Nom',
  'menus.code': 'Code',
  'menus.code.help': 'Il permet au thème de trouver le menu. « header » est le menu en haut de chaque page.',
  'menus.section': 'Ce menu',
  'menus.items': 'Éléments',
  'menus.items.none': 'Il n’a encore aucun élément.',
  'menus.items.add': 'Ajouter un élément',
  'menus.item': 'Élément {position, number}',
  'menus.item.name': 'Libellé',
  'menus.item.target': 'Mène à',
  'menus.item.up': 'Monter l’élément {position, number}',
  'menus.item.down': 'Descendre l’élément {position, number}',
  'menus.item.in': 'Placer l’élément {position, number} sous le précédent',
  'menus.item.out': 'Remonter l’élément {position, number} d’un niveau',
  'menus.item.remove': 'Retirer l’élément {position, number}',
};
