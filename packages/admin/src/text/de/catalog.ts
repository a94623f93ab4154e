import type { catalog as english } from '../en/catalog.ts';

/** The German texts of categories and collections. */
export const catalog: Record<keyof typeof english, string> = {
  'categories.title': 'Kategorien',
  'categories.new': 'Neue Kategorie',
  'categories.empty':
    'Kategorien sind die Regale Ihres Shops. Legen Sie die erste an und ordnen Sie ihr Produkte zu.',
  'categories.name': 'Name',
  'categories.parent': 'Übergeordnete Kategorie',
  'categories.description': 'Beschreibung',
  'categories.image': 'Bild',
  'categories.position': 'Position',
  'categories.section.general': 'Allgemein',
  'categories.section.place': 'Einordnung',

  'collections.title': 'Kollektionen',
  'collections.new': 'Neue Kollektion',
  'collections.empty': 'Kollektionen fassen Produkte über Kategorien hinweg zusammen, etwa für eine Saison.',
  'collections.name': 'Name',
  'collections.code': 'Code',
  'collections.code.help': 'Die Adresse ihrer Seite und der Name, den Widgets verwenden.',
  'collections.description': 'Beschreibung',
};
