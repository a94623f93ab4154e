/**
 * The shop's design tokens: light and dark colors, type, spacing, corners, shadow and motion. All other styles use only these tokens. To
 * support only light or only dark mode, a theme sets `color-scheme`.
 */
export const tokens = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1b1b1f, #f1f0ee);
  --quiet: light-dark(#56565e, #b4b3b0);
  --line: light-dark(#7b7b84, #8b8a88);
  --faint: light-dark(#e2e0dc, #3a3a3d);
  --paper: light-dark(#ffffff, #151517);
  --wash: light-dark(#f6f5f2, #1f1f22);
  --raised: light-dark(#ffffff, #202024);
  --accent: light-dark(#1d4f3c, #8fd0b0);
  --accent-strong: light-dark(#123628, #b5e3cc);
  --on-accent: light-dark(#ffffff, #0d2118);
  --accent-wash: light-dark(#e9f1ec, #1c2f26);
  --wrong: light-dark(#a3121a, #ff9c9c);
  --wrong-wash: light-dark(#fdeeee, #3a1a1c);

  --font-text: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; --font-heading: var(--font-text);
  --text-s: .875rem; --text-m: 1rem; --text-l: 1.1875rem; --text-xl: clamp(1.3rem, 1.2rem + .5vw, 1.5rem);
  --text-2xl: clamp(1.6rem, 1.4rem + 1vw, 2.125rem); --text-3xl: clamp(2.1rem, 1.6rem + 2.4vw, 3.5rem);

  --space-1: .25rem; --space-2: .5rem; --space-3: .75rem; --space-4: 1rem; --space-5: 1.5rem; --space-6: 2rem; --space-7: 3rem;
  --space-8: 4rem;
  --page: 80rem; --reading: 42rem; --gutter: clamp(1rem, 4vw, 2.5rem);
  --radius-s: .375rem; --radius-m: .625rem; --radius-l: 1rem; --radius-full: 999px;
  --shadow: 0 1px 2px light-dark(rgb(0 0 0 / .06), rgb(0 0 0 / .4)), 0 8px 24px light-dark(rgb(0 0 0 / .08), rgb(0 0 0 / .45));
  --motion: 160ms ease-out; --target: 2.75rem;
}
`;
