/** A demo store product. Its price is in minor units of the store currency, its weight in kilograms. */
export interface DemoProduct {
  readonly name: string;
  readonly urlKey: string;
  readonly sku: string;
  readonly price: number;
  readonly weight: string;
  readonly qty: number;
  readonly description: string;
  readonly featured?: true;
  readonly giftCard?: DemoGiftCard;
}

/** The amounts of a demo gift card, in minor units of the store currency. */
export interface DemoGiftCard {
  readonly amounts: readonly number[];
  readonly min: number;
  readonly max: number;
}

export interface DemoCategory {
  readonly name: string;
  readonly urlKey: string;
  readonly description: string;
  readonly products: readonly DemoProduct[];
}

const kitchen: DemoCategory = {
  name: 'Kitchen',
  urlKey: 'kitchen',
  description: 'Tools and tableware for every day.',
  products: [
    {
      name: 'Stoneware Mug',
      urlKey: 'stoneware-mug',
      sku: 'KIT-MUG-01',
      price: 1650,
      weight: '0.38',
      qty: 120,
      description: 'A hand-glazed 350 ml mug that stands steady. Dishwasher safe.',
      featured: true,
    },
    {
      name: 'Cast-Iron Skillet',
      urlKey: 'cast-iron-skillet',
      sku: 'KIT-PAN-26',
      price: 4900,
      weight: '2.4',
      qty: 34,
      description: 'A seasoned 26 cm skillet for the stove, the oven and the fire.',
    },
    {
      name: 'Olive-Wood Spoon',
      urlKey: 'olive-wood-spoon',
      sku: 'KIT-SPN-30',
      price: 1290,
      weight: '0.07',
      qty: 210,
      description: 'One piece of olive wood, 30 cm long. Kind to coated pans.',
    },
    {
      name: 'Pour-Over Coffee Set',
      urlKey: 'pour-over-coffee-set',
      sku: 'KIT-COF-02',
      price: 3800,
      weight: '0.9',
      qty: 48,
      description: 'A glass carafe and a steel filter for two to four cups.',
      featured: true,
    },
    {
      name: 'Linen Tea Towels, Set of 3',
      urlKey: 'linen-tea-towels',
      sku: 'KIT-TWL-03',
      price: 2400,
      weight: '0.25',
      qty: 75,
      description: 'Washed linen that dries glasses without a trace.',
    },
    {
      name: 'Chef’s Knife 20 cm',
      urlKey: 'chefs-knife-20',
      sku: 'KIT-KNF-20',
      price: 8900,
      weight: '0.28',
      qty: 18,
      description: 'A forged blade of carbon steel with a walnut handle.',
    },
  ],
};

const desk: DemoCategory = {
  name: 'Desk',
  urlKey: 'desk',
  description: 'Things that make work a little lighter.',
  products: [
    {
      name: 'Dotted Notebook A5',
      urlKey: 'dotted-notebook-a5',
      sku: 'DSK-NTB-A5',
      price: 1450,
      weight: '0.31',
      qty: 300,
      description: '192 numbered pages of 100 g paper that lie flat.',
      featured: true,
    },
    {
      name: 'Brass Ballpoint Pen',
      urlKey: 'brass-ballpoint-pen',
      sku: 'DSK-PEN-01',
      price: 3200,
      weight: '0.04',
      qty: 66,
      description: 'Turned from solid brass. Takes standard refills.',
    },
    {
      name: 'Desk Lamp',
      urlKey: 'desk-lamp',
      sku: 'DSK-LMP-01',
      price: 7900,
      weight: '1.8',
      qty: 22,
      description: 'Warm, dimmable light on an arm that stays where you put it.',
    },
    {
      name: 'Felt Desk Mat',
      urlKey: 'felt-desk-mat',
      sku: 'DSK-MAT-80',
      price: 3400,
      weight: '0.6',
      qty: 41,
      description: 'Wool felt, 80 by 40 cm, grey on one side and blue on the other.',
    },
    {
      name: 'Oak Pen Tray',
      urlKey: 'oak-pen-tray',
      sku: 'DSK-TRY-01',
      price: 2100,
      weight: '0.35',
      qty: 0,
      description: 'A tray of oiled oak with three grooves.',
    },
    {
      name: 'Letter Paper, 50 Sheets',
      urlKey: 'letter-paper',
      sku: 'DSK-PPR-50',
      price: 980,
      weight: '0.28',
      qty: 140,
      description: 'Uncoated A4 paper with a soft tooth.',
    },
  ],
};

