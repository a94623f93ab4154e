/** The texts of the page that shows every part of the design. */
export const designTexts = {
  'storefront.design.title': 'Design system',
  'storefront.design.intro':
    'Every part of the pages, made by the templates of the active theme. Customers do not see this page.',
  'storefront.design.colors': 'Colors',
  'storefront.design.light': 'Light',
  'storefront.design.dark': 'Dark',
  'storefront.design.type': 'Type',
  'storefront.design.sizes': 'Sizes, space and motion',
  'storefront.design.buttons': 'Buttons and icons',
  'storefront.design.fields': 'Fields',
  'storefront.design.messages': 'Errors and notices',
  'storefront.design.lists': 'Ways around',
  'storefront.design.products': 'Products',
  'storefront.design.order': 'Order',
  'storefront.design.widgets': 'Widgets',
  'storefront.design.product': 'Stoneware mug',
  'storefront.design.sentence': 'Made by hand, fired twice, and good for years of coffee.',
} as const;
