import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { coreMigrations } from './source.ts';
import type { LedgerRow } from './ledger.ts';

/** The core migrations from before version 0.1.0, which the baseline replaced, with the first characters of their checksums. */
export const REPLACED_FILES: Readonly<Record<string, string>> = {
  '0001_settings': '73a81aeea300cace',
  '0002_admins': '931258f4c211317d',
  '0003_urls': 'da67c07651ca8963',
  '0004_catalog': '39594bbf6c8f05a6',
  '0005_shipping': '06d3af8eb228790b',
  '0006_carts': '7d1eb2f6d86bb2a3',
  '0007_orders': '0e889aa00faea9b4',
  '0008_workers': '67ea5c5826ddb61f',
  '0009_customers': 'fe3b8762153e6872',
  '0010_metafields': 'ca4d274ccc078f71',
  '0011_attributes': '09f0be430e7edc68',
  '0012_product_links': 'd8cb4c2bd86662cb',
  '0013_search': '9d204dda874d9b24',
  '0014_blog': '924e3d9731af4592',
  '0020_tax': 'ab54ecfdf6bd5df5',
  '0021_promotions': 'da1ca631e971e6ed',
  '0022_shipments': '3aeab8507683c9d0',
  '0030_payments': '2eb15219eabeafff',
  '0031_idempotency': '9de87e7a54be266d',
  '0032_order_indexes': 'a962fde5292d1e9c',
  '0033_cart_figures_moved': 'e22d4ae46bf6b753',
  '0040_pages': '0bb4461f76cea92d',
  '0041_page_drafts': 'e4bca3ad56b2ad87',
  '0042_content_changes': 'a1cd15462a234336',
  '0050_updated_at_milliseconds': '697ab3a6bc9a5085',
  '0051_ended_payments': '9cb7e12a372fd3b2',
  '0052_duplicate_payments': 'b44aa70e1f089f3e',
  '0057_parked_event_report': '47c7a101ae1346e4',
  '0063_order_client': '46b80c1e16ebd078',
};

/** The migrations that replaced the former files, with the checksums to assume for a database that ran the former files. */
export const REPLACEMENTS: Readonly<Record<string, string>> = {
  '0001_baseline': 'bd88c7bb54b352fa96eaf8d71bc8f2bd73003ce57a4035bd179f968f4d86737f',
  '0030_cod_pending': 'ba9337bc51b9e898eb9b263b4ad9c6fc8bd6db9b0a390b2ac93604d259ca221f',
};

/**
 * Maps the ledger to this version's migration files. A database that ran all files from before 0.1.0 is treated as having run
 * the baseline. The rows in the database stay unchanged. Throws a `StartFailure` with exit code 6 if the database ran only some
 * of the former files, or different files with the same names, because its tables would not match the baseline.
 */
export function withBaseline(ledger: readonly LedgerRow[]): readonly LedgerRow[] {
  const replaced = ledger.filter(isReplaced);
  if (replaced.length === 0 || ledger.some(isReplacement)) return ledger;
  const faults = Object.entries(REPLACED_FILES).flatMap(([name, start]): readonly Fault[] => {
    const row = replaced.find((other) => other.name === name);
    if (row === undefined) return [fault(name, 'has not run')];
    return row.checksum.startsWith(start) ? [] : [fault(name, 'ran in a different version')];
  });
  if (faults.length > 0) throw new StartFailure(EXIT.migrations, faults);
  const last = replaced.reduce((latest, row) => (row.applied_at > latest.applied_at ? row : latest));
  const rows = Object.entries(REPLACEMENTS).map(([name, checksum]): LedgerRow => ({
    ...last,
    name,
    checksum,
  }));
  return [...rows, ...ledger.filter((row) => !isReplaced(row))];
}

const isReplaced = ({ owner, name }: LedgerRow): boolean =>
  owner === coreMigrations.owner && name in REPLACED_FILES;

const isReplacement = ({ owner, name }: LedgerRow): boolean =>
  owner === coreMigrations.owner && name in REPLACEMENTS;

const fault = (name: string, what: string): Fault => {
  return {
    where: `core/${name}`,
    message: `this migration from before version 0.1.0 ${what}, so this version cannot use the database`,
    hint: HINT,
  };
};

const HINT =
  "Run `shop migrate` with the last commit before 0.1.0 (see CHANGELOG.md), then with this version. If you do not need the data, drop the database or delete the store's `.shop/postgres`.";
