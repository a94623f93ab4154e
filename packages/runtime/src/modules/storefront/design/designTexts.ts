/** The messages of the page that shows the design tokens and components. */
export const designTexts = {
  'storefront.design.title': 'Design system',
  'storefront.design.intro':
    'Every page component, rendered by the templates of the active theme. Customers can’t see this page.',
  'storefront.design.colors': 'Colors',
  'storefront.design.light': 'Light',
  'storefront.design.dark': 'Dark',
  'storefront.design.type': 'Typography',
  'storefront.design.sizes': 'Sizes, spacing and motion',
  'storefront.design.buttons': 'Buttons and icons',
  'storefront.design.fields': 'Fields',
  'storefront.design.messages': 'Errors and notices',
  'storefront.design.lists': 'Navigation',
  'storefront.design.products': 'Products',
  'storefront.design.order': 'Order',
  'storefront.design.widgets': 'Widgets',
  'storefront.design.product': 'Stoneware mug',
  'storefront.design.sentence': 'Handmade, twice fired, and ready for years of coffee.',
} as const;
