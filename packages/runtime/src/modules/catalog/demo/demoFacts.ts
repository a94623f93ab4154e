/** The facts about a demo product. */
export interface DemoFacts {
  readonly brand: string;
  /** The materials. Each is an option of the attribute `material`. */
  readonly materials: readonly string[];
  /** The care instruction. It is an option of the attribute `care`. */
  readonly care: string;
}

const facts = (brand: string, care: string, ...materials: readonly string[]): DemoFacts => ({
  brand,
  materials,
  care,
});

/** The workshops that make the demo products. The names are fictitious. */
const [KILN, FORGE, MILL, PRESS, TRAIL, LIGHT] = [
  'Kiln & Glaze',
  'Oakland Forge',
  'Northmill Linen',
  'Lark Press',
  'Ridge & Rope',
  'Evenlight',
] as const;

/** The facts by product URL key. A gift card has none. */
export const demoFacts: Readonly<Record<string, DemoFacts>> = {
  'stoneware-mug': facts(KILN, 'Dishwasher and microwave safe', 'Stoneware'),
  'cast-iron-skillet': facts(FORGE, 'Rinse, dry and oil; no soap', 'Cast iron'),
  'olive-wood-spoon': facts(FORGE, 'Wash by hand', 'Olive wood'),
  'pour-over-coffee-set': facts(KILN, 'Dishwasher safe', 'Borosilicate glass', 'Stainless steel'),
  'linen-tea-towels': facts(MILL, 'Machine wash at 60 °C', 'Linen'),
  'chefs-knife-20': facts(FORGE, 'Wash by hand and dry at once', 'Carbon steel', 'Walnut'),
  'dotted-notebook-a5': facts(PRESS, 'Keep dry', 'Acid-free paper', 'Cotton'),
  'brass-ballpoint-pen': facts(PRESS, 'Polish with a dry cloth', 'Brass'),
  'desk-lamp': facts(LIGHT, 'Dust with a dry cloth', 'Powder-coated steel'),
  'felt-desk-mat': facts(MILL, 'Brush; remove stains with cold water', 'Wool felt'),
  'oak-pen-tray': facts(PRESS, 'Oil once a year', 'Oak'),
  'letter-paper': facts(PRESS, 'Keep dry', 'Uncoated paper'),
  'waxed-canvas-backpack': facts(TRAIL, 'Sponge clean; wax once a year', 'Waxed cotton', 'Bridle leather'),
  'steel-water-bottle': facts(TRAIL, 'Dishwasher safe without the lid', 'Stainless steel'),
  'wool-picnic-blanket': facts(TRAIL, 'Shake out; sponge clean', 'Recycled wool'),
  'pocket-knife': facts(FORGE, 'Wash by hand and oil the joint', 'Stainless steel', 'Beech'),
  'enamel-camping-pot': facts(TRAIL, 'Dishwasher safe; no metal tools', 'Enameled steel'),
  'head-torch': facts(LIGHT, 'The strap is machine washable', 'Recycled plastic'),
  'beeswax-candle': facts(LIGHT, 'Trim the wick before each use', 'Beeswax', 'Cotton'),
  'wall-clock': facts(LIGHT, 'Dust with a dry cloth', 'Birch', 'Glass'),
  'linen-cushion': facts(MILL, 'Cover: machine wash at 40 °C', 'Linen', 'Kapok'),
  'terracotta-planter': facts(KILN, 'Brush out; protect from frost', 'Terracotta'),
  'cotton-throw': facts(MILL, 'Machine wash at 40 °C', 'Organic cotton'),
};

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** The options of the attribute `material`. */
export const DEMO_MATERIALS = distinct(Object.values(demoFacts).flatMap(({ materials }) => materials));

/** The options of the attribute `care`. */
export const DEMO_CARE = distinct(Object.values(demoFacts).map(({ care }) => care));

/** The GS1 prefix that is reserved for examples. */
const EXAMPLES = '952';

/** Creates the GTIN-13 of an example product. No real product has it. */
export function demoGtin(number: number): string {
  const digits = EXAMPLES + String(number).padStart(9, '0');
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}
