import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { textKey } from '../../../platform/text/keyText.ts';
import { findMissingImages } from '../../media/index.ts';
import { listTranslatedKeys } from '../../translations/index.ts';
import { checkUrlKey } from '../../urls/index.ts';
import { productUrlKeyExists } from '../errors.ts';
import { amountsOf } from '../products/contents.ts';
import { imageMissing, skuRepeated, urlKeyRepeated } from './errors.ts';
import type { FileRow } from './fileRows.ts';
import type { StoredSku } from '../products/storedSkus.repo.ts';
import { findStoredSkus } from '../products/storedSkus.repo.ts';
import { readRow as parseRow } from './rowBody.ts';
import type { RowBody } from './rowBody.ts';

/** An error in a row. */
export interface RowFault {
  /** The path of the value in the row, such as `variants.1.sku`. Null if the error concerns the entire row. */
  readonly field: string | null;
  readonly message: string;
}

interface ReadRow {
  readonly line: number;
  readonly sku: string | null;
  /** The validated row. Null if the row is rejected. */
  readonly body: RowBody | null;
  readonly faults: readonly RowFault[];
}

/** Sets the body of a row to the result of a check, or records the errors of its rejection. */
function checkedRow(row: Omit<ReadRow, 'body'>, check: () => RowBody): ReadRow {
  try {
    return { ...row, body: check() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...row, body: null, faults: faultsOf(error) };
  }
}

/** Creates the functions that check each row separately, and the rows of a batch against the earlier rows in the file. */
export function rowReader(app: AppContext) {
  const skuLines = new Map<string, number>();
  const keyLines = new Map<string, number>();
  return {
    readRow(row: FileRow): ReadRow {
      const { line } = row;
      if (row.fault !== null)
        return { line, sku: null, body: null, faults: [{ field: null, message: row.fault }] };
      return checkedRow({ line, sku: skuOf(row.sent), faults: [] }, () => {
        const body = parseRow(row.sent);
        checkAmounts(amountsOf(body), app.config.shop.currency);
        return body;
      });
    },

    /**
     * Sets the stored spelling of the SKUs in a batch, and rejects SKUs that occur twice in the file, reserved URL keys, and missing
     * images. At most four statements.
     */
    async claimRows(db: Db, rows: readonly ReadRow[]): Promise<readonly ReadRow[]> {
      const sent = rows.flatMap(({ body }) => (body ? entriesOf(body).map(({ sku }) => sku) : []));
      const stored = await findStoredSkus(db, sent);
      const images = rows.flatMap(({ body }) =>
        body ? entriesOf(body).flatMap(({ images }) => images ?? []) : [],
      );
      const missing = await findMissingImages(app, db, images);
      const keys = rows.flatMap(({ body }) =>
        body ? entriesOf(body).flatMap(({ url_key }) => url_key ?? []) : [],
      );
      const owners = Map.groupBy(await listTranslatedKeys(app, db, 'product', keys), ({ key }) => key);
      return rows.map((row) => {
        const { body } = row;
        if (body === null) return row;
        return checkedRow(row, () => {
          for (const { sku, url_key, images } of entriesOf(body)) {
            claim(skuLines, stored.get(sku)?.sku ?? textKey(sku), row.line, (line) => skuRepeated(sku, line));
            const had = stored.get(sku)?.images ?? [];
            const missingImage = images?.find((image) => missing.has(image) && !had.includes(image));
            if (missingImage !== undefined) throw imageMissing(missingImage);
            if (url_key === undefined) continue;
            checkUrlKey(app, url_key, stored.get(sku)?.url_key);
            const own = stored.get(sku)?.uuid;
            if (owners.get(url_key)?.some(({ owner }) => owner !== own)) throw productUrlKeyExists(url_key);
            claim(keyLines, url_key, row.line, (line) => urlKeyRepeated(url_key, line));
          }
          return withSkus(body, stored);
        });
      });
    },
  };
}

/** Lists the products of a row: the product itself, and its variants except the first, which is the product itself. */
const entriesOf = (body: RowBody) => [body, ...(body.variants?.slice(1) ?? [])];

const withSkus = (body: RowBody, stored: ReadonlyMap<string, StoredSku>): RowBody => ({
  ...body,
  sku: stored.get(body.sku)?.sku ?? body.sku,
  ...(body.variants && {
    variants: body.variants.map((entry) => ({ ...entry, sku: stored.get(entry.sku)?.sku ?? entry.sku })),
  }),
});

function claim(
  lines: Map<string, number>,
  text: string,
  line: number,
  repeated: (earlier: number) => Error,
): void {
  const earlier = lines.get(text);
  if (earlier !== undefined) throw repeated(earlier);
  // The string is copied, because a slice would keep the entire file chunk in memory.
  lines.set(Buffer.from(text).toString(), line);
}

function skuOf(sent: unknown): string | null {
  const { sku } = Object(sent) as { readonly sku?: unknown };
  return typeof sku === 'string' ? sku : null;
}

/** Lists the faults of a row from the refusal of its product. */
export const faultsOf = ({ details, message }: Refusal): readonly RowFault[] =>
  details && details.length > 0
    ? details.map(({ path, message: text }) => ({
        field: path === '' ? null : path,
        message: path.startsWith('variants.') && !text.startsWith(path) ? `${path}: ${text}` : text,
      }))
    : [{ field: null, message }];
