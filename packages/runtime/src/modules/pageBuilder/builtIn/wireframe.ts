/** A shape in a wireframe of 120 by 80 units: its type, position, width and height. */
type Shape = readonly [kind: keyof typeof COLORS, x: number, y: number, width: number, height: number];

const COLORS = { picture: '#d3cec2', title: '#4a4a52', line: '#aaa79e', button: '#1d4f3c', field: '#ffffff' };

/** Draws the preview image of a widget for the page builder's catalog, as a data URL. */
export function wireframe(...shapes: readonly Shape[]): string {
  const drawn = shapes.map(
    ([kind, x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(height / 2, 2)}" fill="${COLORS[kind]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="120" height="80" fill="#f3f1ec"/>${drawn.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
