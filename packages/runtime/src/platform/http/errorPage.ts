import type { Refusal } from '../errors.ts';

/** The page of an error: plain, and without any text that is not escaped. */
export function errorPage({ status, message }: Refusal, requestId: string): string {
  const title = escapeHtml(`${status} ${message}`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><h1>${escapeHtml(message)}</h1><p>Status ${status}, request <code>${escapeHtml(requestId)}</code></p></body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
