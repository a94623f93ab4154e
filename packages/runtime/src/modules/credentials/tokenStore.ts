import { z } from 'zod';
import { int, noColumns, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { usedToken } from './renewPair.ts';
import type { Login, TokenPair, UsedToken } from './renewPair.ts';
import { after, hashOf, time } from './secrets.ts';

/** The database tables and settings for the tokens of one kind of account. */
export interface TokenTables {
  /** The token table. It references accounts by a column with the name in `key`. */
  readonly tokens: string;
  readonly accounts: string;
  /** The integer key column of the account table. */
  readonly key: string;
  /** The SQL condition for an account that may sign in, with unqualified column names. */
  readonly isEnabled: SqlFragment;
  /** The token column that stores when the token was created by a login or renewal. */
  readonly since: 'created_at' | 'last_used_at';
  /** The lifetimes of a token pair in seconds. */
  readonly lifetimes: { readonly access: number; readonly refresh: number };
  /** Creates a token with the prefix of its kind. */
  readonly newToken: (kind: 'access' | 'refresh') => string;
}

/** A token to store. */
export interface NewToken<Kind extends string = string> {
  readonly kind: Kind;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The owner of a reset token. */
export interface ResetOwner {
  readonly id: number;
  readonly uuid: string;
}

const owner = z.object({ id: int });
const resetOwner = z.object({ id: int, uuid });

interface InsertedTokens {
  readonly accountId: number;
  readonly login: Login;
  readonly rows: readonly NewToken[];
  readonly now: Date;
}

/** Inserts token hashes. A login that already has tokens keeps its time and client. */
const insertStatement = (
  { tokens, key, since }: TokenTables,
  { accountId, login: { family, userAgent }, rows, now }: InsertedTokens,
) => {
  const table = sql.identifier([tokens]);
  const values = rows.map(
    ({ kind, token, expiresAt }) => sql.fragment`(${kind}, ${hashOf(token)}::bytea, ${time(expiresAt)})`,
  );
  return sql.type(noColumns)`
    with former as (
      select min(logged_in_at) as logged_in_at, min(user_agent) as user_agent
      from ${table} where family = ${family}
    )
    insert into ${table}
      (${sql.identifier([key])}, kind, token_hash, family, expires_at, ${sql.identifier([since])}, logged_in_at,
        user_agent)
    select ${accountId}::int, kind, token_hash, ${family}::uuid, expires_at, ${time(now)},
      coalesce(former.logged_in_at, ${time(now)}), coalesce(former.user_agent, ${userAgent})
    from (values ${sql.join(values, sql.fragment`, `)}) as token (kind, token_hash, expires_at), former`;
};

/** Selects the enabled account of an unexpired reset token. */
const resetOwnerOf = ({ tokens, accounts, key, isEnabled }: TokenTables, token: string, now: Date) => {
  const id = sql.identifier([key]);
  return sql.fragment`
    select account.${id} as id, account.uuid
    from ${sql.identifier([tokens])} token join ${sql.identifier([accounts])} account using (${id})
    where token.token_hash = ${hashOf(token)} and token.kind = 'reset' and token.expires_at > ${time(now)}
      and ${isEnabled}`;
};

/** Creates the token queries for one kind of account. */
export function tokenStore<Kind extends string>(tables: TokenTables) {
  const { tokens, accounts, key, isEnabled, lifetimes, newToken } = tables;
  const table = sql.identifier([tokens]);
  const ofAccounts = sql.identifier([accounts]);
  const id = sql.identifier([key]);
  /** Stores the hashes of an account's tokens. Token pairs that originate from the same login share a token family. */
  const insert = (
    db: Db,
    accountId: number,
    login: Login,
    rows: readonly NewToken<Kind | 'access' | 'refresh'>[],
    now: Date,
  ): Promise<number> => db.run(insertStatement(tables, { accountId, login, rows, now }));
  return {
    insert,

    /** Creates and stores a token pair in a token family. */
    async issuePair(db: Db, now: Date, accountId: number, login: Login): Promise<TokenPair> {
      const [accessToken, refreshToken] = [newToken('access'), newToken('refresh')];
      const pair = [
        { kind: 'access', token: accessToken, expiresAt: after(now, lifetimes.access) },
        { kind: 'refresh', token: refreshToken, expiresAt: after(now, lifetimes.refresh) },
      ] as const;
      await insert(db, accountId, login, pair, now);
      return { accessToken, refreshToken, expiresIn: lifetimes.access };
    },

    /** Counts a use of a refresh token if its account may sign in. See `RenewableTokens`. */
    async useRefreshToken(tx: Db, token: string, now: Date): Promise<UsedToken | null> {
      const locked = await tx.maybeOne(sql.type(owner)`
        select ${id} as id from ${ofAccounts}
        where ${isEnabled} and ${id} = (select ${id} from ${table} where token_hash = ${hashOf(token)})
        for no key update`);
      if (!locked) return null;
      return tx.maybeOne(sql.type(usedToken)`
        update ${table} set use_count = use_count + 1, used_at = coalesce(used_at, ${time(now)})
        where token_hash = ${hashOf(token)} and kind = 'refresh'
        returning ${id} as owner_id, family, expires_at, used_at, use_count`);
    },

    /** Deletes all tokens that originate from a login. */
    deleteFamily: (tx: Db, family: string): Promise<number> =>
      tx.run(sql.type(noColumns)`delete from ${table} where family = ${family}`),

    /** Reports whether a reset token is unexpired and belongs to an enabled account. */
    isResetToken: (db: Db, token: string, now: Date): Promise<boolean> =>
      db.exists(sql.type(resetOwner)`${resetOwnerOf(tables, token, now)}`),

    /**
     * Finds the enabled account for an unexpired reset token. Locks the token until the transaction ends. Of two
     * concurrent uses, only one finds it.
     */
    lockResetToken: (tx: Db, token: string, now: Date): Promise<ResetOwner | null> =>
      tx.maybeOne(sql.type(resetOwner)`${resetOwnerOf(tables, token, now)} for update of token`),
  };
}
