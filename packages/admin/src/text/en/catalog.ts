/** The English texts of categories and collections. */
export const catalog = {
  'categories.title': 'Categories',
  'categories.new': 'New category',
  'categories.empty': 'Categories are the shelves of your shop. Add the first one, then put products in it.',
  'categories.name': 'Name',
  'categories.parent': 'Parent category',
  'categories.description': 'Description',
  'categories.image': 'Picture',
  'categories.position': 'Position',
  'categories.section.general': 'General',
  'categories.section.place': 'Place',

  'collections.title': 'Collections',
  'collections.new': 'New collection',
  'collections.empty': 'Collections group products for a theme or a season, across categories.',
  'collections.name': 'Name',
  'collections.code': 'Code',
  'collections.code.help': 'The address of its page, and the name that widgets use.',
  'collections.description': 'Description',
} as const;
