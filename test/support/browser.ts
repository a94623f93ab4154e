import type { TestShop } from '@shop/runtime/testing';
import { navigate } from './navigate.ts';

/** A page as a visitor without JavaScript sees it. */
export interface Sight {
  readonly status: number;
  /** Path and query of the page after redirects. A full URL for a page outside the shop. */
  readonly at: string;
  readonly html: string;
  readonly headers: Headers;
}

const MAX_STEPS = 10;

/**
 * Opens a browser without JavaScript, limited to what shop pages need: cookies, redirects, and form headers. With `navigates`, its
 * requests say that they are navigations, as current browsers do on secure origins.
 */
export function openBrowser({ url, app }: Pick<TestShop, 'url' | 'app'>, { navigates = false } = {}) {
  const cookies = new Map<string, string>();
  const own = new URL(app.config.shop.url).origin;

  /** Requests for the shop's URL are sent to the port on which it listens. */
  const pathOf = (address: string): string | null => {
    const to = new URL(address, own);
    return to.origin === own ? to.pathname + to.search : null;
  };

  async function step(method: string, path: string, body?: string): Promise<Response> {
    const headers = {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(method === 'POST' && {
        origin: own,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      }),
    };
    const answer = navigates
      ? await navigate(method, url + path, headers, body)
      : await fetch(url + path, {
          method,
          redirect: 'manual',
          headers,
          ...(body !== undefined && { body }),
        });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  async function go(method: string, address: string, body?: string): Promise<Sight> {
    let path = pathOf(address) as string;
    let answer = await step(method, path, body);
    for (let steps = 0; answer.status >= 300 && answer.status < 400; steps += 1) {
      if (steps === MAX_STEPS) throw new Error(`Led on more than ${MAX_STEPS} times, last to ${path}`);
      const location = answer.headers.get('location') ?? '';
      const next = pathOf(location);
      if (next === null) return { status: answer.status, at: location, html: '', headers: answer.headers };
      path = next;
      answer = await step('GET', path);
    }
    return { status: answer.status, at: path, html: await answer.text(), headers: answer.headers };
  }

  return {
    cookies,
    open: (address: string) => go('GET', address),
    /** Sends a form with exactly the given fields. */
    send: (path: string, fields: Readonly<Record<string, string>> = {}) =>
      go('POST', path, new URLSearchParams(fields).toString()),
    /** Submits the form of a page that posts to `action`, with its current values and the given changes. */
    submit(page: Sight, action: string, changes: Readonly<Record<string, string>> = {}, button = action) {
      const fields = { ...fieldsOf(page.html, action), ...changes };
      return go('POST', button, new URLSearchParams(fields).toString());
    },
  };
}
export type Browser = ReturnType<typeof openBrowser>;

/** Returns the fields of the form that posts to `action`, as a browser would send them. Throws if the page has no such form. */
export function fieldsOf(html: string, action: string): Record<string, string> {
  const form = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].find(
    ([, attributes = '']) => attributeOf(attributes, 'action') === action,
  );
  if (!form) throw new Error(`The page has no form that posts to ${action}: ${textOf(html).slice(0, 500)}`);
  const fields: Record<string, string> = {};
  for (const [, attributes = ''] of (form[2] ?? '').matchAll(/<input\b([^>]*)>/g)) {
    const name = attributeOf(attributes, 'name');
    const type = attributeOf(attributes, 'type') ?? 'text';
    if (name === null) continue;
    if ((type === 'radio' || type === 'checkbox') && !/\schecked\b/.test(attributes)) continue;
    fields[name] = attributeOf(attributes, 'value') ?? '';
  }
  for (const [, attributes = '', options = ''] of (form[2] ?? '').matchAll(
    /<select\b([^>]*)>([\s\S]*?)<\/select>/g,
  )) {
    const name = attributeOf(attributes, 'name');
    const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, inside = '']) => inside);
    const chosen = all.find((inside) => /\sselected\b/.test(inside)) ?? all[0];
    if (name !== null && chosen !== undefined) fields[name] = attributeOf(chosen, 'value') ?? '';
  }
  for (const [, attributes = '', text = ''] of (form[2] ?? '').matchAll(
    /<textarea\b([^>]*)>([\s\S]*?)<\/textarea\s*>/g,
  )) {
    const name = attributeOf(attributes, 'name');
    if (name !== null) fields[name] = decoded(text).replace(/^\n/, '');
  }
  return fields;
}

/** Returns a page's text without markup. */
export const textOf = (html: string): string =>
  decoded(
    html
      .replace(/^[\s\S]*<main/, '<main')
      .replace(/<\/main>[\s\S]*$/, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes);
  return found ? decoded(found[1] ?? '') : null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};
const decoded = (text: string): string =>
  text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
