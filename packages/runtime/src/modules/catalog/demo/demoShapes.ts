/** The shapes of the demo products, on a 100 by 100 grid. A shape without its own color has the product color. */

/** The shapes by product URL key. */
const SHAPES: Readonly<Record<string, string>> = {
  'stoneware-mug':
    '<path d="M30 34h34v32q0 6-6 6H36q-6 0-6-6z"/><circle cx="66" cy="52" r="10" fill="none" stroke-width="5"/><path d="M30 34h34v9q-6 5-11 1t-11 1-12-2z" fill="#fff" stroke="none" opacity=".4"/>',
  'cast-iron-skillet':
    '<rect x="58" y="34" width="34" height="8" rx="4" transform="rotate(-35 62 40)"/><circle cx="42" cy="54" r="23"/><circle cx="42" cy="54" r="18.5" fill="#000" stroke="none" opacity=".3"/><path d="M28 46q6-9 17-9" fill="none" stroke="#fff" stroke-width="2" opacity=".35"/>',
  'olive-wood-spoon':
    '<ellipse cx="50" cy="30" rx="10" ry="14"/><rect x="47" y="40" width="6" height="44" rx="3"/>',
  'pour-over-coffee-set':
    '<path d="M34 20h32l-12 22h-8z"/><path d="M36 24h28l-2 4H38z" fill="#fff" stroke="none" opacity=".35"/><rect x="42" y="42" width="16" height="4" rx="2"/><path d="M45 46h10l13 27q2 9-8 9H40q-10 0-8-9z" opacity=".55"/><path d="M37 64h26l4 10q1 8-7 8H40q-8 0-7-8z"/><path d="M64 54q16-1 12 14q-2 8-9 8" fill="none" stroke-width="4"/>',
  'linen-tea-towels':
    '<rect x="26" y="24" width="30" height="48"/><rect x="44" y="30" width="30" height="48" opacity=".6"/>',
  'chefs-knife-20':
    '<path d="M10 57q30-23 56-17v17z" fill="#9aa1a8" stroke="none"/><path d="M10 57q30-15 56-10v10z" fill="#fff" stroke="none" opacity=".3"/><rect x="66" y="40" width="26" height="11" rx="4"/><circle cx="73" cy="45.5" r="1.3" fill="#fff" stroke="none"/><circle cx="85" cy="45.5" r="1.3" fill="#fff" stroke="none"/>',
  'dotted-notebook-a5':
    '<rect x="30" y="22" width="42" height="56" rx="4"/><rect x="36" y="22" width="3" height="56" opacity=".4" fill="#fff" stroke="none"/><path d="M62 22v60l3-4 3 4V22z" fill="#fff" stroke="none" opacity=".55"/><path d="M72 26v48" stroke="#fff" stroke-width="2" opacity=".7"/>',
  'brass-ballpoint-pen':
    '<path d="M24 78l6-14 42-42 8 8-42 42z"/><path d="M24 78l6-14 8 8z" fill="#000" stroke="none" opacity=".35"/><path d="M66 28l8 8" stroke="#fff" stroke-width="2" opacity=".7"/><path d="M33 65l36-36" stroke="#fff" stroke-width="2" opacity=".4"/>',
  'desk-lamp':
    '<path d="M54 20l24 18-8 10-24-18z"/><path d="M56 36L36 54l12 22" fill="none" stroke-width="4"/><rect x="30" y="76" width="34" height="6" rx="3"/>',
  'felt-desk-mat':
    '<rect x="14" y="36" width="72" height="34" rx="3"/><rect x="14" y="36" width="72" height="34" rx="3" opacity=".3" fill="#fff" transform="translate(4 5)"/>',
  'oak-pen-tray':
    '<rect x="16" y="40" width="68" height="26" rx="6"/><path d="M22 47h56M22 53h56M22 59h56" stroke="#fff" stroke-width="2" opacity=".5"/>',
  'letter-paper':
    '<rect x="36" y="18" width="38" height="54" fill="#e8e2d4" stroke="none" transform="rotate(5 55 45)"/><rect x="32" y="20" width="38" height="54" fill="#fffdf6" stroke="none"/><path d="M38 32h26M38 40h26M38 48h18" stroke-width="2"/>',
  'waxed-canvas-backpack':
    '<path d="M40 32v-5q10-11 20 0v5" fill="none" stroke-width="4"/><path d="M30 44q0-14 14-14h12q14 0 14 14v30q0 6-6 6H36q-6 0-6-6z"/><rect x="35" y="55" width="30" height="19" rx="3" opacity=".3" fill="#000" stroke="none"/><path d="M30 46q20 9 40 0" fill="none" stroke="#000" stroke-width="1.5" opacity=".35"/><rect x="47" y="46" width="6" height="10" rx="1.5" fill="#e9d3a6" stroke="none"/>',
  'steel-water-bottle':
    '<rect x="38" y="34" width="24" height="48" rx="7"/><path d="M42 30h16v6H42z"/><rect x="43" y="20" width="14" height="10" rx="3" opacity=".7"/><rect x="41" y="40" width="4" height="34" rx="2" fill="#fff" stroke="none" opacity=".4"/>',
  'wool-picnic-blanket':
    '<rect x="22" y="28" width="56" height="46"/><path d="M36 28v46M50 28v46M64 28v46M22 40h56M22 51h56M22 62h56" stroke="#fff" stroke-width="2" opacity=".5"/>',
  'pocket-knife':
    '<path d="M26 58q2-26 46-32q-2 18-26 32z" fill="#9aa1a8" stroke="none"/><rect x="20" y="52" width="52" height="14" rx="7"/><circle cx="28" cy="59" r="2" fill="#fff" stroke="none"/><circle cx="64" cy="59" r="2" fill="#fff" stroke="none"/>',
  'enamel-camping-pot':
    '<rect x="26" y="42" width="48" height="34" rx="5"/><rect x="23" y="36" width="54" height="5" rx="2"/><circle cx="50" cy="32" r="4"/>',
  'head-torch':
    '<path d="M18 56q0-28 32-28t32 28" fill="none" stroke-width="8"/><path d="M26 40q24-14 48 0" fill="none" stroke="#fff" stroke-width="2" opacity=".35"/><rect x="33" y="44" width="34" height="26" rx="8"/><circle cx="50" cy="57" r="9" fill="#fff6d6" stroke="none"/><circle cx="50" cy="57" r="4.5" fill="#f7d774" stroke="none"/>',
  'beeswax-candle':
    '<rect x="38" y="42" width="24" height="40" rx="3"/><path d="M38 46q5 9 8 2t6 5 10-4v-4q0-3-3-3H41q-3 0-3 3z" fill="#fff" stroke="none" opacity=".35"/><path d="M50 36v6" stroke="#3a2c1c" stroke-width="1.5"/><path d="M50 20q9 11 0 17q-9-6 0-17z" fill="#f2a53a" stroke="none"/>',
  'wall-clock':
    '<circle cx="50" cy="50" r="29"/><path d="M50 32v18l12 8" fill="none" stroke="#fff" stroke-width="4"/>',
  'linen-cushion': '<path d="M24 26q26 8 52 0q-8 24 0 48q-26-8-52 0q8-24 0-48z"/>',
  'terracotta-planter':
    '<path d="M32 52h36l-5 28H37z"/><rect x="29" y="45" width="42" height="9" rx="2"/><g fill="#4f7a4a" stroke="none"><path d="M50 46q-18-10-14-26q14 6 14 26z"/><path d="M50 46q0-20 14-26q4 16-14 26z"/><path d="M48 46q-4-18 2-30q7 12 2 30z"/></g>',
  'cotton-throw':
    '<path d="M22 30h56v36H22z"/><path d="M22 40l14 9 14-9 14 9 14-9M22 53l14 9 14-9 14 9 14-9" fill="none" stroke="#fff" stroke-width="2.5" opacity=".75"/><path d="M24 66v7M31 66v7M38 66v7M45 66v7M52 66v7M59 66v7M66 66v7M73 66v7" stroke-width="2"/>',
  'gift-card':
    '<rect x="18" y="32" width="64" height="40" rx="5"/><path d="M50 32v40M18 52h64" stroke="#fff" stroke-width="4" opacity=".7"/>',
};

