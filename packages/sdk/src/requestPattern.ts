/** Converts a table row, such as `POST /api/points/{id} body`, to the pattern of its requests: `POST /api/points/[^/?#]+`. */
export function requestPattern(row: string): string {
  const [verb, path = ''] = row.split(' ');
  const pattern = path
    .replace(/\{\?\w+\}$/, '')
    .replace(/[.+()|^$[\]\\]/g, '\\$&')
    .replace(/\{\w+\*\}$/, '.+')
    .replace(/\{\w+\}/g, '[^/?#]+');
  return `${verb} ${pattern}`;
}
