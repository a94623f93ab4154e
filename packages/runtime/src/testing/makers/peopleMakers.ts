import { createSession } from '../sessions.ts';
import type { TestSession } from '../sessions.ts';
import { postOf, testAddress, unique } from './makerParts.ts';
import type { ApiRecord, MakerParts, MoreInput } from './makerParts.ts';

/** The customer fields that a test can set. Additional fields are sent unchanged. */
export interface CustomerInput extends MoreInput {
  readonly email?: string;
  readonly full_name?: string;
  readonly password?: string;
  /** The UUID or ID of a customer group. */
  readonly group_id?: string | number;
}

/** The administrator fields that a test can set. */
export interface AdministratorInput {
  readonly email?: string;
  readonly full_name?: string;
  readonly password?: string;
  /** The permissions of a new role, as route IDs such as `getOrder`. Default: none. */
  readonly permissions?: readonly string[];
  /** The UUIDs of existing roles, used instead of `permissions`. */
  readonly roles?: readonly string[];
}

/**
 * A person with an account: the API record, the password, and a session. If the session has expired according to the shop's clock, it is
 * renewed.
 */
export type Person = ApiRecord & {
  readonly email: string;
  readonly password: string;
  readonly session: TestSession;
};

/** The address fields that a test can set. Additional fields are sent unchanged. */
export interface AddressInput extends MoreInput {
  readonly full_name?: string;
  readonly country?: string;
  readonly province?: string;
  readonly postcode?: string;
  readonly is_default?: boolean;
}

/** Factories that create customers and administrators, each with a session. */
export interface PeopleMakers {
  /** Creates a customer. The customer signs in with the first request of `session`. */
  customer(input?: CustomerInput): Promise<Person>;
  /** Adds an address to a customer's address book. Default: an address in Oakland, California. */
  address(customer: ApiRecord, input?: AddressInput): Promise<ApiRecord>;
  customerGroup(input?: MoreInput): Promise<ApiRecord>;
  /** Creates an administrator with exactly the given permissions. The administrator signs in with the first request of `session`. */
  administrator(input?: AdministratorInput): Promise<Person>;
  role(input?: { readonly name?: string; readonly permissions?: readonly string[] }): Promise<ApiRecord>;
}

const PASSWORD = 'correct horse battery';

export function peopleMakers(parts: MakerParts): PeopleMakers {
  const post = postOf(parts);
  const role: PeopleMakers['role'] = (input = {}) =>
    post('/api/roles', { name: unique('role'), permissions: [], ...input });
  return {
    async customer({ password = PASSWORD, ...input } = {}) {
      const email = input.email ?? `${unique('ada')}@example.com`;
      const made = await post('/api/customers', { full_name: 'Ada Lovelace', ...input, email, password });
      const session = createSession(parts, 'customer', () => ({ email, password }));
      return { ...made, email, password, session };
    },
    address: (customer, input = {}) =>
      post(`/api/customers/${customer.uuid}/addresses`, { ...testAddress, ...input }),
    customerGroup: (input = {}) => post('/api/customerGroups', { group_name: unique('group'), ...input }),
    async administrator({ password = PASSWORD, permissions = [], roles, ...input } = {}) {
      const email = input.email ?? `${unique('admin')}@shop.test`;
      const held = roles ?? (permissions.length > 0 ? [(await role({ permissions })).uuid] : []);
      const made = await post('/api/users', {
        full_name: 'Grace Hopper',
        ...input,
        email,
        password,
        roles: held,
      });
      const session = createSession(parts, 'administrator', () => ({ email, password }));
      return { ...made, email, password, session };
    },
    role,
  };
}
