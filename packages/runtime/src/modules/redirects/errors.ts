import { refuse } from '../../platform/errors.ts';

export const redirectNotFound = () => refuse(404, 'REDIRECT_NOT_FOUND', 'Redirect not found');
export const redirectExists = (path: string) =>
  refuse(409, 'REDIRECT_EXISTS', 'A redirect from "{path}" already exists', {
    values: { path },
    at: 'from_path',
  });
export const pathHasPage = (path: string) =>
  refuse(409, 'PATH_HAS_PAGE', 'A page already exists at "{path}", so the redirect would have no effect', {
    values: { path },
    details: [
      {
        path: 'from_path',
        rule: 'PATH_HAS_PAGE',
        values: { path },
        message: `A page already exists at "${path}"`,
      },
    ],
  });
export const redirectLoop = () =>
  refuse(400, 'REDIRECT_LOOP', 'This redirect would lead back to its own path', {
    at: 'target',
  });
