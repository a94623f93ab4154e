import type { z } from 'zod';
import type { Text } from '../../platform/contracts/messages.ts';
import type { Db } from '../../platform/db/db.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';
import type { Minor } from '../../platform/money.ts';
import type { PromotionBuyer, PromotionCart } from './evaluate/promotionCart.ts';

export type { PromotionBuyer, PromotionCart, PromotionLine } from './evaluate/promotionCart.ts';
export type { Select } from './promotion.ts';

/** A condition or an action of an extension, as stored with a promotion: its kind and its fields. */
export type PromotionPart = Readonly<Record<string, unknown>> & { readonly kind: string };

/** The arguments of a condition. Amounts are in minor units of the cart's currency. */
export interface PromotionConditionCall {
  readonly condition: PromotionPart;
  readonly cart: PromotionCart;
  readonly buyer: PromotionBuyer;
  readonly now: Date;
  /** The time zone of the shop. */
  readonly timeZone: string;
}

/** The arguments of a description. */
export interface PromotionSentenceCall {
  /** The condition or the action. */
  readonly part: PromotionPart;
  /** The shop's messages in the language of the reader, those of the extension included. */
  readonly text: Text;
  /** The locale of the reader. */
  readonly locale: string;
  /** The currency of the shop. */
  readonly currency: string;
}

/** A kind of condition of promotions. It is asked at each change of a cart, so it must be fast, pure and synchronous. */
export interface PromotionConditionKind {
  /** The kind, which begins with the name of the extension, such as `loyalty_points`. */
  readonly kind: string;
  /** The schema of the fields besides `kind`. A promotion with other fields is refused. */
  readonly schema: z.ZodType;
  /** Reports if a cart and its buyer meet the condition. The same arguments must give the same result, in any order of lines. */
  holds(call: PromotionConditionCall): boolean;
  /** Returns the message for a cart that does not meet the condition. Default: that a condition is not met. */
  unmet?(call: PromotionConditionCall): StoredText;
  /** Describes the condition as a part of a sentence, such as `for customers with 100 points`. */
  sentence(call: PromotionSentenceCall): string;
}

/** The arguments of an action. Amounts are in minor units of the cart's currency. */
export interface PromotionActionCall {
  readonly action: PromotionPart;
  /** The cart, with its lines in the order in which they were made. */
  readonly cart: PromotionCart;
  /** The rest of the price of each line of the cart. */
  readonly left: readonly Minor[];
  /** The rest of the shipping fee. Null if the fee is not known yet. */
  readonly shippingLeft: Minor | null;
  readonly buyer: PromotionBuyer;
  readonly now: Date;
}

/** The result of an action. Amounts are whole minor units; more than what is left is cut, and so is what lines get that are not eligible. */
export interface PromotionActionResult {
  /** The discount on each line, in the order of the lines of the call. Default: nothing. */
  readonly lines?: readonly Minor[];
  /** The discount on the shipping fee. Default: 0. */
  readonly shipping?: Minor;
  /** The products that are given. Default: none. */
  readonly gifts?: readonly { readonly sku: string; readonly qty: number }[];
}

/** A kind of action of promotions. It is asked at each change of a cart, so it must be fast, pure and synchronous. */
export interface PromotionActionKind {
  /** The kind, which begins with the name of the extension, such as `loyalty_rounding`. */
  readonly kind: string;
  /** The schema of the fields besides `kind`. A promotion with other fields is refused. */
  readonly schema: z.ZodType;
  /** Returns what the action gives for a cart. The same arguments must give the same result. */
  give(call: PromotionActionCall): PromotionActionResult;
  /** Describes the action as a part of a sentence, such as `orders are rounded down`. */
  sentence(call: PromotionSentenceCall): string;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly promotionConditions?: readonly PromotionConditionKind[];
    readonly promotionActions?: readonly PromotionActionKind[];
  }
}

/** The codes to create for a promotion. */
export interface NewPromotionCodes {
  /** The number of random codes, from 1 to 10,000. */
  readonly count: number;
  /** The beginning of each code: letters, digits, dashes and underscores, 32 characters at most. Default: none. */
  readonly prefix?: string;
  /** The number of orders that can use each code. Null: no limit. Default: 1. */
  readonly maxUses?: number | null;
}

/** The promotions service, `app.promotions`. `db` is the caller's transaction, or `app.db`. */
export interface PromotionsService {
  /**
   * Creates random codes of a promotion and returns them, all or none, such as a code for each customer who recommends the shop. Shoppers enter
   * them, or open `/discount/<code>`. Opens a transaction, or joins the one of `db`, in which no other codes are written until it ends: call it
   * before promotions are locked. Throws `PROMOTION_NOT_FOUND` (404), and a TypeError for values that are not allowed.
   */
  createCodes(db: Db, promotionUuid: string, codes: NewPromotionCodes): Promise<readonly string[]>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly promotions: PromotionsService;
  }
}
