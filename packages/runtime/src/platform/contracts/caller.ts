import type { AppContext } from './context.ts';
import { unauthorized } from '../errors.ts';

/** An administrator identified by the request's credential. */
export interface AdminCaller {
  readonly id: number;
  readonly uuid: string;
  readonly email: string;
  /** The route IDs that the administrator's roles grant; `*` grants all. */
  readonly permissions: ReadonlySet<string>;
  /** True if the shop requires a second factor that the administrator has not set up; `permissions` is then empty. */
  readonly lacksSecondFactor?: boolean;
  /** The credential of the request. Absent if an extension identified the administrator. */
  readonly credential?: AdminCredential;
}

/** The stored credential that identified an administrator. */
export interface AdminCredential {
  readonly kind: 'session' | 'access' | 'api';
  readonly uuid: string;
  /** The sign-in that the credential descends from; each API token is its own family. */
  readonly family: string;
}

/** A customer signed in on the storefront or identified by a token. */
export interface CustomerCaller {
  readonly id: number;
  readonly uuid: string;
  readonly groupId: number | null;
  readonly email: string;
  readonly fullName: string;
  /**
   * The sign-in of the request: the UUID of the session or of the token family. Absent if an extension identified the customer.
   */
  readonly login?: string;
}

/** The caller of a request. Both members may be set for an administrator who is also signed in to the storefront. */
export interface Caller {
  readonly admin: AdminCaller | null;
  readonly customer: CustomerCaller | null;
  /** The UUID of the storefront session row, never the cookie value. */
  readonly sessionId: string | null;
}

export const anonymous: Caller = { admin: null, customer: null, sessionId: null };

/** Reports whether the caller is an administrator whose roles hold the permission. */
export const holdsPermission = ({ admin }: Pick<Caller, 'admin'>, permission: string): boolean =>
  admin !== null && (admin.permissions.has(permission) || admin.permissions.has('*'));

/** Returns the administrator who called a route with `admin` access; there always is one. */
export function adminOf({ admin }: Caller): AdminCaller {
  if (!admin) throw unauthorized();
  return admin;
}

/** Returns the customer who called a route with `customer` access; there always is one. */
export function customerOf({ customer }: Caller): CustomerCaller {
  if (!customer) throw unauthorized();
  return customer;
}

/** The credentials that a request carries. */
export interface Credentials {
  readonly bearer: string | null;
  cookie(name: string): string | undefined;
}

/** A type of credential, as described in the API documentation. */
export interface CredentialForm {
  /** The name in the OpenAPI document: letters and digits, unique within a shop. */
  readonly name: string;
  /** The location of the credential in a request: `Authorization: Bearer …` or a cookie. */
  readonly in: 'bearer' | { readonly cookie: string };
  /** The kind of caller that the credential identifies. */
  readonly gives: 'admin' | 'customer';
  /** Explains to API users how a client obtains the credential. */
  readonly description: string;
}

/**
 * Reads credentials. Returns the recognized caller, or null if the request carries no credential of this kind. Throws
 * `unauthorized()` for a bearer token that is known to be invalid.
 */
export interface Authenticator {
  readonly id: string;
  readonly accepts?: readonly CredentialForm[];
  authenticate(credentials: Credentials, app: AppContext): Promise<Partial<Caller> | null>;
}
