import type { Db } from '../../platform/db/db.ts';
import type { Minor } from '../../platform/money.ts';

/** Identifies the store credit of a customer in one currency. */
export interface CreditRef {
  /** The integer ID of the customer, such as `customer_id` of an order. */
  readonly customerId: number;
  /** The code of the currency in capitals, such as `USD`. Credit pays for carts in its own currency alone. */
  readonly currency: string;
}

/** An amount that an extension gives to a customer, or takes away. */
export interface CreditChange extends CreditRef {
  /** Above 0, in minor units of the currency, such as cents. No rate of exchange is applied. */
  readonly amount: Minor;
  /**
   * The key of the change, of 1 to 200 characters, which the extension uses once. A change with a key that it has used before writes
   * nothing, whatever its other fields are.
   */
  readonly key: string;
  /** The reason, of 1 to 255 characters, which the ledger shows to administrators and to the customer. */
  readonly reason: string;
}

/** An amount that an extension takes away. */
export interface CreditTaking extends CreditChange {
  /** Takes what there is if that is less. Default: false, which refuses it. */
  readonly upToBalance?: boolean;
}

/** A change of credit as the ledger has it. */
export interface CreditChanged {
  /** The amount that was given or taken with the key, in minor units. 0 if there was nothing to take. */
  readonly amount: Minor;
  /** False if the change was written before. */
  readonly isNew: boolean;
}

/** The credit of a customer in one currency. */
export interface CreditBalance {
  readonly currency: string;
  /** In minor units of the currency, 0 or more. */
  readonly balance: Minor;
}

/** An entry of the ledger of a credit. */
export interface CreditEntry {
  readonly uuid: string;
  /** `adjust` is a change by an administrator or an extension; the others come from orders. */
  readonly kind: 'redeem' | 'release' | 'refund' | 'adjust' | 'issue' | 'void';
  /** In minor units of the currency, below 0 if it was taken. */
  readonly amount: Minor;
  readonly reason: string | null;
  /** The order that used the credit or gave it back. Null for a change. */
  readonly orderUuid: string | null;
  /** The key of a change by the calling extension. Null for all others. */
  readonly key: string | null;
  readonly createdAt: Date;
}

/**
 * The credit service, `app.credit`: the store credit of customers, which pays for their carts. Amounts are minor units of the credit's
 * currency. `db` is the caller's transaction, or `app.db`; what it writes is committed with that transaction.
 */
export interface CreditService {
  /** Lists the credit of a customer by currency. Empty if the customer never had any. Runs one SQL statement. */
  balances(db: Db, customerId: number): Promise<readonly CreditBalance[]>;
  /** Lists the ledger of a credit, oldest entry first. Runs one SQL statement. */
  entries(db: Db, credit: CreditRef): Promise<readonly CreditEntry[]>;
  /**
   * Returns the balance and locks the credit until the transaction ends, so that no order uses it meanwhile. Call it inside a
   * transaction, after orders are locked. Throws `CUSTOMER_NOT_FOUND` (404) and `INVALID_CURRENCY` (400).
   */
  lock(tx: Db, credit: CreditRef): Promise<Minor>;
  /**
   * Gives an amount to a customer, with the calling extension as the author of the entry. Opens a transaction, or joins the one of `db`.
   * Throws `CUSTOMER_NOT_FOUND` (404) and `INVALID_CURRENCY` (400), and a TypeError for an amount, a key or a reason that is not
   * allowed.
   */
  give(db: Db, change: CreditChange): Promise<CreditChanged>;
  /**
   * Takes an amount from a customer as `give` gives one. The balance is never below 0: an amount above it is `INSUFFICIENT_BALANCE`
   * (409), or is cut with `upToBalance`. Throws the same errors as `give`.
   */
  take(db: Db, change: CreditTaking): Promise<CreditChanged>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly credit: CreditService;
  }
}
