/** A variant of a demo product. Absent fields are the same as for the product. */
export interface DemoVariant {
  readonly sku: string;
  readonly color?: string;
  readonly size?: string;
  /** The price in minor units of the store currency. */
  readonly price?: number;
  readonly qty?: number;
  /** The net contents, in the product's unit. */
  readonly contents?: string;
}

/** The fields that only some of the demo products have. */
export interface DemoExtras {
  /** The variants, starting with the product itself. */
  readonly variants?: readonly DemoVariant[];
  /** The price before a reduction, in minor units. */
  readonly priceBefore?: number;
  /** The net contents of one unit. */
  readonly contents?: readonly [amount: string, unit: 'g' | 'ml' | 'piece'];
  /** True if the product is new. All other products are dated three months back. */
  readonly isNew?: true;
}

/** The colors of the variants. The product itself has the color of its drawing. */
export const DEMO_COLORS: Readonly<Record<string, string>> = {
  Ink: '#2f4858',
  Oat: '#c9b48f',
  Moss: '#66754f',
  Rust: '#b5593a',
  Lake: '#3d5f77',
  Charcoal: '#3d3d42',
  Olive: '#6b6136',
  Navy: '#2c3a5c',
  Clay: '#b08a76',
  Sage: '#8c9c86',
  Mustard: '#c2862b',
};

/** The sizes of the variants, in sort order. */
export const DEMO_SIZES = ['10 cm', '15 cm', '20 cm', '40 × 40 cm', '50 × 50 cm'] as const;

const inColors = (sku: string, colors: readonly string[], soldOut?: string): readonly DemoVariant[] =>
  colors.map((color, place) => ({
    sku: place === 0 ? sku : `${sku}-${color.slice(0, 3).toUpperCase()}`,
    color,
    ...(color === soldOut && { qty: 0 }),
  }));

/** The extra fields by product URL key. */
export const demoExtras: Readonly<Record<string, DemoExtras>> = {
  'stoneware-mug': { variants: inColors('KIT-MUG-01', ['Ink', 'Oat', 'Moss', 'Rust'], 'Rust') },
  'linen-tea-towels': { contents: ['3', 'piece'] },
  'letter-paper': { contents: ['50', 'piece'] },
  'desk-lamp': { priceBefore: 9900, variants: inColors('DSK-LMP-01', ['Mustard', 'Charcoal']) },
  'waxed-canvas-backpack': { variants: inColors('OUT-BAG-22', ['Olive', 'Navy', 'Rust']) },
  'steel-water-bottle': {
    variants: inColors('OUT-BTL-75', ['Lake', 'Oat', 'Charcoal', 'Rust', 'Moss', 'Navy']),
  },
  'beeswax-candle': {
    contents: ['240', 'g'],
    variants: [
      { sku: 'HOM-CDL-01', size: '15 cm' },
      { sku: 'HOM-CDL-01-S', size: '10 cm', price: 1250, contents: '150' },
      { sku: 'HOM-CDL-01-L', size: '20 cm', price: 2300, contents: '330' },
    ],
  },
  'wall-clock': { isNew: true },
  'linen-cushion': {
    variants: [
      { sku: 'HOM-CSH-50', color: 'Clay', size: '50 × 50 cm' },
      { sku: 'HOM-CSH-50-SAG', color: 'Sage', size: '50 × 50 cm' },
      { sku: 'HOM-CSH-50-INK', color: 'Ink', size: '50 × 50 cm' },
      { sku: 'HOM-CSH-40', color: 'Clay', size: '40 × 40 cm', price: 2900, qty: 0 },
      { sku: 'HOM-CSH-40-SAG', color: 'Sage', size: '40 × 40 cm', price: 2900, qty: 14 },
    ],
  },
  'cotton-throw': { priceBefore: 8500 },
};
