/** The design tokens of the shop: colors in light and dark, type, space, corners, shadow and motion. All other styles use these alone. */
export const tokens = `
:root {
  color-scheme: light dark;
  --ink: #1b1b1f; --quiet: #56565e; --line: #7b7b84; --faint: #e2e0dc; --paper: #ffffff; --wash: #f6f5f2; --raised: #ffffff;
  --accent: #1d4f3c; --accent-strong: #123628; --on-accent: #ffffff; --accent-wash: #e9f1ec;
  --wrong: #a3121a; --wrong-wash: #fdeeee; --good: #14662f; --good-wash: #e8f4ea; --sale: #a3121a; --on-sale: #ffffff;

  --font-text: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; --font-heading: var(--font-text);
  --text-s: .875rem; --text-m: 1rem; --text-l: 1.1875rem; --text-xl: clamp(1.3rem, 1.2rem + .5vw, 1.5rem);
  --text-2xl: clamp(1.6rem, 1.4rem + 1vw, 2.125rem); --text-3xl: clamp(2.1rem, 1.6rem + 2.4vw, 3.5rem);

  --space-1: .25rem; --space-2: .5rem; --space-3: .75rem; --space-4: 1rem; --space-5: 1.5rem; --space-6: 2rem; --space-7: 3rem;
  --space-8: 4rem;
  --page: 80rem; --reading: 42rem; --gutter: clamp(1rem, 4vw, 2.5rem);
  --radius-s: .375rem; --radius-m: .625rem; --radius-l: 1rem; --radius-full: 999px;
  --shadow: 0 1px 2px rgb(0 0 0 / .06), 0 8px 24px rgb(0 0 0 / .08);
  --motion: 160ms ease-out; --target: 2.75rem;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #f1f0ee; --quiet: #b4b3b0; --line: #8b8a88; --faint: #3a3a3d; --paper: #151517; --wash: #1f1f22; --raised: #202024;
    --accent: #8fd0b0; --accent-strong: #b5e3cc; --on-accent: #0d2118; --accent-wash: #1c2f26;
    --wrong: #ff9c9c; --wrong-wash: #3a1a1c; --good: #8fdba4; --good-wash: #17301d; --sale: #ff9c9c; --on-sale: #2b0d0f;
    --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 8px 24px rgb(0 0 0 / .45);
  }
}
`;
