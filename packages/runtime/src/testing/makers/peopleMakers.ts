import { createSession } from '../sessions.ts';
import type { TestSession } from '../sessions.ts';
import { postOf, testAddress, unique } from './makerParts.ts';
import type { ApiRecord, MakerParts, MoreInput } from './makerParts.ts';

/** The fields of a customer that a test names; further ones are sent as they are. */
export interface CustomerInput extends MoreInput {
  readonly email?: string;
  readonly full_name?: string;
  readonly password?: string;
  /** The uuid or id of a customer group. */
  readonly group_id?: string | number;
}

/** The fields of an administrator that a test names. */
export interface AdministratorInput {
  readonly email?: string;
  readonly full_name?: string;
  readonly password?: string;
  /** The permissions of a role of their own, which are ids of routes such as `getOrder`. Default: none. */
  readonly permissions?: readonly string[];
  /** The uuids of roles, in place of `permissions`. */
  readonly roles?: readonly string[];
}

/** Somebody with an account: the record of the API, the password, and a session that is renewed as the clock moves. */
export type Person = ApiRecord & {
  readonly email: string;
  readonly password: string;
  readonly session: TestSession;
};

/** The fields of an address that a test names; further ones are sent as they are. */
export interface AddressInput extends MoreInput {
  readonly full_name?: string;
  readonly country?: string;
  readonly province?: string;
  readonly postcode?: string;
  readonly is_default?: boolean;
}

/** The makers of customers and administrators, each with a session. */
export interface PeopleMakers {
  /** Creates a customer, who logs in at the first request of the `session`. */
  customer(input?: CustomerInput): Promise<Person>;
  /** Adds an address to the address book of a customer. Default: one in Oakland, California. */
  address(customer: ApiRecord, input?: AddressInput): Promise<ApiRecord>;
  customerGroup(input?: MoreInput): Promise<ApiRecord>;
  /** Creates an administrator with these permissions and no others, who logs in at the first request of the `session`. */
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
