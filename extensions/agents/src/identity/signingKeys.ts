import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import type { SigningKey } from './signatures/signMessage.ts';

/** A public key of the shop as its profile shows it. */
export interface ShopJwk {
  readonly kid: string;
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly use: 'sig';
  readonly alg: 'ES256';
}

/** The number of days for which the profile shows a former key. */
export const OVERLAP_DAYS = 7;

const DAY_MS = 86_400_000;
/** The number of milliseconds for which a process holds the keys. */
const HELD_MS = 60_000;

/** A signing key in the admin. */
export const signingKeyRow = z.object({
  kid: column.text.describe('The ID by which signatures name the key.'),
  shown_until: column.timestamp.nullable().meta({
    format: 'date-time',
    description: 'Until when the profile shows the former key. Null for the key that signs.',
  }),
  created_at: column.createdAt,
});
export type ShownKey = z.output<typeof signingKeyRow>;

const keyRow = signingKeyRow.extend({ x: column.text, y: column.text, private_key: column.text });
type KeyRow = z.output<typeof keyRow>;

const shownRows = (db: Db, now: Date): Promise<readonly KeyRow[]> =>
  db.any(sql.type(keyRow)`
    select kid, x, y, private_key, shown_until, created_at from agents_signing_key
    where shown_until is null or shown_until > ${now.toISOString()}::timestamptz
    order by shown_until desc nulls first`);

/** Stores a new key that signs, unless there is one. */
async function insertKey(app: AppContext, db: Db): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const kid = `shop-${randomUUID()}`;
  const sealed = app.sealing.seal(kid, String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
  await db.run(sql.type(z.object({}))`
    insert into agents_signing_key (kid, x, y, private_key, created_at)
    values (${kid}, ${x}, ${y}, ${sealed}, ${app.clock.now().toISOString()}::timestamptz)
    on conflict ((true)) where shown_until is null do nothing`);
}

const held = new WeakMap<object, { readonly at: number; readonly rows: Promise<readonly KeyRow[]> }>();

/** Returns the keys that are shown, the one that signs first. Makes that one if there is none. Each process holds them for a minute. */
function keysOf(app: AppContext): Promise<readonly KeyRow[]> {
  const now = app.clock.now();
  const known = held.get(app.db);
  if (known && Math.abs(now.getTime() - known.at) < HELD_MS) return known.rows;
  const rows = readKeys(app, now);
  held.set(app.db, { at: now.getTime(), rows });
  rows.catch(() => held.delete(app.db));
  return rows;
}

async function readKeys(app: AppContext, now: Date): Promise<readonly KeyRow[]> {
  const rows = await shownRows(app.db, now);
  if (rows[0]?.shown_until === null) return rows;
  await insertKey(app, app.db);
  return shownRows(app.db, now);
}

/** Returns the public keys for the profile of the shop. */
export const shopKeys = async (app: AppContext): Promise<readonly ShopJwk[]> =>
  (await keysOf(app)).map(({ kid, x, y }) => ({
    kid,
    kty: 'EC',
    crv: 'P-256',
    x,
    y,
    use: 'sig',
    alg: 'ES256',
  }));

/** Returns the key with which the shop signs. Throws if it was encrypted with another `secrets.key`. */
export async function signingKey(app: AppContext): Promise<SigningKey> {
  const [key] = await keysOf(app);
  const privateKey = key && app.sealing.open(key.kid, key.private_key);
  if (!privateKey)
    throw new Error(
      'The signing key cannot be decrypted: enter the former secrets.key in secrets.previousKeys',
    );
  return { kid: key.kid, privateKey };
}

/** Lists the keys that the profile shows, the one that signs first. */
export const listSigningKeys = async (app: AppContext, db: Db): Promise<readonly ShownKey[]> =>
  (await shownRows(db, app.clock.now())).map(({ kid, shown_until, created_at }) => ({
    kid,
    shown_until,
    created_at,
  }));

/** Makes a new key that signs. The profile shows the former one for seven more days, and forgets those whose time is over. */
export async function rotateSigningKey(app: AppContext, db: Db): Promise<readonly ShownKey[]> {
  const now = app.clock.now();
  const until = new Date(now.getTime() + OVERLAP_DAYS * DAY_MS).toISOString();
  const keys = await db.transaction(async (tx) => {
    await tx.run(sql.type(z.object({}))`lock table agents_signing_key in share row exclusive mode`);
    await tx.run(
      sql.type(
        z.object({}),
      )`delete from agents_signing_key where shown_until <= ${now.toISOString()}::timestamptz`,
    );
    await tx.run(
      sql.type(
        z.object({}),
      )`update agents_signing_key set shown_until = ${until}::timestamptz where shown_until is null`,
    );
    await insertKey(app, tx);
    return listSigningKeys(app, tx);
  });
  held.delete(app.db);
  return keys;
}
