import { hkdfSync } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { ShopConfig } from '../../platform/config/schema.ts';
import { ledgerRow } from '../../platform/migrations/ledger.ts';
import { fileFailure } from './archive.ts';
import { readArchive } from './readArchive.ts';

/** The format version. Increment it for changes that older shop versions cannot read. */
const FORMAT = 1;

export const MANIFEST = 'manifest.json';

const table = z.strictObject({
  /** The schema-qualified table name, such as `public.product`. */
  name: z.string(),
  /** The column names, in the sequence in which each row lists its values. */
  columns: z.array(z.string()),
});

const sequence = z.strictObject({
  name: z.string(),
  /** The last value as a decimal string. */
  last_value: z.string().regex(/^-?\d+$/),
  is_called: z.boolean(),
});

const manifest = z.strictObject({
  format: z.literal(FORMAT),
  /** The `@shop/runtime` version that created the backup. */
  runtime: z.string(),
  created_at: z.string(),
  /** A fingerprint that identifies the shop's encryption key without revealing it. */
  secrets: z.string(),
  /** The applied migrations with their checksums. */
  migrations: z.array(ledgerRow),
  tables: z.array(table),
  sequences: z.array(sequence),
  media: z.strictObject({
    /** The name of the media storage. */
    storage: z.string(),
    /** True if the archive contains the media files. If false, it only lists their keys and sizes. */
    files: z.enum(['included', 'listed']),
  }),
});

/** The manifest of a backup, which is the first entry in its archive. */
export type Manifest = z.output<typeof manifest>;
export type TableOfBackup = Manifest['tables'][number];

/** Creates a manifest with the current format version. */
export const describeBackup = (about: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...about });

/**
 * Reads a whole archive and returns its manifest, so that damage is detected before anything is changed. Throws StartFailure for a
 * damaged archive, another type of file, or a newer format. `onEntry` is called with the number of entries read so far.
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

/** Returns the fingerprint of a shop's encryption key. */
export const secretsOf = ({ secrets, session }: Pick<ShopConfig, 'secrets' | 'session'>): string =>
  fingerprintOf(secrets.key ?? session.secret);

/** Reports whether a configuration can decrypt the secrets in a backup. */
export const readsSecretsOf = (
  { secrets, session }: Pick<ShopConfig, 'secrets' | 'session'>,
  { secrets: requested }: Pick<Manifest, 'secrets'>,
): boolean =>
  [secrets.key ?? session.secret, ...secrets.previousKeys].some((key) => fingerprintOf(key) === requested);

const fingerprintOf = (key: string): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'shop:backup', 16)).toString('hex');
