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

  'metafields.section': 'Zusatzfelder',
  'metafields.none': 'Hierfür gibt es noch keine Zusatzfelder.',
  'metafields.none.define': 'Zusatzfelder anlegen',
  'metafields.yes': 'Ja',
  'metafields.no': 'Nein',
  'metafields.add': 'Zu {name} hinzufügen',
  'metafields.required': '{name} ist ein Pflichtfeld',
  'metafields.save': 'Zusatzfelder speichern',
  'metafields.rich.other': 'Dieser Text enthält Bilder oder Tabellen, die hier nicht geändert werden können.',
  'metafields.rich.replace': 'Neuen Text schreiben',
};
