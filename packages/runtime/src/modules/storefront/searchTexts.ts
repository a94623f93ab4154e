/** The texts of the search and of its suggestions, in English. */
export const searchTexts = {
  'storefront.search.title': 'Search',
  'storefront.search.titleOf': 'Search: {keyword}',
  'storefront.search.label': 'Search products',
  'storefront.search.prompt': 'What are you looking for?',
  'storefront.search.button': 'Search',
  'storefront.suggest.count':
    '{count, plural, one {# suggestion. Use the arrow keys to choose.} other {# suggestions. Use the arrow keys to choose.}}',
  'storefront.suggest.none': 'No suggestions',
  'storefront.suggest.products': 'Products',
  'storefront.suggest.categories': 'Categories',
  'storefront.suggest.pages': 'Pages',
  'storefront.suggest.posts': 'From the blog',
  'storefront.suggest.all': 'Show all results for “{keyword}”',
} as const;
