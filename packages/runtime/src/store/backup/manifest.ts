import { hkdfSync } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { ShopConfig } from '../../platform/config/schema.ts';
import { ledgerRow } from '../../platform/migrations/ledger.ts';
import { fileFailure, readArchive } from './archive.ts';

/** The version of the format. A change that older versions of the shop cannot read raises it. */
const FORMAT = 1;

export const MANIFEST = 'manifest.json';

const table = z.strictObject({
  /** The name with its schema, such as `public.product`. */
  name: z.string(),
  /** The columns that the rows have, in their order. */
  columns: z.array(z.string()),
});

const sequence = z.strictObject({
  name: z.string(),
  /** The last value, a decimal text. */
  last_value: z.string().regex(/^-?\d+$/),
  is_called: z.boolean(),
});

const manifest = z.strictObject({
  format: z.literal(FORMAT),
  /** The version of `@shop/runtime` that made the backup. */
  runtime: z.string(),
  created_at: z.string(),
  /** A text by which the key of the shop's secrets is recognized, and that does not reveal it. */
  secrets: z.string(),
  /** The migrations that had run, with their checksums. */
  migrations: z.array(ledgerRow),
  tables: z.array(table),
  sequences: z.array(sequence),
  media: z.strictObject({
    /** The name of the storage of media. */
    storage: z.string(),
    /** True if the archive has the files themselves, and not only their keys and sizes. */
    files: z.enum(['included', 'listed']),
  }),
});

/** The description of a backup: the first entry of its archive. */
export type Manifest = z.output<typeof manifest>;
export type TableOfBackup = Manifest['tables'][number];

/** Returns a manifest of this version of the format. */
export const describeBackup = (about: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...about });

/**
 * Reads a whole archive, so that a damaged one is found before anything is changed, and returns what it says of itself. Throws StartFailure
 * for a damaged archive, another file, and a format of a later version. `onEntry` is called with the number of entries that were read.
 */
export async function checkArchive(file: string, onEntry: (count: number) => void): Promise<Manifest> {
  let found: Manifest | null = null;
  let count = 0;
  await readArchive(file, async ({ name, body }) => {
    onEntry((count += 1));
    if (count > 1) return;
    if (name !== MANIFEST) throw fileFailure(file, 'is not a shop backup');
    found = parseManifest(file, (await buffer(body)).toString());
  });
  if (!found) throw fileFailure(file, 'is not a shop backup');
  return found;
}

function parseManifest(file: string, text: string): Manifest {
  const { format } = parsed(file, text, z.looseObject({ format: z.int() }));
  if (format > FORMAT)
    throw fileFailure(
      file,
      `has format ${format} from a later version of the shop, but this version reads format ${FORMAT}`,
    );
  return parsed(file, text, manifest);
}

function parsed<S extends z.ZodType>(file: string, text: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw fileFailure(
      file,
      `is not a shop backup or is damaged: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Returns the text by which the key of the secrets of a shop is recognized. */
export const secretsOf = ({ secrets, session }: Pick<ShopConfig, 'secrets' | 'session'>): string =>
  fingerprintOf(secrets.key ?? session.secret);

/** Reports whether a configuration can read the secrets of a backup. */
export const readsSecretsOf = (
  { secrets, session }: Pick<ShopConfig, 'secrets' | 'session'>,
  { secrets: wanted }: Pick<Manifest, 'secrets'>,
): boolean =>
  [secrets.key ?? session.secret, ...secrets.previousKeys].some((key) => fingerprintOf(key) === wanted);

const fingerprintOf = (key: string): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'shop:backup', 16)).toString('hex');
