/** A color as `#rrggbb`. */
export type Hex = string;

/** The colors that a merchant chooses. */
export interface ChosenColors {
  /** The color of buttons and links. */
  readonly accent: Hex;
  readonly background: Hex;
  readonly text: Hex;
}

/** A page of the shop on another site. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** The values of the settings of how the shop looks and of what it says about itself on every page. */
export interface AppearanceSettings {
  /** The name that shoppers read. Empty: `shop.name` of the configuration. */
  readonly shopName: string;
  /** The address of the logo. Empty: the name stands in its place. */
  readonly shopLogo: string;
  /** The logo on dark pages. Empty: the same one. */
  readonly shopLogoDark: string;
  /** The icon of windows and bookmarks. Empty: there is none. */
  readonly shopFavicon: string;
  readonly shopColors: ChosenColors;
  /** The color scheme of pages: as the device asks for it, or light or dark for everybody. */
  readonly shopColorScheme: 'auto' | 'light' | 'dark';
  readonly shopTextFont: string;
  readonly shopHeadingFont: string;
  readonly announcementOn: boolean;
  readonly announcementText: string;
  /** The text in further languages, by their codes. */
  readonly announcementTextTranslations: Readonly<Record<string, string>>;
  /** The address that the announcement links to. Empty: none. */
  readonly announcementLink: string;
  /** The text about the shop in the footer. */
  readonly footerText: string;
  readonly footerTextTranslations: Readonly<Record<string, string>>;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** The address that customers write to, a line each. */
  readonly contactAddress: string;
  readonly socialLinks: readonly SocialLink[];
}

/** A picture with its size in pixels; null: the library does not know it. */
export interface LookPicture {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** The look of the shop, and what it says about itself on every page and in every email, in one language. */
export interface Look {
  readonly name: string;
  readonly logo: LookPicture | null;
  /** The logo on dark pages; null: `logo` holds there too. */
  readonly logoDark: LookPicture | null;
  readonly favicon: string | null;
  readonly colors: ChosenColors;
  /** The style sheet after that of the theme. Empty: everything is as the theme has it. */
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
