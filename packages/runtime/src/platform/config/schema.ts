import { z } from 'zod';
import {
  bucket,
  country,
  currency,
  languages,
  locale,
  mailbox,
  origin,
  postgresUrl,
  redisUrl,
  SAMPLERS,
  secret,
  smtpUrl,
  timezone,
  webAddress,
} from './values.ts';
import { areOfOneLanguage } from './shopLanguages.ts';
import type { FileShop, ShopValues } from './liveShop.ts';

const tier = z.union([
  z.literal(false),
  z.strictObject({ points: z.int().positive(), seconds: z.int().positive() }),
]);
const address = z.strictObject({
  country: country.optional(),
  province: z.string().optional(),
  city: z.string().optional(),
  postcode: z.string().optional(),
  address_1: z.string().optional(),
});
const extensionEntry = z.union([
  z.string(),
  z.strictObject({
    /** A package name, or a path relative to the store folder. */
    resolve: z.string(),
    enabled: z.boolean().default(true),
    /** True if a broken extension prevents startup. If false, the shop starts without the extension and lists it at `/readyz`. */
    required: z.boolean().default(true),
  }),
]);

/** The schema of a store's configuration file. Unknown keys are rejected, except in `system`. */
export const shopConfig = z.strictObject({
  mode: z.enum(['production', 'development']).optional(),
  /** True for a trial store. Its first start loads the demo catalog and creates an administrator. */
  demo: z.boolean().default(false),
  shop: z
    .strictObject({
      name: z.string().default('Shop'),
      /** The public origin of the shop, used in links, cookies, and payment gateway URLs. */
      url: origin.optional(),
      /** The ISO 4217 currency code. If absent, the setting `shopCurrency` applies. */
      currency: currency.optional(),
      /** The locale for formatting amounts and dates in the default language. If absent, the setting `shopLocale` applies. */
      locale: locale.optional(),
      /** The language codes, starting with the default language. If absent, the setting `shopLanguages` applies. */
      languages: languages.optional(),
      timezone: timezone.optional(),
      weightUnit: z.string().optional(),
      address: address.optional(),
    })
    .refine(({ locale, languages }) => areOfOneLanguage(locale, languages), {
      path: ['locale'],
      error: 'does not match the first language in shop.languages',
      params: {
        hint: 'The first language is the default one; its locale adds a region, such as en-US to en.',
      },
    })
    .prefault({}),
  server: z
    .strictObject({
      host: z.string().default('127.0.0.1'),
      port: z.int().min(0).max(65_535).default(3000),
      /** Number of reverse proxies in front of the shop that are trusted to report the client's IP address. */
      trustProxy: z.int().min(0).default(0),
      /** Maximum size of a request body in bytes. */
      bodyLimit: z.int().positive().default(1_048_576),
    })
    .prefault({}),
  database: z
    .strictObject({
      /** The database URL. If absent, the shop runs an embedded PostgreSQL server in the store folder. */
      url: postgresUrl.optional(),
      poolSize: z.int().positive().default(10),
      /** Number of additional connections for GraphQL reads from the storefront. */
      readPoolSize: z.int().positive().default(5),
      /** Timeout in milliseconds for SQL statements on the GraphQL read connections. */
      readTimeoutMs: z.int().positive().default(3000),
      /** A direct database URL for migrations, LISTEN, and jobs. Required if `url` points to a connection pooler. */
      directUrl: postgresUrl.optional(),
      /** Enables named prepared statements. */
      prepare: z.boolean().default(true),
      /** Minimum duration in milliseconds of SQL statements that are logged as slow. 0 disables the log. */
      slowMs: z.int().min(0).default(500),
      /** The URL of a streaming replica that serves storefront reads. If absent, the primary serves them. */
      replicaUrl: postgresUrl.optional(),
    })
    .prefault({}),
  cache: z
    .strictObject({
      /**
       * Maximum memory in bytes for cached GraphQL responses, per process. Responses stay cached until the shop's content changes.
       * 0 disables the cache.
       */
      maxBytes: z.int().min(0).default(16_000_000),
      /**
       * Maximum delay in milliseconds before a content change appears in cached responses. With 0, an SQL statement checks for
       * changes before each cached response.
       */
      maxStaleMs: z.int().min(0).max(60_000).default(0),
    })
    .prefault({}),
  redis: z.strictObject({ url: redisUrl.optional() }).prefault({}),
  session: z.strictObject({ secret: secret.optional() }).prefault({}),
  secrets: z
    .strictObject({
      key: secret.optional(),
      previousKeys: z.array(secret).default([]),
    })
    .prefault({}),
  cors: z
    .strictObject({
      /** The origins of storefront front ends, which may make cross-origin requests with customer cookies. */
      origins: z.array(origin).default([]),
      /** The origins of admin front ends, which may make cross-origin requests with administrator cookies. */
      adminOrigins: z.array(origin).default([]),
    })
    .prefault({}),
  checkout: z
    .strictObject({
      successUrl: z.string().default('/checkout/success/{orderUuid}'),
      cancelUrl: z.string().default('/checkout'),
      cartTtlDays: z.int().positive().default(30),
      /** Time limits in milliseconds for a quote of a shipping provider and the suggestions of an address lookup. */
      quoteTimeoutMs: z.int().positive().default(5000),
      addressLookupMs: z.int().positive().default(2000),
      /** Time limits in milliseconds for the check of a VAT ID and for the rates of a source of exchange rates. */
      vatCheckMs: z.int().positive().default(8000),
      exchangeRateMs: z.int().positive().default(10_000),
    })
    .prefault({}),
  mail: z
    .strictObject({
      /** The SMTP server URL. If absent, emails are written to `.shop/mail` in development and not sent at all in production. */
      url: smtpUrl.optional(),
      /** The sender address of emails. Default: `no-reply@` plus the host of `shop.url`. */
      from: mailbox.optional(),
    })
    .prefault({}),
  media: z
    .strictObject({
      /** The place where images are stored, unless an extension provides the storage. */
      storage: z.enum(['local', 's3']).default('local'),
      /** The folder for `local` storage, absolute or relative to the store folder. */
      folder: z.string().min(1).default('.shop/media'),
      /** Maximum size of an uploaded image in bytes. */
      maxFileSize: z.int().positive().default(10_485_760),
      /** Maximum number of pixels in an uploaded image, added up over all animation frames. */
      maxPixels: z.int().positive().default(50_000_000),
      s3: z
        .strictObject({
          /** The S3 endpoint URL without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
          endpoint: origin,
          bucket,
          region: z.string().min(1).default('us-east-1'),
          accessKeyId: z.string().min(1),
          secretAccessKey: z.string().min(1),
          /** The public URL of the bucket. Requests for original images are redirected there. */
          publicUrl: webAddress.optional(),
        })
        .optional(),
    })
    .refine(({ storage, s3 }) => storage !== 's3' || s3 !== undefined, {
      path: ['s3'],
      error: 'is missing',
      params: { hint: 'Set endpoint, bucket, accessKeyId and secretAccessKey.' },
    })
    .prefault({}),
  users: z
    .strictObject({
      /**
       * The path or URL of the page where administrators choose a new password. The emailed link adds the query parameter `token`.
       */
      resetPasswordUrl: z.string().default('/admin/reset-password'),
    })
    .prefault({}),
  customers: z
    .strictObject({
      /** The path or URL of the page where customers choose a new password. The emailed link adds the query parameter `token`. */
      resetPasswordUrl: z.string().default('/account/reset-password'),
      /** The path or URL of the page that confirms a new email address. The emailed link adds the query parameter `token`. */
      confirmEmailUrl: z.string().default('/account/confirm-email'),
    })
    .prefault({}),
  metrics: z
    .strictObject({
      /**
       * The bearer token that Prometheus uses to read `/metrics`. If absent, metrics are disabled and the endpoint does not exist.
       */
      token: secret.optional(),
    })
    .prefault({}),
  telemetry: z
    .strictObject({
      /**
       * The URL of an OpenTelemetry collector that accepts OTLP over HTTP, without `/v1/traces`. If absent, no traces are exported.
       */
      url: webAddress.optional(),
      /** HTTP headers for requests to the collector, such as an API key. */
      headers: z.record(z.string(), z.string()).default({}),
      /** The service name that identifies this shop in traces. */
      serviceName: z.string().min(1).default('shop'),
      /** Additional resource attributes for all traces, such as `deployment.environment.name`. */
      resource: z.record(z.string(), z.string()).default({}),
      /**
       * The sampling rule for traces. A `parentbased_` sampler follows the sampling decision in the incoming request, if there is
       * one.
       */
      sampler: z.enum(SAMPLERS).default('parentbased_traceidratio'),
      /** The fraction of traces that ratio samplers keep, from 0 to 1. */
      sampleRatio: z.number().min(0).max(1).default(1),
    })
    .prefault({}),
  rateLimit: z
    .union([
      z.literal(false),
      z.strictObject({
        api: tier.optional(),
        auth: tier.optional(),
        pages: tier.optional(),
        admin: tier.optional(),
        orders: tier.optional(),
        unpaidOrders: tier.optional(),
        coupons: tier.optional(),
        assetMisses: tier.optional(),
        mail: tier.optional(),
      }),
    ])
    .prefault({}),
  graphql: z
    .strictObject({
      /** Enables schema introspection. Default: only in development. */
      introspection: z.boolean().optional(),
      maxDepth: z.int().positive().default(12),
      maxAliases: z.int().positive().default(30),
      maxTokens: z.int().positive().default(2000),
      maxCost: z.int().positive().default(5000),
    })
    .prefault({}),
  events: z.strictObject({ maxAttempts: z.int().positive().default(10) }).prefault({}),
  webhooks: z
    .strictObject({
      /** Hosts on private networks that webhooks may call, with or without a port. Plain http is allowed for these hosts. */
      allowedHosts: z.array(z.string().min(1)).default([]),
    })
    .prefault({}),
  /** Time limits in milliseconds for extension code. A contribution can override them with its own deadline. */
  deadlines: z
    .strictObject({
      /** The deadline for delivering an event to a subscriber. */
      deliveryMs: z.int().positive().default(30_000),
      /** The deadline for one run of a job. */
      jobMs: z.int().positive().default(300_000),
      /**
       * The deadline for extension code that contributes part of a response: a processor, a GraphQL field, or a payment method's
       * availability check.
       */
      callMs: z.int().positive().default(5000),
      /** The deadline for extension code that produces an entire response: a route or a payment method's form. */
      answerMs: z.int().positive().default(30_000),
    })
    .prefault({}),
  extensions: z.array(extensionEntry).default([]),
  /** The package names of discovered extensions that may be loaded. */
  allowExtensions: z.array(z.string()).optional(),
  /** One section for each extension, validated by the extension's own schema. `theme` is the name of the active theme. */
  system: z.looseObject({ theme: z.string().optional() }).prefault({}),
});

/** The configuration that a `shop.config.ts` file exports. */
export type ShopConfigInput = z.input<typeof shopConfig>;

/** The validated configuration, including values from environment variables and command-line options. */
export type ShopConfig = Omit<z.output<typeof shopConfig>, 'mode' | 'shop' | 'session' | 'cors'> & {
  readonly mode: 'production' | 'development';
  /** The shop's properties. Read them when they are used, because an administrator may change those that the file does not set. */
  readonly shop: Omit<FileShop, 'url' | keyof ShopValues> & ShopValues & { readonly url: string };
  readonly session: { readonly secret: string };
  readonly cors: z.output<typeof shopConfig>['cors'] & {
    /** True only under `shop dev`. Pages served from localhost may then read the storefront. */
    readonly localhost?: boolean;
  };
  /** The extensions that are disabled in this process only, by their name in the config. */
  readonly withoutExtensions?: readonly string[];
  /** The absolute path of the store folder. */
  readonly storeDir: string;
  /** The name of the configuration file, as it appears in error messages. */
  readonly configFile: string;
};
