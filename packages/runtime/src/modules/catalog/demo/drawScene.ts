import { demoDrawing } from './demoShapes.ts';

/** A product in a scene: the width and origin of its square, and the position of the product, in pixels. */
export interface SceneProduct {
  readonly urlKey: string;
  readonly x: number;
  readonly ground: number;
  readonly size: number;
  readonly color: string;
}

/** Describes a scene: products on a table in front of a wall, from back to front. Sizes are in pixels; colors are CSS colors. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly table: string;
  readonly products: readonly SceneProduct[];
}

/** The wall as a fraction of the height. */
const WALL = 0.68;

/** Draws a scene as an SVG, lit from a window on the left. */
export function drawScene({ width, height, wall, table, products }: Scene): string {
  const edge = Math.round(height * WALL);
  const tableBox = `y="${edge}" width="${width}" height="${height - edge}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
${gradient('wall', 'x2="1" y2="1"', ['#fff', 0.45], ['#000', 0.12])}
${gradient('table', 'x2="0" y2="1"', ['#fff', 0.22], ['#000', 0.22])}
<filter id="soft"><feGaussianBlur stdDeviation="${Math.round(height / 120)}"/></filter>
${gradient('light', 'x2="1" y2="0"', ['#fff', 0.28], ['#fff', 0], ['#000', 0.24])}
</defs>
<rect width="${width}" height="${height}" fill="${wall}"/><rect width="${width}" height="${height}" fill="url(#wall)"/>
<path d="M${width * 0.1} 0h${width * 0.22}l${width * 0.16} ${edge}h-${width * 0.26}z" fill="#fff" opacity=".16"/>
<rect ${tableBox} fill="${table}"/><rect ${tableBox} fill="url(#table)"/>
${products.map(drawProduct).join('\n')}
</svg>`;
}

const gradient = (id: string, to: string, ...stops: readonly (readonly [string, number])[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" ${to}>${stops
    .map(
      ([color, opacity], index) =>
        `<stop offset="${index / (stops.length - 1)}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;

function drawProduct({ urlKey, x, ground, size, color }: SceneProduct): string {
  const { shapes, ground: foot } = demoDrawing(urlKey);
  const place = `transform="translate(${x} ${ground - (size * foot) / 100}) scale(${size / 100})"`;
  return `<ellipse cx="${x + size * 0.54}" cy="${ground}" rx="${size * 0.3}" ry="${size * 0.028}" fill="#000" opacity=".32" filter="url(#soft)"/>
<g ${place} fill="${color}" stroke="${color}" stroke-width="0">${shapes}</g>
<g ${place} fill="url(#light)" stroke="none">${lightable(shapes)}</g>`;
}

/** Returns only the shapes that receive light, without lines and shapes that have their own color. */
const lightable = (shapes: string): string =>
  shapes.replaceAll(/<g .*?<\/g>/g, '').replaceAll(/<[^>]*(?:fill=|stroke-width=)[^>]*>/g, '');
