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

/** Formats an amount with its currency in the admin language, such as `$5.00`. */
export declare function formatMoney(amount: number, currency: string): string;

/** Formats a number in the admin language. */
export declare function formatNumber(value: number): string;

/** Reads a text of the extension by its key, with the values of its placeholders. Plurals and the like are in ICU message syntax. */
export type TextOf<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Returns the function that reads the extension's texts, from the folder `texts` of its `admin` contribution, in the admin language, or in
 * English if there is no file for it. The texts are there once a part of the module is shown: read them while rendering.
 */
export declare function textsOf(extension: string): TextOf;

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
export type Gap = 'tight' | 'xs' | 'sm' | 'md' | 'lg';

export interface ContainerProps {
  readonly gap?: Gap;
  readonly children?: ReactNode;
}
/** Stacks its children vertically. */
export declare const Stack: FunctionComponent<ContainerProps>;
/** Places its children in a row that wraps. If they `grow`, all have the same width. */
export declare const Group: FunctionComponent<
  ContainerProps & { readonly spread?: boolean; readonly grow?: boolean }
>;

export interface CardProps {
  /** Card heading, which is also the accessible name of the card. */
  readonly title?: string;
  /** The button at the end of the heading's line. */
  readonly action?: ReactNode;
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

/** Shows whether a record is enabled, with the admin's own labels. */
export declare const Enabled: FunctionComponent<{ readonly isEnabled: boolean }>;

export interface NoticeProps {
  readonly tone?: 'green' | 'yellow' | 'red';
  readonly title?: string;
  readonly children?: ReactNode;
}
export declare const Notice: FunctionComponent<NoticeProps>;

export interface ButtonProps {
  readonly kind?: 'primary' | 'default' | 'quiet';
  readonly tone?: 'red';
  readonly size?: 'xs' | 'sm';
  /** Accessible name, if it differs from the visible one. */
  readonly label?: string;
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
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly ReactNode[];
    /** The buttons at the end of the row. */
    readonly actions?: ReactNode;
  }[];
  /** The columns with numbers, by their index. */
  readonly numbers?: readonly number[];
  /** The width in pixels below which the table scrolls. Default: it never does. */
  readonly minWidth?: number;
}
export declare const Table: FunctionComponent<TableProps>;

export interface RowAction {
  /** The permission without which the button is missing. */
  readonly permission: string;
  /** Accessible name, such as "Edit Standard delivery". */
  readonly label: string;
}
/** The two buttons at the end of a row: one edits the record, the other deletes it after confirmation. */
export interface RowActionsProps {
  /** Name of the record, shown in the confirmation. */
  readonly name: string;
  /** First part of the keys of the queries that are refetched, which is the extension name. */
  readonly refreshes: string;
  readonly edit: RowAction & { run(): void };
  readonly remove: RowAction & {
    /** Describes what is lost. Default: that the deletion cannot be undone. */
    readonly lost?: string;
    run(): Promise<unknown>;
  };
}
export declare const RowActions: FunctionComponent<RowActionsProps>;

/** Value of a number input that keeps what was typed: a number, decimal text, '' for nothing, or text that the dialog does not send. */
export type Figure = number | string;

/** Props of an input for a value of a form. */
export interface FormInput<Value> {
  readonly path: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}
/** A list in the values of a form. */
export interface FormList<Row> {
  add(row: Row): void;
  remove(index: number): void;
  input<Key extends keyof Row & string>(index: number, key: Key): FormInput<Row[Key]>;
}
/** Values of a form, with what its inputs need. */
export interface FormState<Values extends object> {
  readonly values: Values;
  input<Name extends keyof Values & string>(name: Name): FormInput<Values[Name]>;
  list<Name extends keyof Values & string>(
    name: Name,
  ): FormList<Values[Name] extends readonly (infer Row)[] ? Row : never>;
  /** Returns the error that the shop answered for a path of the body, such as `tiers.0.cost`. */
  errorAt(path: string): string | undefined;
}

/** A dialog with a small form. Errors appear at the inputs with their paths, and the queries are refetched after saving. */
export interface FormDialogProps<Values extends object> {
  readonly title: string;
  /** Label of the button that sends the values. Default: "Save". */
  readonly label?: string;
  readonly size?: 'md' | 'lg';
  readonly initial: Values;
  /** First part of the keys of the queries that are refetched, which is the extension name. */
  readonly refreshes: string;
  /** Sends the values. */
  run(values: Values): Promise<unknown>;
  close(): void;
  children(form: FormState<Values>): ReactNode;
}
export declare function FormDialog<Values extends object>(props: FormDialogProps<Values>): ReactNode;

