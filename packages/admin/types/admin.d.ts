/**
 * The module `@shop/admin` as the modules of extensions see it in the browser. The import map of the admin's page resolves it, and `react`,
 * `react/jsx-runtime` and `react-dom`, to the admin's own. This is version 1 of the contract.
 */
import type { ComponentType, FunctionComponent, ReactNode } from 'react';

/** The version of the contract, which a module names as `contract: '^1'`. */
export declare const version: 1;

/** The words of a text: one for all languages, or one for each by its code, English at least. */
export type AdminText = string | ({ readonly en: string } & Readonly<Record<string, string>>);

/** The code of the language of the admin, such as `de`. */
export declare const language: string;

/** Returns the words of a text in the language of the admin, else the English ones. */
export declare function translate(text: AdminText): string;

/** Writes a time of the API in the language and the time zone of the browser. */
export declare function formatTime(iso: string): string;

/** Shows a short note above the page, such as that something was done. */
export declare function notify(message: string, tone?: 'green' | 'red'): void;

/**
 * The shop's API, in the name of the administrator. Each method answers the `data` of the answer, and throws an Error with the words of the
 * refusal, in the language of the admin. Paths begin with `/`: a module speaks with its own shop alone.
 */
export interface Api {
  get<Data = unknown>(path: string): Promise<Data>;
  post<Data = unknown>(path: string, body?: object): Promise<Data>;
  patch<Data = unknown>(path: string, body?: object): Promise<Data>;
  put<Data = unknown>(path: string, body?: object): Promise<Data>;
  delete<Data = unknown>(path: string): Promise<Data>;
  /** Runs a query of the admin schema. */
  graphql<Data = unknown>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>;
}
export declare const api: Api;

/** A query that is read once and kept while its page is open. Begin the key with the name of the extension. */
export interface Query<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<Data>;
  /** False: it is not read yet. */
  readonly enabled?: boolean;
}
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** It was never read. */
  readonly isPending: boolean;
  /** It is being read, for the first time or again. */
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}
export declare function useQuery<Data>(query: Query<Data>): QueryState<Data>;

/** A change. After it the queries with these beginnings of keys are read anew. */
export interface Mutation<Data, Input> {
  readonly mutationFn: (input: Input) => Promise<Data>;
  readonly refreshes?: readonly (readonly unknown[])[];
  readonly onSuccess?: (data: Data) => void;
}
export interface MutationState<Data, Input> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  mutate(input: Input): void;
}
export declare function useMutation<Data, Input = void>(
  mutation: Mutation<Data, Input>,
): MutationState<Data, Input>;

/** The distance between things: small, medium or large. */
export type Gap = 'xs' | 'sm' | 'md' | 'lg';

export interface ContainerProps {
  readonly gap?: Gap;
  readonly children?: ReactNode;
}
/** Things below each other. */
export declare const Stack: FunctionComponent<ContainerProps>;
/** Things beside each other, which wrap. */
export declare const Group: FunctionComponent<ContainerProps & { readonly spread?: boolean }>;

export interface CardProps {
  /** The heading of the card, which also names it for screen readers. */
  readonly title?: string;
  readonly children?: ReactNode;
}
export declare const Card: FunctionComponent<CardProps>;

export interface TitleProps {
  /** Each page has one title of the order 1. */
  readonly order?: 1 | 2 | 3;
  readonly children?: ReactNode;
}
export declare const Title: FunctionComponent<TitleProps>;

export interface TextProps {
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  readonly tone?: 'dimmed' | 'red';
  readonly isBold?: boolean;
  readonly children?: ReactNode;
}
export declare const Text: FunctionComponent<TextProps>;

export interface BadgeProps {
  readonly tone?: 'gray' | 'green' | 'yellow' | 'red' | 'blue';
  readonly children?: ReactNode;
}
export declare const Badge: FunctionComponent<BadgeProps>;

export interface NoticeProps {
  readonly tone?: 'green' | 'yellow' | 'red';
  readonly title?: string;
  readonly children?: ReactNode;
}
export declare const Notice: FunctionComponent<NoticeProps>;

export interface ButtonProps {
  readonly kind?: 'primary' | 'default' | 'quiet';
  readonly tone?: 'red';
  readonly loading?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly onClick?: () => void;
  readonly children?: ReactNode;
}
export declare const Button: FunctionComponent<ButtonProps>;

export interface LinkProps {
  /** The path of a page of the admin without `/admin`, such as `/x/loyalty/rewards`. */
  readonly to: string;
  readonly children?: ReactNode;
}
export declare const Link: FunctionComponent<LinkProps>;

/** A table. The first column of each row names it. */
export interface TableProps {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}
export declare const Table: FunctionComponent<TableProps>;

export interface InputProps<Value> {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}
export declare const TextInput: FunctionComponent<InputProps<string>>;
export declare const Textarea: FunctionComponent<InputProps<string>>;
export declare const NumberInput: FunctionComponent<
  InputProps<number | null> & { readonly min?: number; readonly max?: number; readonly step?: number }
>;
export declare const Switch: FunctionComponent<InputProps<boolean>>;
export declare const Select: FunctionComponent<
  InputProps<string | null> & {
    readonly choices: readonly { readonly value: string; readonly label: string }[];
  }
>;

/** Reports what the administrator may do. Without a permission the API refuses the call as well. */
export interface Permissions {
  has(permission: string): boolean;
}

/** The places of pages where a module shows something of its own. */
export type SlotId = 'order.side' | 'product.side' | 'customer.side' | 'dashboard.tile';

export interface PageProps {
  readonly permissions: Permissions;
}
export interface SlotProps {
  /** The record whose page it is; null on the dashboard. */
  readonly record: { readonly uuid: string } | null;
  readonly permissions: Permissions;
}
export interface CellProps {
  readonly value: unknown;
  /** What the query of the list, or of the column, answered of the row. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly permissions: Permissions;
}
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly value: unknown;
  /** What the shop refused the value for. */
  readonly error?: string;
  readonly isRequired: boolean;
  readonly permissions: Permissions;
  readonly onChange: (value: unknown) => void;
}

/** The call of an action on selected rows. */
export interface ActionCall {
  /** The UUIDs of the rows. */
  readonly ids: readonly string[];
  readonly api: Api;
}
export interface ActionAnswer {
  /** The rows that were changed. Default: all of them but those that were refused. */
  readonly changed?: number;
  /** The rows that stayed as they were, each with the reason. */
  readonly refused?: readonly { readonly id: string; readonly message: string }[];
}

/** The default export of a module: its parts, by the names that the server's `admin` contribution gives them. */
export interface AdminModule {
  readonly pages?: Readonly<Record<string, ComponentType<PageProps>>>;
  readonly slots?: { readonly [Slot in SlotId]?: ComponentType<SlotProps> };
  readonly cells?: Readonly<Record<string, ComponentType<CellProps>>>;
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>>;
  readonly actions?: Readonly<Record<string, (call: ActionCall) => Promise<ActionAnswer | void>>>;
}
