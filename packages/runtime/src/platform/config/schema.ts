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
    /** A package name, or a path from the store's folder. */
    resolve: z.string(),
    enabled: z.boolean().default(true),
    /** False: the shop also starts without the extension if it is broken, and `/readyz` names it. */
    required: z.boolean().default(true),
  }),
]);

/** The schema of the store's configuration file. Unknown keys are faults, except for the slices under `system`. */
export const shopConfig = z.strictObject({
  mode: z.enum(['production', 'development']).optional(),
  /** Marks a store for trying out: its first start loads the demo catalogue and creates an administrator. */
  demo: z.boolean().default(false),
  shop: z
    .strictObject({
      name: z.string().default('Shop'),
      /** The public origin. Links, cookies and gateway addresses come from it. */
      url: origin.optional(),
      /** The ISO 4217 code. */
      currency: currency.default('USD'),
      /** The tag by which amounts and dates of the default language are written. Default: by that language. */
      locale: locale.optional(),
      /** The codes of the languages, the default first. Default: the language of `locale`. */
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
      /** The number of proxies in front that are trusted to report the client's address. */
      trustProxy: z.int().min(0).default(0),
      /** The limit in bytes. */
      bodyLimit: z.int().positive().default(1_048_576),
    })
    .prefault({}),
  database: z
    .strictObject({
      /** The address of the database. Absent: an embedded PostgreSQL in the store's folder. */
      url: postgresUrl.optional(),
      poolSize: z.int().positive().default(10),
      /** The connections besides those of `poolSize` for reads of the storefront by GraphQL. */
      readPoolSize: z.int().positive().default(5),
      /** The milliseconds after which a statement over them is ended. */
      readTimeoutMs: z.int().positive().default(3000),
      /** The address for migrations, LISTEN and jobs, if `url` is a pooler. */
      directUrl: postgresUrl.optional(),
      /** Enables named prepared statements. */
      prepare: z.boolean().default(true),
      /** The milliseconds from which a statement is logged as slow. 0: none is. */
      slowMs: z.int().min(0).default(500),
      /** The address of a streaming replica, which answers reads of the storefront. Absent: the database itself does. */
      replicaUrl: postgresUrl.optional(),
    })
    .prefault({}),
  cache: z
    .strictObject({
      /** The most bytes of memory that a process takes for the answers of GraphQL that it keeps until the content of the shop changes. 0: it keeps none. */
      maxBytes: z.int().min(0).default(16_000_000),
      /**
       * The milliseconds for which they may be behind a change. 0: a statement finds before each of them that nothing has changed.
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
      /** The front ends of the storefront, which may read its answers and send customers' cookies. */
      origins: z.array(origin).default([]),
      /** The front ends of the admin, which may read its answers and send the cookie of administrators. */
      adminOrigins: z.array(origin).default([]),
    })
    .prefault({}),
  checkout: z
    .strictObject({
      successUrl: z.string().default('/checkout/success/{orderUuid}'),
      cancelUrl: z.string().default('/checkout'),
      cartTtlDays: z.int().positive().default(30),
      /** The milliseconds that a shipping provider has for its quote. */
      quoteTimeoutMs: z.int().positive().default(5000),
    })
    .prefault({}),
  mail: z
    .strictObject({
      /** The mail server. Absent: emails are written to `.shop/mail` in development, and not sent in production. */
      url: smtpUrl.optional(),
      /** The sender of emails. Default: `no-reply@` the host of `shop.url`. */
      from: mailbox.optional(),
    })
    .prefault({}),
  media: z
    .strictObject({
      /** The storage of images, unless an extension provides one. */
      storage: z.enum(['local', 's3']).default('local'),
      /** The folder of `local`: absolute, or relative to the store's folder. */
      folder: z.string().min(1).default('.shop/media'),
      /** The most bytes of one uploaded image. */
      maxFileSize: z.int().positive().default(10_485_760),
      /** The most pixels of one uploaded image, over all its frames. */
      maxPixels: z.int().positive().default(50_000_000),
      s3: z
        .strictObject({
          /** The address without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
          endpoint: origin,
          bucket,
          region: z.string().min(1).default('us-east-1'),
          accessKeyId: z.string().min(1),
          secretAccessKey: z.string().min(1),
          /** The public address of the bucket; requests for original images are redirected there. */
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
      /** The page on which administrators set a new password, path or address; it is given the query `token`. */
      resetPasswordUrl: z.string().default('/admin/reset-password'),
    })
    .prefault({}),
  customers: z
    .strictObject({
      /** The page that sets a new password, path or address; it is given the query `token`. */
      resetPasswordUrl: z.string().default('/account/reset-password'),
      /** The page that confirms a new email, path or address; it is given the query `token`. */
      confirmEmailUrl: z.string().default('/account/confirm-email'),
    })
    .prefault({}),
  metrics: z
    .strictObject({
      /** The bearer token that Prometheus sends for `/metrics`. Absent: nothing is measured and nothing answers there. */
      token: secret.optional(),
    })
    .prefault({}),
  telemetry: z
    .strictObject({
      /** The address of a collector that takes OTLP over HTTP, without `/v1/traces`. Absent: nothing is sent. */
      url: webAddress.optional(),
      /** Headers of each request to it, such as the key of its account. */
      headers: z.record(z.string(), z.string()).default({}),
      /** The name of this shop among other services. */
      serviceName: z.string().min(1).default('shop'),
      /** Further attributes of all that is sent, such as `deployment.environment.name`. */
      resource: z.record(z.string(), z.string()).default({}),
      /** The rule that chooses traces; those of `parentbased_` keep what the sender of a request has decided. */
      sampler: z.enum(SAMPLERS).default('parentbased_traceidratio'),
      /** The part of the traces that is kept by samplers of a ratio, from 0 to 1. */
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
      /** The hosts, with or without a port, that webhooks may reach although they are private, and by http. */
      allowedHosts: z.array(z.string().min(1)).default([]),
    })
    .prefault({}),
  /** The milliseconds that the code of extensions has, where a contribution has no deadline of its own. */
  deadlines: z
    .strictObject({
      /** The deadline of one delivery of an event to a subscriber. */
      deliveryMs: z.int().positive().default(30_000),
      /** The deadline of one run of a job. */
      jobMs: z.int().positive().default(300_000),
      /** The deadline of a part of an answer: a processor, a GraphQL field, the availability of a payment method. */
      callMs: z.int().positive().default(5000),
      /** The deadline of a whole answer: a route, the form of a payment method. */
      answerMs: z.int().positive().default(30_000),
    })
    .prefault({}),
  extensions: z.array(extensionEntry).default([]),
  /** The list of discovered packages that may be loaded. */
  allowExtensions: z.array(z.string()).optional(),
  /** One slice for each extension, checked by its own schema; `theme` is the active theme. */
  system: z.looseObject({ theme: z.string().optional() }).prefault({}),
});

/** The configuration that a store's `shop.config.ts` exports. */
export type ShopConfigInput = z.input<typeof shopConfig>;

/** The checked configuration, with the values of the environment and the command line. */
export type ShopConfig = Omit<z.output<typeof shopConfig>, 'mode' | 'shop' | 'session' | 'cors'> & {
  readonly mode: 'production' | 'development';
  readonly shop: Omit<z.output<typeof shopConfig>['shop'], 'url' | keyof ShopLanguages> &
    ShopLanguages & { readonly url: string };
  readonly session: { readonly secret: string };
  readonly cors: z.output<typeof shopConfig>['cors'] & {
    /** True under `shop dev` only: pages of this machine may read the storefront. */
    readonly localhost?: boolean;
  };
  /** The extensions that this process leaves out as though they were disabled, by their entries in the configuration. */
  readonly withoutExtensions?: readonly string[];
  /** The absolute path of the store's folder. */
  readonly storeDir: string;
  /** The name of the configuration file in it, which faults name. */
  readonly configFile: string;
};
