import type { AppContext } from './context.ts';
import { unauthorized } from '../errors.ts';

/** An administrator identified by the request's credential. */
export interface AdminCaller {
  readonly id: number;
  readonly uuid: string;
  readonly email: string;
  /** The route IDs that the administrator's roles grant; `*` grants all. */
  readonly permissions: ReadonlySet<string>;
  /**
   * True if the shop requires two-factor authentication, which this administrator has not set up. `permissions` is empty in that
   * case.
   */
  readonly lacksSecondFactor?: boolean;
  /** The credential that authenticated the request. Absent if an extension identified the administrator. */
  readonly credential?: AdminCredential;
}

/** A stored credential of an administrator. */
export interface AdminCredential {
  readonly kind: 'session' | 'access' | 'api';
  readonly uuid: string;
  /** The ID that all credentials from the same sign-in share. Each API token has an ID of its own. */
  readonly family: string;
}

/** A customer who is signed in to the storefront or authenticated by a token. */
export interface CustomerCaller {
  readonly id: number;
  readonly uuid: string;
  readonly groupId: number | null;
  /** The ids of all groups of the customer. Absent if no shown prices depend on groups: they were not read then. */
  readonly groupIds?: readonly number[];
  /** True if the customer is exempt from tax now. Absent as `groupIds` is. */
  readonly isTaxExempt?: boolean;
  readonly email: string;
  readonly fullName: string;
  /** The UUID of the session or token family that the request belongs to. Absent if an extension identified the customer. */
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

/** Returns the administrator who called a route with `admin` or `anyAdmin` access. Throws `unauthorized()` if there is none. */
export function adminOf({ admin }: Caller): AdminCaller {
  if (!admin) throw unauthorized();
  return admin;
}

/** Returns the customer who called a route with `customer` access. Throws `unauthorized()` if there is none. */
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
  /** The credential's name in the OpenAPI document. Letters and digits only; unique within the shop. */
  readonly name: string;
  /** The place where a request carries the credential: `Authorization: Bearer …` or a cookie. */
  readonly in: 'bearer' | { readonly cookie: string };
  /** The kind of caller that the credential identifies. */
  readonly gives: 'admin' | 'customer';
  /** Explains to API users how a client obtains the credential. */
  readonly description: string;
}

/**
 * Authenticates a request by its credentials. Returns the caller, or null if the request carries no credential of this type. Throws
 * `unauthorized()` for a bearer token that is known to be invalid.
 */
export interface Authenticator {
  readonly id: string;
  readonly accepts?: readonly CredentialForm[];
  authenticate(credentials: Credentials, app: AppContext): Promise<Partial<Caller> | null>;
}
