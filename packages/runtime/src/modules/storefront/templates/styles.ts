/** The shop's own stylesheet: system fonts, no pictures, contrast of at least 4.5 to 1, one column on small screens. */
export const defaultStyles = `:root { color-scheme: light; --ink: #1c1c1e; --quiet: #55555c; --line: #d5d5db; --paper: #fff; --wash: #f4f4f6; --accent: #0b57a4; --wrong: #b3141b; --good: #14662f; }
`;
