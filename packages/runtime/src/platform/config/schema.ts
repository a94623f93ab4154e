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
import type { ShopLanguages } from './shopLanguages.ts';

const tier = z.union([
  z.literal(false),
  z.strictObject({ points: z.int().positive(), seconds: z.int().positive() }),
]);
const address = z.strictObject({
  country,
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
    /** False if the shop may start without the extension when it is broken; `/readyz` then lists it. */
    required: z.boolean().default(true),
  }),
]);

/** The schema of the store's configuration file. Unknown keys are faults, except under `system`. */
export const shopConfig = z.strictObject({
  mode: z.enum(['production', 'development']).optional(),
  /** Marks a trial store: its first start loads the demo catalog and creates an administrator. */
  demo: z.boolean().default(false),
  shop: z
    .strictObject({
      name: z.string().default('Shop'),
      /** The public origin, used for links, cookies, and gateway URLs. */
      url: origin.optional(),
      /** The ISO 4217 code. */
      currency: currency.default('USD'),
      /** The locale used to format amounts and dates in the default language. Default: that language. */
      locale: locale.optional(),
      /** The language codes, the default first. Default: the language of `locale`. */
      languages: languages.optional(),
      timezone: timezone.default('UTC'),
      weightUnit: z.string().default('kg'),
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
      /** Number of reverse proxies that are trusted to report the client address. */
      trustProxy: z.int().min(0).default(0),
      /** Maximum body size in bytes. */
      bodyLimit: z.int().positive().default(1_048_576),
    })
    .prefault({}),
  database: z
    .strictObject({
      /** The database URL. If absent, an embedded PostgreSQL in the store folder is used. */
      url: postgresUrl.optional(),
      poolSize: z.int().positive().default(10),
      /** Number of connections in addition to `poolSize` for storefront reads by GraphQL. */
      readPoolSize: z.int().positive().default(5),
      /** Time in milliseconds after which a statement on those connections is ended. */
      readTimeoutMs: z.int().positive().default(3000),
      /** The database URL for migrations, LISTEN, and jobs, if `url` is a pooler. */
      directUrl: postgresUrl.optional(),
      /** Enables named prepared statements. */
      prepare: z.boolean().default(true),
      /** Minimum duration in milliseconds for logging a statement as slow. 0 disables the log. */
      slowMs: z.int().min(0).default(500),
      /** The URL of a streaming replica for storefront reads. If absent, the database itself serves them. */
      replicaUrl: postgresUrl.optional(),
    })
    .prefault({}),
  cache: z
    .strictObject({
      /**
       * Maximum memory in bytes that a process uses to cache GraphQL responses until the shop's content changes. 0 disables the
       * cache.
       */
      maxBytes: z.int().min(0).default(16_000_000),
      /**
       * Maximum delay in milliseconds before cached responses reflect a change. 0: before each response, a statement checks that
       * nothing has changed.
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
      /** The storefront front ends, which may read responses and send customer cookies. */
      origins: z.array(origin).default([]),
      /** The admin front ends, which may read responses and send administrator cookies. */
      adminOrigins: z.array(origin).default([]),
    })
    .prefault({}),
  checkout: z
    .strictObject({
      successUrl: z.string().default('/checkout/success/{orderUuid}'),
      cancelUrl: z.string().default('/checkout'),
      cartTtlDays: z.int().positive().default(30),
      /** Time limit in milliseconds for a shipping provider's quote. */
      quoteTimeoutMs: z.int().positive().default(5000),
    })
    .prefault({}),
  mail: z
    .strictObject({
      /** The mail server. If absent, emails are written to `.shop/mail` in development, and not sent in production. */
      url: smtpUrl.optional(),
      /** The sender of emails. Default: `no-reply@` followed by the host of `shop.url`. */
      from: mailbox.optional(),
    })
    .prefault({}),
  media: z
    .strictObject({
      /** The image storage, unless an extension provides one. */
      storage: z.enum(['local', 's3']).default('local'),
      /** The folder for `local`: absolute, or relative to the store folder. */
      folder: z.string().min(1).default('.shop/media'),
      /** Maximum size of one uploaded image in bytes. */
      maxFileSize: z.int().positive().default(10_485_760),
      /** Maximum number of pixels of one uploaded image, across all its frames. */
      maxPixels: z.int().positive().default(50_000_000),
      s3: z
        .strictObject({
          /** The URL without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
          endpoint: origin,
          bucket,
          region: z.string().min(1).default('us-east-1'),
          accessKeyId: z.string().min(1),
          secretAccessKey: z.string().min(1),
          /** The bucket's public URL; requests for original images are redirected there. */
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
      /** The page where administrators set a new password, as a path or URL; it receives the query parameter `token`. */
      resetPasswordUrl: z.string().default('/admin/reset-password'),
    })
    .prefault({}),
  customers: z
    .strictObject({
      /** The page where customers set a new password, as a path or URL; it receives the query parameter `token`. */
      resetPasswordUrl: z.string().default('/account/reset-password'),
      /** The page that confirms a new email, as a path or URL; it receives the query parameter `token`. */
      confirmEmailUrl: z.string().default('/account/confirm-email'),
    })
    .prefault({}),
  metrics: z
    .strictObject({
      /** The bearer token that Prometheus sends to `/metrics`. If absent, nothing is measured and the endpoint does not exist. */
      token: secret.optional(),
    })
    .prefault({}),
  telemetry: z
    .strictObject({
      /** The URL of a collector that accepts OTLP over HTTP, without `/v1/traces`. If absent, nothing is sent. */
      url: webAddress.optional(),
      /** Headers for each request to the collector, such as its account key. */
      headers: z.record(z.string(), z.string()).default({}),
      /** The name of this shop among other services. */
      serviceName: z.string().min(1).default('shop'),
      /** Additional attributes for everything that is sent, such as `deployment.environment.name`. */
      resource: z.record(z.string(), z.string()).default({}),
      /** The rule for sampling traces; `parentbased_` samplers keep the decision of the request's sender. */
      sampler: z.enum(SAMPLERS).default('parentbased_traceidratio'),
      /** The fraction of traces kept by ratio samplers, from 0 to 1. */
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
      /** Enables introspection. Default: on in development. */
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
      /** The hosts, with or without a port, that webhooks may call even though they are private, including over http. */
      allowedHosts: z.array(z.string().min(1)).default([]),
    })
    .prefault({}),
  /** Time limits in milliseconds for extension code, unless a contribution has its own deadline. */
  deadlines: z
    .strictObject({
      /** The deadline for delivering one event to a subscriber. */
      deliveryMs: z.int().positive().default(30_000),
      /** The deadline for one run of a job. */
      jobMs: z.int().positive().default(300_000),
      /** The deadline for part of a response: a processor, a GraphQL field, the availability of a payment method. */
      callMs: z.int().positive().default(5000),
      /** The deadline for a whole response: a route, a payment method's form. */
      answerMs: z.int().positive().default(30_000),
    })
    .prefault({}),
  extensions: z.array(extensionEntry).default([]),
  /** The discovered packages that may be loaded. */
  allowExtensions: z.array(z.string()).optional(),
  /** One section for each extension, validated by its own schema; `theme` is the active theme. */
  system: z.looseObject({ theme: z.string().optional() }).prefault({}),
});

/** The configuration exported by a store's `shop.config.ts`. */
export type ShopConfigInput = z.input<typeof shopConfig>;

/** The validated configuration, including environment and command-line values. */
export type ShopConfig = Omit<z.output<typeof shopConfig>, 'mode' | 'shop' | 'session' | 'cors'> & {
  readonly mode: 'production' | 'development';
  readonly shop: Omit<z.output<typeof shopConfig>['shop'], 'url' | keyof ShopLanguages> &
    ShopLanguages & { readonly url: string };
  readonly session: { readonly secret: string };
  readonly cors: z.output<typeof shopConfig>['cors'] & {
    /** True only under `shop dev`: pages on this machine may read the storefront. */
    readonly localhost?: boolean;
  };
  /** The extensions that this process treats as disabled, by their config entries. */
  readonly withoutExtensions?: readonly string[];
  /** The absolute path of the store folder. */
  readonly storeDir: string;
  /** The name of its configuration file, as shown in faults. */
  readonly configFile: string;
};
