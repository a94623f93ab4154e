/** Writes a row of a table, such as `POST /api/points/{id} body`, as the pattern of its requests: `POST /api/points/[^/?#]+`. */
export function requestPattern(row: string): string {
  const [verb, path = ''] = row.split(' ');
  const pattern = path
    .replace(/[.+()|^$[\]\\]/g, '\\$&')
    .replace(/\{\w+\*\}$/, '.+')
    .replace(/\{\w+\}/g, '[^/?#]+');
  return `${verb} ${pattern}`;
}
