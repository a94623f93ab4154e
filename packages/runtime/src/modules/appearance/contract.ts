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

/** The settings for the shop's appearance and the shop information shown on every page. */
export interface AppearanceSettings {
  /** The shop name that shoppers see. If empty, `shop.name` of the configuration is used. */
  readonly shopName: string;
  /** The address of the logo. If empty, the shop name is shown instead. */
  readonly shopLogo: string;
  /** The logo on dark pages. If empty, the regular logo is used. */
  readonly shopLogoDark: string;
  /** The favicon. Empty if there is none. */
  readonly shopFavicon: string;
  readonly shopColors: ChosenColors;
  /** The color scheme of pages: according to the device, or light or dark for all visitors. */
  readonly shopColorScheme: 'auto' | 'light' | 'dark';
  readonly shopTextFont: string;
  readonly shopHeadingFont: string;
  readonly announcementOn: boolean;
  readonly announcementText: string;
  /** The text in other languages, keyed by language code. */
  readonly announcementTextTranslations: Readonly<Record<string, string>>;
  /** The address that the announcement links to. Empty if there is none. */
  readonly announcementLink: string;
  /** The text about the shop in the footer. */
  readonly footerText: string;
  readonly footerTextTranslations: Readonly<Record<string, string>>;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** The postal address for customers, one line each. */
  readonly contactAddress: string;
  readonly socialLinks: readonly SocialLink[];
}

/** An image with its size in pixels. The size is null if the file library does not know it. */
export interface LookPicture {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** The shop's appearance and the shop information for every page and email, in one language. */
export interface Look {
  readonly name: string;
  readonly logo: LookPicture | null;
  /** The logo on dark pages. Null if `logo` is also used on dark pages. */
  readonly logoDark: LookPicture | null;
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
