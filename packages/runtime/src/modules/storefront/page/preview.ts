import type { AppContext } from '../../../platform/contracts/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { openPreview } from '../../pageBuilder/index.ts';
import type { Preview } from '../../pageBuilder/index.ts';
import { wantsJson } from './pagePlan.ts';
import type { PathCall } from './pagePlan.ts';

/** Returns a page call with a preview. If the preview specifies a time, the app's clock returns that time. */
export const withPreview = <Call extends { readonly app: AppContext }>(
  call: Call,
  preview: Preview | null,
): Call & { readonly preview: Preview | null } => ({
  ...call,
  preview,
  ...(preview?.at && { app: atTime(call.app, preview.at) }),
});

/** Returns a copy of the app whose clock always returns `at`, for previewing pages. Use it only for reads. */
function atTime(app: AppContext, at: Date): AppContext {
  return Object.freeze({
    ...app,
    clock: { now: () => new Date(at) },
    ...(app.shownPrices && { shownPrices: { ...app.shownPrices, at } }),
    inLanguage: (code: string) => atTime(app.inLanguage(code), at),
  });
}

/**
 * Responds with a preview of a page, with the changeset from `?changeset=<token>` applied. Rollout plans, landing pages and posts are
 * shown as of the time specified in the token. With an invalid token, responds with the public page. If the changeset's theme is
 * inactive, redirects browsers to the homepage and responds with 409 to other clients.
 */
export async function servePreviewed(
  call: PathCall,
  serve: (call: PathCall) => Promise<Reply>,
): Promise<Reply> {
  const { app, db, query, request } = call;
  const { changeset: token } = query;
  if (typeof token !== 'string') return serve(call);
  const preview = await openPreview(app, db, token).catch((error: unknown) => {
    if (error instanceof Refusal && !wantsJson(request)) return 'elsewhere' as const;
    throw error;
  });
  if (preview === 'elsewhere') return reply.redirect(302, '/');
  return serve(withPreview(call, preview));
}
