import type { AppContext } from '../../platform/contracts/context.ts';
import { html } from '../../platform/html/html.ts';
import { languageAttributes } from '../../platform/languages/languageAttributes.ts';
import { contentSecurity } from '../../platform/http/answer/contentSecurity.ts';
import { Reply } from '../../platform/contracts/reply.ts';

/** The path of the password reset page. Emails link to this path unless the configuration sets another one. */
export const RESET_PAGE = '/admin/reset-password';

/** The content of the password reset page: the form with the link's token and any error, or a confirmation. */
export type ResetPageState =
  | { readonly token: string; readonly error: string | null }
  | { readonly isDone: true };

/**
 * Renders the page on which an administrator sets a new password. It requires neither the admin's files nor a theme.
 */
export function resetPage(app: AppContext, state: ResetPageState): Reply {
  const text = app.texts();
  const title = text('recovery.page.title');
  const main =
    'isDone' in state
      ? html`<p role="status">${text('recovery.page.done')}</p>`
      : html`${state.error !== null && html`<p role="alert">${state.error}</p>`}
          <form method="post" action="${RESET_PAGE}">
            <input type="hidden" name="token" value="${state.token}" />
            <p>
              <label for="password">${text('recovery.page.password')}</label><br />
              <input
                id="password"
                name="password"
                type="password"
                autocomplete="new-password"
                aria-describedby="hint"
                required
              />
            </p>
            <p id="hint">${text('recovery.page.hint')}</p>
            <p><button>${text('recovery.page.set')}</button></p>
          </form>`;
  const page = html`<!doctype html>
    <html ${languageAttributes(app.config.shop.locale)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html> `;
  return new Reply(200, String(page), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurity(),
    'cache-control': 'private, no-store',
  });
}