/** Shows a secret that the shop tells only once, with buttons that copy it and save it to a file. */
export interface ShownOnceProps {
  readonly title: string;
  /** The secret. Several secrets are separated by line breaks. */
  readonly value: string;
  /** Name of the file that the secret can be saved to. Default: it cannot be saved. */
  readonly file?: string;
  /** Called when the administrator has kept the secret. */
  done(): void;
}
export declare const ShownOnce: FunctionComponent<ShownOnceProps>;

export interface InputProps<Value> {
  readonly label: string;
  /** True if the label is only for assistive technology, such as in a table whose header already shows it. */
  readonly isLabelHidden?: boolean;
  /** Path of the value in the body, by which a dialog finds the input of an error. */
  readonly path?: string;
  readonly placeholder?: string;
  /** True if a dialog opens with the focus on this input. */
  readonly isFirst?: boolean;
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
/** Input for an amount of money, in the currency of the shop unless another one is given by its code. */
export declare const MoneyInput: FunctionComponent<
  InputProps<Figure> & { readonly min?: number; readonly currency?: string }
>;
/** Input for a weight in the unit of the shop. */
export declare const WeightInput: FunctionComponent<InputProps<Figure> & { readonly min?: number }>;
/** Input for an integer, which the arrow keys change. */
export declare const IntegerInput: FunctionComponent<InputProps<Figure>>;
export declare const Switch: FunctionComponent<InputProps<boolean>>;
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}
export declare const Select: FunctionComponent<
  InputProps<string | null> & {
    readonly choices: readonly Choice[];
    /** Default: true unless the input is required. */
    readonly clearable?: boolean;
    /** Shown if there are no choices. */
    readonly empty?: string;
  }
>;
/** A choice of a few values that are all visible. */
export declare const Segments: FunctionComponent<
  Pick<InputProps<string>, 'label' | 'value' | 'onChange'> & { readonly choices: readonly Choice[] }
>;

/** A table of inputs, with rows that can be added and removed. */
export interface RowsInputProps {
  /** Accessible description of the table. */
  readonly caption: string;
  readonly head: readonly string[];
  /** The inputs of each row. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly help?: string;
  readonly error?: string | undefined;
  readonly addLabel: string;
  /** Returns the accessible name of the button that removes a row. The last row cannot be removed. */
  removeLabel(index: number): string;
  add(): void;
  remove(index: number): void;
}
export declare const RowsInput: FunctionComponent<RowsInputProps>;

/** Reports what the administrator may do. The API enforces the same permissions on each call. */
export interface Permissions {
  has(permission: string): boolean;
}

/** Page slots in which a module can render its own content. */
export type SlotId =
  | 'order.side'
  | 'product.side'
  | 'customer.side'
  | 'dashboard.tile'
  | 'shipping.zone'
  | 'shipping.page';

export interface SlotRecord {
  readonly uuid: string;
}
/** A zone on the shipping page. */
export interface ZoneRecord extends SlotRecord {
  /** The integer ID. */
  readonly id: string;
  readonly name: string;
  /** The codes of the shipping providers attached to the zone. */
  readonly providers: readonly string[];
}
/** Record that each slot shows. */
export interface SlotRecords {
  readonly 'order.side': SlotRecord;
  readonly 'product.side': SlotRecord;
  readonly 'customer.side': SlotRecord;
  readonly 'dashboard.tile': null;
  readonly 'shipping.zone': ZoneRecord;
  readonly 'shipping.page': null;
}

export interface PageProps {
  readonly permissions: Permissions;
}
export interface SlotProps<Slot extends SlotId = SlotId> {
  /** Record shown on the page. Null on the dashboard, and for the whole shipping page. */
  readonly record: SlotRecords[Slot];
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
  readonly slots?: { readonly [Slot in SlotId]?: ComponentType<SlotProps<Slot>> };
  readonly cells?: Readonly<Record<string, ComponentType<CellProps>>>;
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>>;
  readonly actions?: Readonly<Record<string, (call: ActionCall) => Promise<ActionAnswer | void>>>;
}
