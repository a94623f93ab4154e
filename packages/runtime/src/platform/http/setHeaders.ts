import type { ShopConfig } from '../config/schema.ts';
import type { Step } from './exchange.ts';

type Header = readonly [name: string, value: string];

/** Puts the headers on that every answer has. A handler's own win. */
export function setHeaders(config: ShopConfig): Step {
  const common: readonly Header[] = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ...(config.shop.url.startsWith('https:')
      ? [['strict-transport-security', 'max-age=31536000'] as const]
      : []),
  ];
  const ofJson: readonly Header[] = [
    ...common,
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
    ['cache-control', 'no-store'],
  ];
  const ofPages: readonly Header[] = [
    ...common,
    ['content-security-policy', "base-uri 'self'; object-src 'none'; frame-ancestors 'self'"],
    ['cache-control', 'private, no-cache'],
  ];

  return (ctx, next) => {
    ctx.res.setHeader('x-request-id', ctx.state.id);
    const headers = ctx.state.plan.errorsAs === 'json' ? ofJson : ofPages;
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
}
