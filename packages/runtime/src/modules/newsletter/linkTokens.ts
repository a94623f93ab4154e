import type { AppContext } from '../../platform/contracts/context.ts';
import { isSignedToken, signToken } from '../../platform/secrets.ts';

type Signer = Pick<AppContext, 'config'>;

/** The content of an emailed link's token: the subscriber, and the request that the link confirms. */
interface Link {
  readonly subscriber: string;
  readonly requestedAt: Date;
}

const UUID_BYTES = 16;
const TIME_BYTES = 6;

/** Creates the token of the confirmation link. */
export const confirmToken = ({ config }: Signer, { subscriber, requestedAt }: Link): string =>
  token(config, 'confirm', subscriber, requestedAt.getTime());

/** Creates the token of the unsubscribe link, which does not expire. */
export const unsubscribeToken = ({ config }: Signer, subscriber: string): string =>
  token(config, 'unsubscribe', subscriber, 0);

/** Reads a confirmation token. Returns null if this shop did not create it. */
export const readConfirmToken = (app: Signer, given: string): Link | null => read(app, 'confirm', given);

/** Reads an unsubscribe token and returns the subscriber uuid. Returns null if this shop did not create the token. */
export const readUnsubscribeToken = (app: Signer, given: string): string | null =>
  read(app, 'unsubscribe', given)?.subscriber ?? null;

type Purpose = 'confirm' | 'unsubscribe';

function token(config: Signer['config'], purpose: Purpose, subscriber: string, time: number): string {
  const head = Buffer.alloc(UUID_BYTES + TIME_BYTES);
  head.write(subscriber.replaceAll('-', ''), 'hex');
  head.writeUIntBE(time, UUID_BYTES, TIME_BYTES);
  const signature = signToken(config, 'newsletter', textOf(purpose, subscriber, time));
  return Buffer.concat([head, Buffer.from(signature, 'base64url')]).toString('base64url');
}

function read({ config }: Signer, purpose: Purpose, given: string): Link | null {
  const bytes = Buffer.from(given, 'base64url');
  if (bytes.length <= UUID_BYTES + TIME_BYTES) return null;
  const hex = bytes.toString('hex', 0, UUID_BYTES);
  const subscriber = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const time = bytes.readUIntBE(UUID_BYTES, TIME_BYTES);
  const signature = bytes.toString('base64url', UUID_BYTES + TIME_BYTES);
  return isSignedToken(config, 'newsletter', textOf(purpose, subscriber, time), signature)
    ? { subscriber, requestedAt: new Date(time) }
    : null;
}

const textOf = (purpose: Purpose, subscriber: string, time: number): string =>
  `${purpose} ${subscriber} ${time}`;
