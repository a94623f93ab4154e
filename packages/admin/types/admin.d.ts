/**
 * The `@shop/admin` module that extension modules import in the browser. The admin page's import map resolves `@shop/admin`, `react`,
 * `react/jsx-runtime` and `react-dom` to the admin's own copies. This is version 1 of the contract.
 */
import type { ComponentType, FunctionComponent, ReactNode } from 'react';

/** Contract version. A module declares it as `contract: '^1'`. */
export declare const version: 1;

/** A translatable string: one string for all languages, or one per language code, with English required. */
export type AdminText = string | ({ readonly en: string } & Readonly<Record<string, string>>);

/** Language code of the admin, such as `de`. */
export declare const language: string;

/** Returns the text in the admin language, or in English if there is no translation. */
export declare function translate(text: AdminText): string;

/** Formats an API timestamp in the admin language and the shop's time zone, which is named if the browser's time zone differs. */
export declare function formatTime(iso: string): string;

/** Shows a short notification above the page, for example to confirm an action. */
export declare function notify(message: string, tone?: 'green' | 'red'): void;

/**
 * Client for the shop's API, authenticated as the signed-in administrator. Each method returns the `data` of the response and throws an
 * Error with the error message in the admin language. Paths begin with `/`: a module can call only its own shop.
 */
export interface Api {
  get<Data = unknown>(path: string): Promise<Data>;
  post<Data = unknown>(path: string, body?: object): Promise<Data>;
  patch<Data = unknown>(path: string, body?: object): Promise<Data>;
  put<Data = unknown>(path: string, body?: object): Promise<Data>;
  delete<Data = unknown>(path: string): Promise<Data>;
  /** Runs a query against the admin schema. */
  graphql<Data = unknown>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>;
}
export declare const api: Api;

/** A query whose result is read once and cached while its page is open. Start the key with the extension name. */
export interface Query<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<Data>;
  /** If false, the query does not run yet. */
  readonly enabled?: boolean;
}
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** True if the query has no result yet. */
  readonly isPending: boolean;
  /** True if a request is running, either the first one or a refetch. */
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}
export declare function useQuery<Data>(query: Query<Data>): QueryState<Data>;

/** A change. Afterwards, all queries whose keys start with one of the `refreshes` are refetched. */
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

/** Spacing between child elements. */
export type Gap = 'xs' | 'sm' | 'md' | 'lg';

export interface ContainerProps {
  readonly gap?: Gap;
  readonly children?: ReactNode;
}
/** Stacks its children vertically. */
export declare const Stack: FunctionComponent<ContainerProps>;
/** Places its children in a row that wraps. */
export declare const Group: FunctionComponent<ContainerProps & { readonly spread?: boolean }>;

export interface CardProps {
  /** Card heading, which is also the accessible name of the card. */
  readonly title?: string;
  readonly children?: ReactNode;
}
export declare const Card: FunctionComponent<CardProps>;

export interface TitleProps {
  /** Heading level. Each page has exactly one title of order 1. */
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
  /** Path of an admin page without `/admin`, such as `/x/loyalty/rewards`. */
  readonly to: string;
  readonly children?: ReactNode;
}
export declare const Link: FunctionComponent<LinkProps>;

/** A table. The first column is the row header. */
export interface TableProps {
  /** Accessible description of what the table shows. */
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

/** Tells what the administrator may do. The API enforces the same permissions on each call. */
export interface Permissions {
  has(permission: string): boolean;
}

/** Page slots in which a module can render its own content. */
export type SlotId = 'order.side' | 'product.side' | 'customer.side' | 'dashboard.tile';

export interface PageProps {
  readonly permissions: Permissions;
}
export interface SlotProps {
  /** Record shown on the page. Null on the dashboard. */
  readonly record: { readonly uuid: string } | null;
  readonly permissions: Permissions;
}
export interface CellProps {
  readonly value: unknown;
  /** Row data returned by the list query or by the column's query. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly permissions: Permissions;
}
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly value: unknown;
  /** Validation error returned by the shop. */
  readonly error?: string;
  readonly isRequired: boolean;
  readonly permissions: Permissions;
  readonly onChange: (value: unknown) => void;
}

/** Arguments of an action on selected rows. */
export interface ActionCall {
  /** UUIDs of the selected rows. */
  readonly ids: readonly string[];
  readonly api: Api;
}
export interface ActionAnswer {
  /** Number of changed rows. Default: all rows except the refused ones. */
  readonly changed?: number;
  /** Rows that were not changed, each with the reason. */
  readonly refused?: readonly { readonly id: string; readonly message: string }[];
}

/** Default export of a module: its parts, keyed by the names declared in the server's `admin` contribution. */
export interface AdminModule {
  readonly pages?: Readonly<Record<string, ComponentType<PageProps>>>;
  readonly slots?: { readonly [Slot in SlotId]?: ComponentType<SlotProps> };
  readonly cells?: Readonly<Record<string, ComponentType<CellProps>>>;
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>>;
  readonly actions?: Readonly<Record<string, (call: ActionCall) => Promise<ActionAnswer | void>>>;
}
