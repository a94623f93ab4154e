import type { RequestInput } from './request.ts';

/** Reports whether a request is one of the rows, such as `POST /api/user/tokens`: `{id}` is one segment of the path, `{path*}` its rest. */
export function matchesRow(rows: readonly string[], { method, path }: RequestInput): boolean {
  const given = path.replace(/\/*(?:[?#].*)?$/, '').split('/');
  return rows.some((row) => {
    const [verb, template = ''] = row.split(' ');
    const segments = template.split('/');
    const hasRest = template.endsWith('*}');
    return (
      verb === method &&
      (hasRest ? given.length >= segments.length : given.length === segments.length) &&
      segments.every((segment, index) => segment.startsWith('{') || segment === given[index])
    );
  });
}
