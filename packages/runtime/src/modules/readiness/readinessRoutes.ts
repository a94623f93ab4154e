import { z } from 'zod';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { check } from './check.ts';
import type { Check } from './check.ts';
import { listChecks } from './listChecks.ts';

const language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'language must be a tag such as "de" or "de-AT"')
  .optional()
  .describe('The language of the messages, such as `de`. Defaults to the language of the request.');

export const readinessRoutes = [
  listRoute({
    id: 'getChecklist',
    does: 'Lists the tasks to complete before the first sale and before going live, in the recommended order.',
    path: '/api/checklist',
    sdk: { method: 'list' },
    extra: { language },
    about: 'The tasks to complete before the first sale and before going live, in the recommended order.',
    answer: check,
    toAnswer: (row: Check) => row,
    rows: ({ app, db, query }) => listChecks(app, db, app.texts(query['language'] as string | undefined)),
  }),
];
