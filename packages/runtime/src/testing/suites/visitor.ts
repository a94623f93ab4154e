import type { TestShop } from '../createTestShop.ts';

/** A page as a visitor received it. */
export interface Seen {
  readonly status: number;
  /** The path after following redirects. */
  readonly path: string;
  readonly html: string;
}

/** A visitor without JavaScript whose cookies are stored between requests. */
export interface Visitor {
  open(path: string): Promise<Seen>;
  /** Submits a form and follows redirects. */
  send(path: string, fields: Readonly<Record<string, string>>): Promise<Seen>;
}

const MAX_REDIRECTS = 5;

export function createVisitor({ url, app }: Pick<TestShop, 'url' | 'app'>): Visitor {
  const cookies = new Map<string, string>();
  const own = new URL(app.config.shop.url).origin;

  async function step(method: string, path: string, body?: string): Promise<Response> {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(method === 'POST' && {
          origin: own,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        }),
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return answer;
  }

  async function go(method: string, to: string, body?: string): Promise<Seen> {
    let path = to;
    let answer = await step(method, path, body);
    for (let count = 0; answer.status >= 300 && answer.status < 400 && count < MAX_REDIRECTS; count += 1) {
      const next = new URL(answer.headers.get('location') ?? '/', own);
      path = next.pathname + next.search;
      answer = await step('GET', path);
    }
    return { status: answer.status, path, html: await answer.text() };
  }

  return {
    open: (path) => go('GET', path),
    send: (path, fields) => go('POST', path, new URLSearchParams(fields).toString()),
  };
}

/** Returns the visible text of a page, without markup. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
