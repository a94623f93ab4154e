/** The messages of the search and its suggestions, in English. */
export const searchTexts = {
  'storefront.search.title': 'Search',
  'storefront.search.titleOf': 'Search: {keyword}',
  'storefront.search.label': 'Search products',
  'storefront.search.suggestions': 'Suggestions',
  'storefront.search.prompt': 'What are you looking for?',
  'storefront.search.button': 'Search',
  'storefront.search.similar': 'No exact matches. You might like these similar products.',
  'storefront.search.meant': 'Did you mean:',
  'storefront.search.tips': 'Search tips:',
  'storefront.search.tipWords': 'Use fewer or more general words.',
  'storefront.search.tipSpelling': 'Check the spelling.',
  'storefront.search.tipMenu': 'Browse the categories in the menu, or {contact}. We’re happy to help.',
  'storefront.search.contact': 'write to us',
  'storefront.suggest.count':
    '{count, plural, one {# suggestion. Use the arrow keys to choose.} other {# suggestions. Use the arrow keys to choose.}}',
  'storefront.suggest.none': 'No suggestions',
  'storefront.suggest.products': 'Products',
  'storefront.suggest.categories': 'Categories',
  'storefront.suggest.pages': 'Pages',
  'storefront.suggest.posts': 'From the blog',
  'storefront.suggest.all': 'Show all results for “{keyword}”',
} as const;