const BOX =
  '<path d="M50 22l28 14v30L50 80 22 66V36z"/><path d="M22 36l28 14 28-14M50 50v30" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>';

/** The vertical position of a product's base, if it is not 82. */
const GROUNDS: Readonly<Record<string, number>> = {
  'stoneware-mug': 72,
  'cast-iron-skillet': 77,
  'linen-tea-towels': 78,
  'chefs-knife-20': 57,
  'dotted-notebook-a5': 78,
  'brass-ballpoint-pen': 80,
  'felt-desk-mat': 75,
  'oak-pen-tray': 66,
  'letter-paper': 74,
  'waxed-canvas-backpack': 80,
  'wool-picnic-blanket': 74,
  'pocket-knife': 66,
  'enamel-camping-pot': 76,
  'head-torch': 70,
  'wall-clock': 79,
  'linen-cushion': 75,
  'terracotta-planter': 80,
  'cotton-throw': 73,
  'gift-card': 72,
};

/** The product colors. */
const COLORS: Readonly<Record<string, string>> = {
  'stoneware-mug': '#2f4858',
  'cast-iron-skillet': '#3b3b40',
  'olive-wood-spoon': '#a9773f',
  'pour-over-coffee-set': '#35564f',
  'linen-tea-towels': '#7d948c',
  'chefs-knife-20': '#5d3f28',
  'dotted-notebook-a5': '#b5593a',
  'brass-ballpoint-pen': '#c2952b',
  'desk-lamp': '#c2862b',
  'felt-desk-mat': '#6d747b',
  'oak-pen-tray': '#b98a52',
  'letter-paper': '#8a8577',
  'waxed-canvas-backpack': '#6b6136',
  'steel-water-bottle': '#3d5f77',
  'wool-picnic-blanket': '#9a3f3a',
  'pocket-knife': '#7a4a2e',
  'enamel-camping-pot': '#2f5d62',
  'head-torch': '#c4562f',
  'beeswax-candle': '#d9a441',
  'wall-clock': '#2f4858',
  'linen-cushion': '#b08a76',
  'terracotta-planter': '#b5593a',
  'cotton-throw': '#3f5a7a',
  'gift-card': '#8a4b4b',
};

/** The drawing of a product: its shapes, the product color, and the vertical position of its base. */
export interface DemoDrawing {
  readonly shapes: string;
  readonly color: string | null;
  readonly ground: number;
}

/** Returns the drawing of a product. Products without their own drawing are boxes without a color. */
export const demoDrawing = (urlKey: string): DemoDrawing => ({
  shapes: SHAPES[urlKey] ?? BOX,
  color: COLORS[urlKey] ?? null,
  ground: GROUNDS[urlKey] ?? (SHAPES[urlKey] ? 82 : 80),
});
