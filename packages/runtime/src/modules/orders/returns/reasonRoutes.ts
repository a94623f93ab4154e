import { entityRoutes } from '../../../platform/entity/entityRoutes.ts';
import { uuidOr } from '../../../platform/entity/refOr.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { returnReasonNotFound } from './errors.ts';
import { newReturnReasonBody, returnReasonBody, returnReasonRow } from './returnReason.ts';
import type { ReturnReason } from './returnReason.ts';
import {
  deleteReturnReason,
  findReturnReason,
  insertReturnReason,
  listReturnReasons,
  updateReturnReason,
} from './returnReason.repo.ts';

const path = '/api/return-reasons';

export const reasonRoutes = [
  listRoute({
    id: 'listReturnReasons',
    does: 'Lists the reasons that shoppers choose from when they return goods.',
    path,
    access: 'public',
    answer: returnReasonRow,
    toAnswer: (reason: ReturnReason) => reason,
    rows: ({ db }) => listReturnReasons(db),
  }),
  ...entityRoutes({
    path,
    table: 'return_reason',
    idText: 'The UUID of the reason.',
    ref: uuidOr(returnReasonNotFound),
    notFound: returnReasonNotFound,
    answer: returnReasonRow,
    toAnswer: (reason: ReturnReason) => reason,
    find: ({ db }, ref) => findReturnReason(db, ref),
    create: {
      id: 'createReturnReason',
      does: 'Creates a reason for returns. Fails with `RETURN_REASON_EXISTS` if the code is taken.',
      body: newReturnReasonBody,
      run: ({ db }, body) => insertReturnReason(db, body),
    },
    update: {
      id: 'updateReturnReason',
      does: 'Updates the given fields of a reason. Errors: `RETURN_REASON_NOT_FOUND`, `RETURN_REASON_EXISTS`.',
      body: returnReasonBody,
      run: ({ db }, ref, body) => updateReturnReason(db, ref, body),
    },
    delete: {
      id: 'deleteReturnReason',
      does: 'Deletes a reason and returns it as it was. Returns with its code keep it. Fails with `RETURN_REASON_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => deleteReturnReason(db, ref),
    },
  }),
];
