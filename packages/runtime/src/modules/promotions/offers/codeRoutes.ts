import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call, Route } from '../../../platform/contracts/route.ts';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { streamFile } from '../../../platform/http/answer/streamFile.ts';
import { columnFilter } from '../../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { csvLine } from '../../catalog/index.ts';
import { codesBody } from './codeBody.ts';
import { createCodes } from './createCodes.ts';
import { promotionNotFound } from './errors.ts';
import { countCodesOf, listCodes, listCodesAfter, promotionCodeRow } from './promotionCode.repo.ts';
import type { PromotionCodeRow } from './promotionCode.repo.ts';
import { promotionIdOf } from './promotionIdOf.ts';

const path = '/api/promotions/{id}/codes';
const params = z.object({ id: z.string().describe('The integer ID or UUID.') });
const refOf = refOr(promotionNotFound);

const listing: ListingSpec = {
  filters: {
    code: columnFilter(sql.fragment`k.code`, 'text', ['eq', 'like']),
    used: columnFilter(sql.fragment`k.used`, 'int'),
  },
  sorts: {
    code: { column: sql.fragment`k.code`, kind: 'text', field: 'code' },
    used: { column: sql.fragment`k.used`, kind: 'int', field: 'used' },
  },
  id: { column: sql.fragment`k.promotion_code_id`, field: 'promotion_code_id' },
};

const answer = promotionCodeRow.omit({ promotion_code_id: true });
const toAnswer = ({ code, max_uses, used, created_at }: PromotionCodeRow): z.output<typeof answer> => ({
  code,
  max_uses,
  used,
  created_at,
});

const list = listRoute({
  id: 'listPromotionCodes',
  does: 'Lists the codes of a promotion, all of them unless `page` or `limit` is sent, oldest first. With `Accept: text/csv` or `format=csv`, returns all of them as a CSV file with the same columns. Fails with `PROMOTION_NOT_FOUND` if the promotion does not exist.',
  path,
  sdk: { resource: 'promotions', method: 'codes' },
  params,
  answer,
  toAnswer,
  listing,
  whole: true,
  extra: { format: z.literal('csv').optional().describe('Returns a CSV file, as a link can ask for.') },
  rows: async ({ db, params: { id } }, slice) => listCodes(db, await promotionIdOf(db, id), slice),
  total: async ({ db, params: { id } }, page) => countCodesOf(db, await promotionIdOf(db, id), page),
});

/** Reports whether a client asks for a CSV file. */
const wantsCsv = ({ request, query }: Call): boolean =>
  (query as { readonly format?: string }).format === 'csv' ||
  (request.headers['accept'] ?? '').toLowerCase().includes('text/csv');

const listOrFile: Route = {
  ...list,
  async handle(call) {
    if (!wantsCsv(call)) return list.handle(call);
    const { id } = call.params as z.output<typeof params>;
    return codesFile(call.app.db, await promotionIdOf(call.db, id), call.request.signal);
  },
};

/** The routes of the codes of a promotion. */
export const codeRoutes: readonly Route[] = [
  defineRoute({
    id: 'createPromotionCodes',
    does: 'Creates codes of a promotion, all or none, and returns them: `count` random ones, or those in `codes`. Rejects codes that a promotion or a coupon has (`COUPON_EXISTS`). Fails with `PROMOTION_NOT_FOUND` if the promotion does not exist.',
    method: 'POST',
    path,
    access: 'admin',
    sdk: { resource: 'promotions', method: 'createCodes' },
    params,
    body: codesBody,
    response: z.object({ codes: z.array(text).describe('The codes that were created.') }),
    handle: async ({ db, params: { id }, body: { count, prefix = '', codes, max_uses } }) => ({
      codes: await createCodes(db, refOf(id), {
        count,
        prefix,
        codes,
        max_uses: max_uses === undefined ? (codes ? null : 1) : max_uses,
      }),
    }),
  }),
  listOrFile,
];

const PIECE = 5000;

async function* piecesOf(db: Db, id: number) {
  for (let after = 0; ;) {
    const rows = await listCodesAfter(db, id, after, PIECE);
    if (rows.length > 0) yield rows;
    if (rows.length < PIECE) return;
    after = rows.at(-1)?.promotion_code_id ?? after;
  }
}

const lineOf = ({ code, max_uses, used, created_at }: PromotionCodeRow): string =>
  csvLine([code, max_uses === null ? '' : String(max_uses), String(used), created_at]);

/** Responds with the codes of a promotion. */
const codesFile = (db: Db, id: number, signal: AbortSignal) =>
  streamFile({ name: 'codes.csv', type: 'text/csv', signal }, async (chunk) => {
    await chunk(csvLine(['code', 'max_uses', 'used', 'created_at']));
    for await (const rows of piecesOf(db, id)) await chunk(rows.map(lineOf).join(''));
  });
