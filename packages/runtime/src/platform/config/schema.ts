import { z } from 'zod';
import {
  bucket,
  country,
  currency,
  locale,
  mailbox,
  origin,
  postgresUrl,
  redisUrl,
  secret,
  smtpUrl,
  timezone,
  webAddress,
} from './values.ts';

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
    /** False: the shop opens without it when it is broken, and `/readyz` names it. */
    required: z.boolean().default(true),
  }),
]);

/** The store's configuration file. Unknown keys are faults, but for the slices under `system`. */
export const shopConfig = z.strictObject({
  mode: z.enum(['production', 'development']).optional(),
  /** A store to try: its first start loads the demo catalogue and makes an administrator. */
  demo: z.boolean().default(false),
  shop: z
    .strictObject({
      name: z.string().default('Shop'),
      /** The public origin. Links, cookies and gateway addresses come from it. */
      url: origin.optional(),
      /** ISO 4217. */
      currency: currency.default('USD'),
      locale: locale.default('en-US'),
      languages: z.array(locale).min(1).default(['en']),
      timezone: timezone.default('UTC'),
      weightUnit: z.string().default('kg'),
      address: address.optional(),
    })
    .prefault({}),
  server: z
    .strictObject({
      host: z.string().default('127.0.0.1'),
      port: z.int().min(0).max(65_535).default(3000),
      /** The number of proxies in front that are trusted to report the client's address. */
      trustProxy: z.int().min(0).default(0),
      /** Bytes. */
      bodyLimit: z.int().positive().default(1_048_576),
    })
    .prefault({}),
  database: z
    .strictObject({
      /** Absent: an embedded PostgreSQL in the store's folder. */
      url: postgresUrl.optional(),
      poolSize: z.int().positive().default(10),
      /** Connections beside those of `poolSize`, for what the storefront reads by GraphQL. */
      readPoolSize: z.int().positive().default(5),
      /** Milliseconds after which a statement over them is ended. */
      readTimeoutMs: z.int().positive().default(3000),
      /** For migrations, LISTEN and jobs, where `url` is a pooler. */
      directUrl: postgresUrl.optional(),
      /** Named prepared statements. */
      prepare: z.boolean().default(true),
      replicaUrl: postgresUrl.optional(),
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
      /** Front ends of the storefront: what they may read, and where customers' cookies count. */
      origins: z.array(origin).default([]),
      /** Front ends of the admin: what they may read, and where the cookie of administrators counts. */
      adminOrigins: z.array(origin).default([]),
    })
    .prefault({}),
  checkout: z
    .strictObject({
      successUrl: z.string().default('/checkout/success/{orderUuid}'),
      cancelUrl: z.string().default('/checkout'),
      cartTtlDays: z.int().positive().default(30),
      /** Milliseconds that a shipping provider has for its quote. */
      quoteTimeoutMs: z.int().positive().default(5000),
    })
    .prefault({}),
  mail: z
    .strictObject({
      /** The server that takes mails. Absent: written to `.shop/mail` in development, not sent in production. */
      url: smtpUrl.optional(),
      /** The sender of e-mails. Default: `no-reply@` the host of `shop.url`. */
      from: mailbox.optional(),
    })
    .prefault({}),
  media: z
    .strictObject({
      /** The storage of pictures, unless an extension provides one. */
      storage: z.enum(['local', 's3']).default('local'),
      /** The folder of `local`: absolute, or relative to the store's folder. */
      folder: z.string().min(1).default('.shop/media'),
      /** Bytes of one picture that is sent. */
      maxFileSize: z.int().positive().default(10_485_760),
      /** The most pixels of one uploaded picture, over all its frames. */
      maxPixels: z.int().positive().default(50_000_000),
      s3: z
        .strictObject({
          /** Without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
          endpoint: origin,
          bucket,
          region: z.string().min(1).default('us-east-1'),
          accessKeyId: z.string().min(1),
          secretAccessKey: z.string().min(1),
          /** The public address of the bucket; requests for original pictures are redirected there. */
          publicUrl: webAddress.optional(),
        })
        .optional(),
    })
    .refine(({ storage, s3 }) => storage !== 's3' || s3 !== undefined, {
      path: ['s3'],
      error: 'is missing',
      params: { hint: 'Say where the bucket is: endpoint, bucket, accessKeyId and secretAccessKey.' },
    })
    .prefault({}),
  customers: z
    .strictObject({
      /** The page that sets a new password, path or address; it is given the query `token`. */
      resetPasswordUrl: z.string().default('/account/reset-password'),
    })
    .prefault({}),
  metrics: z
    .strictObject({
      /** What Prometheus sends as its bearer token for `/metrics`. Absent: nothing is measured and nothing answers there. */
      token: secret.optional(),
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
      /** Default: on in development. */
      introspection: z.boolean().optional(),
      maxDepth: z.int().positive().default(12),
      maxAliases: z.int().positive().default(30),
      maxTokens: z.int().positive().default(2000),
      maxCost: z.int().positive().default(5000),
    })
    .prefault({}),
  events: z.strictObject({ maxAttempts: z.int().positive().default(10) }).prefault({}),
  /** Milliseconds that the code of extensions has, where a contribution has no deadline of its own. */
  deadlines: z
    .strictObject({
      /** One delivery of an event to a subscriber. */
      deliveryMs: z.int().positive().default(30_000),
      /** One run of a job. */
      jobMs: z.int().positive().default(300_000),
      /** The deadline of a part of an answer: a processor, a GraphQL field, the availability of a payment method. */
      callMs: z.int().positive().default(5000),
      /** The deadline of a whole answer: a route, the form of a payment method. */
      answerMs: z.int().positive().default(30_000),
    })
    .prefault({}),
  extensions: z.array(extensionEntry).default([]),
  /** Limits which discovered packages are loaded. */
  allowExtensions: z.array(z.string()).optional(),
  /** One slice for each extension, checked by its own schema; `theme` is the active theme. */
  system: z.looseObject({ theme: z.string().optional() }).prefault({}),
});

/** The configuration that a store's `shop.config.ts` exports. */
export type ShopConfigInput = z.input<typeof shopConfig>;

/** The checked configuration, with what the environment and the command line said put in. */
export type ShopConfig = Omit<z.output<typeof shopConfig>, 'mode' | 'shop' | 'session' | 'cors'> & {
  readonly mode: 'production' | 'development';
  readonly shop: Omit<z.output<typeof shopConfig>['shop'], 'url'> & { readonly url: string };
  readonly session: { readonly secret: string };
  readonly cors: z.output<typeof shopConfig>['cors'] & {
    /** Pages of this machine may read the storefront: by the command `shop dev` alone. */
    readonly localhost?: boolean;
  };
  /** Absolute path of the store's folder. */
  readonly storeDir: string;
  /** Name of the configuration file in it, which faults name. */
  readonly configFile: string;
};
