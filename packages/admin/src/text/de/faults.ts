import type { Patterns } from '../refusals.ts';

/** The German texts of the faults of a field. */
export const faults: Patterns = [
  [/ is required$/, 'Bitte ausfüllen.'],
  [/ must not be empty$/, 'Bitte ausfüllen.'],
  [/ must be a whole number$/, 'Bitte geben Sie eine ganze Zahl ein.'],
  [/ must be a number$/, 'Bitte geben Sie eine Zahl ein.'],
  [/ must not be negative$/, 'Die Zahl darf nicht negativ sein.'],
  [/ must be more than 0$| must be greater than 0$/, 'Die Zahl muss größer als 0 sein.'],
  [/ must have at most (\d+) decimals/, 'Höchstens {1} Nachkommastellen sind möglich.'],
  [/ must be a whole number in /, 'Diese Währung hat keine Nachkommastellen.'],
  [/ must have at most (\d+) characters?$/, 'Höchstens {1} Zeichen sind möglich.'],
  [
    / must have at least (\d+) characters?$|must be at least (\d+) characters$/,
    'Mindestens {1} Zeichen sind nötig.',
  ],
  [/ must have at most (\d+) (?:items?|entries|rows)$/, 'Höchstens {1} Einträge sind möglich.'],
  [/ must be at most (\d+)/, 'Die Zahl darf höchstens {1} sein.'],
  [/ must be less than (\d+)$/, 'Die Zahl muss kleiner als {1} sein.'],
  [/ must be at least (\d+)$/, 'Die Zahl muss mindestens {1} sein.'],
  [/ must be greater than (\d+)$/, 'Die Zahl muss größer als {1} sein.'],
  [/ must be a date such as /, 'Bitte geben Sie ein Datum oder eine Zeit ein.'],
  [/ must be after /, 'Das Ende muss nach dem Anfang liegen.'],
  [
    / must be one of | must be (?:an? )?(?:"[^"]*"|\S+)(?:, .*)? or /,
    'Bitte wählen Sie einen der möglichen Werte.',
  ],
  [/e-?mail/i, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  [/among the most common/, 'Dieses Passwort ist eines der häufigsten. Bitte wählen Sie ein anderes.'],
  [/ must name at least one /, 'Bitte wählen Sie mindestens eines aus.'],
  [/ must begin with https:/, 'Die Adresse muss mit https:// beginnen.'],
  [
    / must not lead to the private address ([^,]+),/,
    'Die Adresse darf nicht zur privaten Adresse {1} führen, solange webhooks.allowedHosts der Konfiguration sie nicht nennt.',
  ],
  [/ must not use the port (\d+):/, 'Der Port {1} ist nicht erlaubt: möglich sind 80, 443 und alle ab 1024.'],
  [/url_?key/i, 'Dieser URL-Schlüssel ist ungültig.'],
  [/url/i, 'Bitte geben Sie eine gültige Adresse ein.'],
  [/must be .*|has an invalid .*|is invalid$/, 'Dieser Wert ist ungültig.'],
];
