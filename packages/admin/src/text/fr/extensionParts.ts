import type { extensionParts as english } from '../en/extensionParts.ts';

/** The French texts around pages and parts that extensions bring. */
export const extensionParts: Record<keyof typeof english, string> = {
  'parts.failed': 'L’extension {extension} a échoué ici',
  'parts.failed.text': 'Le reste de l’administration n’est pas touché.',
  'parts.slow': 'L’extension {extension} ne répond pas',
  'parts.slow.text':
    'Cette partie apparaîtra dès qu’elle répondra. Le reste de l’administration n’est pas touché.',
  'parts.contract':
    'Elle a été écrite pour la version {wanted} de l’administration ; ceci est la version {own}.',
  'parts.noModule': 'Son module n’a aucune partie : il lui faut un export par défaut.',
  'parts.missing': 'Son module n’a pas de partie nommée « {name} ».',
  'parts.empty': 'Il n’y a encore rien ici.',
  'parts.health': 'Extensions dans l’administration',
  'parts.health.ok': 'Fonctionne',
  'parts.health.waiting': 'En cours de chargement',
};
