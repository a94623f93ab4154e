import type { AppContext } from '../../platform/context.ts';
import type { Refusal } from '../../platform/errors.ts';
import { html } from '../../platform/html/html.ts';
import { lookOf } from './look.ts';
import { surroundingsOf } from './surroundings.ts';
import type { FailureView } from './templates/contract.ts';

const nothing = html``;

/** What an answer of a page says that was turned down, or went wrong. */
export const failureView = ({ status, message }: Refusal, requestId: string): FailureView => ({
  kind: 'failure',
  route: status === 404 ? 'notFound' : 'failure',
  urn: null,
  path: '/',
  title: message,
  description: null,
  status,
  message,
  requestId,
});

/** Makes the pages of errors by the templates, without widgets and menu: the database is not asked. */
export const failurePage =
  (app: AppContext) =>
  (refusal: Refusal, requestId: string): string => {
    const { templates, stylesheet } = lookOf(app);
    const view = failureView(refusal, requestId);
    const page = surroundingsOf(app, () => nothing, nothing);
    const layout = {
      title: view.title,
      description: null,
      canonical: app.url('/'),
      indexed: false,
      image: null,
      data: null,
      stylesheet,
      scripts: [],
      menu: [],
    };
    return String(templates.document(layout, templates.failure(view, page), page));
  };