const outdoors: DemoCategory = {
  name: 'Outdoors',
  urlKey: 'outdoors',
  description: 'For the garden, the lake and the long way home.',
  products: [
    {
      name: 'Waxed Canvas Backpack',
      urlKey: 'waxed-canvas-backpack',
      sku: 'OUT-BAG-22',
      price: 12_900,
      weight: '1.25',
      qty: 16,
      description: '22 liters, a padded laptop sleeve and straps of bridle leather.',
      featured: true,
    },
    {
      name: 'Steel Water Bottle',
      urlKey: 'steel-water-bottle',
      sku: 'OUT-BTL-75',
      price: 2700,
      weight: '0.33',
      qty: 95,
      description: '0.75 liters, double-walled: cold for a day, hot for half of one.',
    },
    {
      name: 'Wool Picnic Blanket',
      urlKey: 'wool-picnic-blanket',
      sku: 'OUT-BLK-01',
      price: 6400,
      weight: '1.6',
      qty: 27,
      description: 'Recycled wool with a waterproof back, 150 by 180 cm.',
    },
    {
      name: 'Pocket Knife',
      urlKey: 'pocket-knife',
      sku: 'OUT-KNF-01',
      price: 4200,
      weight: '0.09',
      qty: 58,
      description: 'A blade, a corkscrew and an opener in a beech handle.',
    },
    {
      name: 'Enamel Camping Pot',
      urlKey: 'enamel-camping-pot',
      sku: 'OUT-POT-02',
      price: 3600,
      weight: '0.95',
      qty: 31,
      description: 'Two liters, with a lid and a folding handle.',
    },
    {
      name: 'Head Torch',
      urlKey: 'head-torch',
      sku: 'OUT-LGT-01',
      price: 3900,
      weight: '0.08',
      qty: 1,
      description: '300 lumens, charged by USB-C, with a red light for the night.',
    },
  ],
};

const home: DemoCategory = {
  name: 'Home & living',
  urlKey: 'home-living',
  description: 'Small things that change a room.',
  products: [
    {
      name: 'Beeswax Candle',
      urlKey: 'beeswax-candle',
      sku: 'HOM-CDL-01',
      price: 1800,
      weight: '0.24',
      qty: 160,
      description: 'Pure beeswax with a faint scent of honey. Burns for up to 55 hours.',
    },
    {
      name: 'Wall Clock',
      urlKey: 'wall-clock',
      sku: 'HOM-CLK-30',
      price: 5900,
      weight: '0.85',
      qty: 24,
      description: 'A silent movement behind a 30 cm face of birch.',
    },
    {
      name: 'Gift Card',
      urlKey: 'gift-card',
      sku: 'HOM-GFT-50',
      price: 1000,
      weight: '0',
      qty: 0,
      description: 'A code by email, for people who are hard to shop for.',
      giftCard: { amounts: [2500, 5000, 10000], min: 1000, max: 25000 },
    },
    {
      name: 'Linen Cushion',
      urlKey: 'linen-cushion',
      sku: 'HOM-CSH-50',
      price: 3700,
      weight: '0.7',
      qty: 52,
      description: 'Washed linen, filled with soft kapok.',
    },
    {
      name: 'Terracotta Planter',
      urlKey: 'terracotta-planter',
      sku: 'HOM-PLT-18',
      price: 1950,
      weight: '1.9',
      qty: 60,
      description: 'An 18 cm pot with its saucer, fired in one piece.',
    },
    {
      name: 'Cotton Throw',
      urlKey: 'cotton-throw',
      sku: 'HOM-THR-01',
      price: 6900,
      weight: '1.1',
      qty: 19,
      description: 'Organic cotton in a herringbone weave, 130 by 170 cm.',
      featured: true,
    },
  ],
};

export const demoCatalogue: readonly DemoCategory[] = [kitchen, desk, outdoors, home];

/** The collection of the products that the homepage shows. */
export const demoCollection = {
  name: 'Favorites',
  code: 'featured',
  description: 'The pieces we would buy again without thinking twice.',
} as const;
