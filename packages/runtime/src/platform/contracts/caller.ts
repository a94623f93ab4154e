import type { AppContext } from './context.ts';
import { unauthorized } from '../errors.ts';

/** An administrator, by the credential of the request. */
export interface AdminCaller {
  readonly id: number;
  readonly uuid: string;
  readonly email: string;
  /** The route ids that the roles of this administrator grant; `*` is all. */
  readonly permissions: ReadonlySet<string>;
  /** Reports whether the shop requires a second factor that the administrator lacks: `permissions` is empty then. */
  readonly lacksSecondFactor?: boolean;
  /** The credential of the request. Absent: an extension identified the administrator. */
  readonly credential?: AdminCredential;
}

/** The credential that identified an administrator, as it is stored. */
export interface AdminCredential {
  readonly kind: 'session' | 'access' | 'api';
  readonly uuid: string;
  /** The login that the credential descends from; an API token is one of its own. */
  readonly family: string;
}

/** A customer who calls, signed in on the storefront or by a token. */
export interface CustomerCaller {
  readonly id: number;
  readonly uuid: string;
  readonly groupId: number | null;
  readonly email: string;
  readonly fullName: string;
  /** The login of the request, the uuid of the session or of the family of its tokens. Absent: an extension identified the customer. */
  readonly login?: string;
}

/** The caller of a request. Both may be set: an administrator who is also logged in to the storefront. */
export interface Caller {
  readonly admin: AdminCaller | null;
  readonly customer: CustomerCaller | null;
  /** The uuid of the storefront session's row; never the cookie's value. */
  readonly sessionId: string | null;
}

export const anonymous: Caller = { admin: null, customer: null, sessionId: null };

/** Reports whether the caller is an administrator whose roles hold the permission. */
export const holdsPermission = ({ admin }: Pick<Caller, 'admin'>, permission: string): boolean =>
  admin !== null && (admin.permissions.has(permission) || admin.permissions.has('*'));

/** The caller of a route with the access `admin`: it always has an admin. */
export function adminOf({ admin }: Caller): AdminCaller {
  if (!admin) throw unauthorized();
  return admin;
}

/** The caller of a route with the access `customer`: it always has a customer. */
export function customerOf({ customer }: Caller): CustomerCaller {
  if (!customer) throw unauthorized();
  return customer;
}

/** The credentials that a request carries. */
export interface Credentials {
  readonly bearer: string | null;
  cookie(name: string): string | undefined;
}

/** A form of credentials, for the API's description. */
export interface CredentialForm {
  /** The name in the OpenAPI document: letters and digits, unique in a shop. */
  readonly name: string;
  /** The place of the credential in a request: `Authorization: Bearer …`, or a cookie. */
  readonly in: 'bearer' | { readonly cookie: string };
  /** The kind of caller that it identifies. */
  readonly gives: 'admin' | 'customer';
  /** The way in which a client obtains the credential, for the API's description. */
  readonly description: string;
}

/**
 * Reads credentials. Returns the caller that it recognized, or null if the request carries none of its kind; throws
 * `unauthorized()` for a bearer token that it knows to be void.
 */
export interface Authenticator {
  readonly id: string;
  readonly accepts?: readonly CredentialForm[];
  authenticate(credentials: Credentials, app: AppContext): Promise<Partial<Caller> | null>;
}
