import type { AppContext } from '../../platform/contracts/context.ts';
import { isSignedToken, signToken } from '../../platform/secrets.ts';

type Signer = Pick<AppContext, 'config'>;

/** The content of the token of a link in an email: the subscriber and the request that it belongs to. */
interface Link {
  readonly subscriber: string;
  readonly requestedAt: Date;
}

const UUID_BYTES = 16;
const TIME_BYTES = 6;

/** Creates the token of the link that confirms a request. */
export const confirmToken = ({ config }: Signer, { subscriber, requestedAt }: Link): string =>
  token(config, 'confirm', subscriber, requestedAt.getTime());

/** Creates the token of the link that ends a subscription. It stays valid. */
export const unsubscribeToken = ({ config }: Signer, subscriber: string): string =>
  token(config, 'unsubscribe', subscriber, 0);

/** Reads a token that confirms a request. Null: this shop did not make it. */
export const readConfirmToken = (app: Signer, given: string): Link | null => read(app, 'confirm', given);

/** Reads a token that ends a subscription: whose it is. Null: this shop did not make it. */
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
