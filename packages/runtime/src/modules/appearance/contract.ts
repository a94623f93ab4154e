/** A color as `#rrggbb`. */
export type Hex = string;

/** The colors that a merchant chooses. */
export interface ChosenColors {
  /** The color of buttons and links. */
  readonly accent: Hex;
  readonly background: Hex;
  readonly text: Hex;
}

/** A social media link to a page of the shop on another site. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** The settings for the shop's appearance and for the shop information on every page. */
export interface AppearanceSettings {
  /** The shop name shown to shoppers. If empty, the configured `shop.name` is used. */
  readonly shopName: string;
  /** The title of the homepage. If empty, the shop name is the title. */
  readonly homeTitle: string;
  readonly homeTitleTranslations: Readonly<Record<string, string>>;
  /** The description of the homepage for search engines. Empty if there is none. */
  readonly homeDescription: string;
  readonly homeDescriptionTranslations: Readonly<Record<string, string>>;
  /** The logo URL. If empty, the shop name is shown instead. */
  readonly shopLogo: string;
  /** The logo URL for dark pages. If empty, the regular logo is used. */
  readonly shopLogoDark: string;
  /** The favicon URL. Empty if there is none. */
  readonly shopFavicon: string;
  readonly shopColors: ChosenColors;
  /** The color scheme: `auto` follows the visitor's device, and the others apply to all visitors. */
  readonly shopColorScheme: 'auto' | 'light' | 'dark';
  readonly shopTextFont: string;
  readonly shopHeadingFont: string;
  readonly announcementOn: boolean;
  readonly announcementText: string;
  /** Translations of the text, by language code. */
  readonly announcementTextTranslations: Readonly<Record<string, string>>;
  /** The URL that the announcement links to. Empty if there is none. */
  readonly announcementLink: string;
  /** The text about the shop in the footer. */
  readonly footerText: string;
  readonly footerTextTranslations: Readonly<Record<string, string>>;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** The postal address shown to customers, one line of the address per line. */
  readonly contactAddress: string;
  readonly socialLinks: readonly SocialLink[];
}

/** An image with its size in pixels. The size is null if the file library has no record of it. */
export interface LogoImage {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** The shop's appearance and shop information for pages and emails, in one language. */
export interface Look {
  readonly name: string;
  /** The title and description of the homepage. Null if the merchant has not written one. */
  readonly home: { readonly title: string | null; readonly description: string | null };
  readonly logo: LogoImage | null;
  /** The logo on dark pages. Null if `logo` is also used on dark pages. */
  readonly logoDark: LogoImage | null;
  readonly favicon: string | null;
  readonly colors: ChosenColors;
  /** The stylesheet that follows the theme's stylesheet. Empty if the merchant has not changed the theme's values. */
  readonly styles: string;
  readonly announcement: { readonly text: string; readonly link: string | null } | null;
  readonly about: string | null;
  readonly contact: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: string | null;
  };
  readonly social: readonly SocialLink[];
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends AppearanceSettings {}
}
