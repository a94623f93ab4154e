/** When a post is public from. One that is published without a time is public from now on. */
export const publishedAt = (
  { status, published_at }: { readonly status: boolean; readonly published_at: string | null },
  now: Date,
): string | null => (status ? (published_at ?? now.toISOString()) : published_at);
