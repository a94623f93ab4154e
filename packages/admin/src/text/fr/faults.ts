import type { Patterns } from '../refusals.ts';

/** The French texts of the faults of a field. */
export const faults: Patterns = [
  [/ is required$/, 'Veuillez remplir ce champ.'],
  [/ must not be empty$/, 'Veuillez remplir ce champ.'],
  [/ must be a whole number$/, 'Saisissez un nombre entier.'],
  [/ must be a number$/, 'Saisissez un nombre.'],
  [/ must not be negative$/, 'Le nombre ne peut pas être négatif.'],
  [/ must be more than 0$| must be greater than 0$/, 'Le nombre doit être supérieur à 0.'],
  [/ must have at most (\d+) decimals/, 'Nombre maximal de décimales : {1}.'],
  [/ must be a whole number in /, 'Cette devise n’a pas de décimales.'],
  [/ must have at most (\d+) characters?$/, 'Nombre maximal de caractères : {1}.'],
  [
    / must have at least (\d+) characters?$|must be at least (\d+) characters$/,
    'Nombre minimal de caractères : {1}.',
  ],
  [/ must have at most (\d+) (?:items?|entries|rows)$/, 'Nombre maximal d’entrées : {1}.'],
  [/ must be at most (\d+)/, 'Le nombre doit être au plus {1}.'],
  [/ must be less than (\d+)$/, 'Le nombre doit être inférieur à {1}.'],
  [/ must be at least (\d+)$/, 'Le nombre doit être au moins {1}.'],
  [/ must be greater than (\d+)$/, 'Le nombre doit être supérieur à {1}.'],
  [/ must be a date such as /, 'Saisissez une date ou une heure.'],
  [/ must be after /, 'La fin doit être postérieure au début.'],
  [
    / must be one of | must be (?:an? )?(?:"[^"]*"|\S+)(?:, .*)? or /,
    'Choisissez l’une des valeurs possibles.',
  ],
  [/e-?mail/i, 'Saisissez une adresse e-mail valide.'],
  [/among the most common/, 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre.'],
  [/ must name at least one /, 'Choisissez-en au moins un.'],
  [/ must begin with https:/, 'L’adresse doit commencer par https://.'],
  [
    / must not lead to the private address ([^,]+),/,
    'L’adresse ne peut pas mener à l’adresse privée {1}, à moins que webhooks.allowedHosts de la configuration ne la nomme.',
  ],
  [
    / must not use the port (\d+):/,
    'Le port {1} n’est pas autorisé : 80, 443 et à partir de 1024 sont possibles.',
  ],
  [/url_?key/i, 'Cette clé d’URL n’est pas valide.'],
  [/url/i, 'Saisissez une adresse valide.'],
  [/must be .*|has an invalid .*|is invalid$/, 'Cette valeur n’est pas valide.'],
];
