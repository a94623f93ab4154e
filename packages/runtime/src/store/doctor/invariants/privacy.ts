import { listLeft, listUndeclared } from '../../../modules/privacy/index.ts';
import type { Invariant } from './invariant.ts';

/** The invariants of personal data. */
export const privacyInvariants: readonly Invariant[] = [
  {
    id: 'personalColumns',
    about:
      'Every column that can hold text says if it is about shoppers, so that export and erasure know it.',
    fix: 'Update the extension that made the table, or ask its author to declare the columns in `personalData`.',
    isCleared: true,
    find: (db, app) => listUndeclared(app, db),
  },
  {
    id: 'erasedData',
    about: 'Nothing personal is left of erased orders but documents under their legal term.',
    fix: 'The job applyRetention erases at night what a gateway or a carrier reported later. If it stays, check the log of that job.',
    isCleared: true,
    find: (db, app) => listLeft(app, db),
  },
];
