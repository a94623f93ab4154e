import type { AppContext } from '../../platform/contracts/context.ts';
import { isSignedToken, signToken } from '../../platform/secrets.ts';

type Signer = Pick<AppContext, 'config'>;
/** The use of a link: it ends the emails to an address, or shows the items of a cart. */
type Use = 'stop' | 'recover';

const token = ({ config }: Signer, use: Use, subject: string): string =>
  `${Buffer.from(subject).toString('base64url')}.${signToken(config, 'reminders', `${use} ${subject}`)}`;

function read({ config }: Signer, use: Use, given: string): string | null {
  const [text = '', signature = ''] = given.split('.', 2);
  const subject = Buffer.from(text, 'base64url').toString('utf8');
  return isSignedToken(config, 'reminders', `${use} ${subject}`, signature) ? subject : null;
}

/** Creates the token of the link that ends the emails to an address. It does not expire. */
export const stopToken = (app: Signer, email: string): string => token(app, 'stop', email.toLowerCase());

/** Reads the email address from a stop token. Returns null if this shop did not create the token. */
export const readStopToken = (app: Signer, given: string): string | null => read(app, 'stop', given);

/** Creates the token of the link that leads back to a cart. It does not expire, but the cart does. */
export const recoverToken = (app: Signer, cartUuid: string): string => token(app, 'recover', cartUuid);

/** Reads the cart UUID from a recover token. Returns null if this shop did not create the token. */
export const readRecoverToken = (app: Signer, given: string): string | null => read(app, 'recover', given);

/** The path of the page that ends reminders. */
export const STOP_PATH = '/newsletter/reminders';

/** Creates the URL of the page that ends the emails to an address. */
export const stopUrl = (app: Pick<AppContext, 'config' | 'url'>, email: string): string =>
  app.url(STOP_PATH, { token: stopToken(app, email) });

/** Creates the URL that leads back to a cart. */
export const recoverUrl = (app: Pick<AppContext, 'config' | 'url'>, cartUuid: string): string =>
  app.url(`/cart/recover/${recoverToken(app, cartUuid)}`);
