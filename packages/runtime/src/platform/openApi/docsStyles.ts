import { html } from '../html/html.ts';

/** The styles of the page. */
export const docsStyles = html`<style>
  body {
    max-width: 60rem;
    margin: 0 auto;
    padding: 1rem;
    font:
      1rem/1.5 system-ui,
      sans-serif;
    color: #1a1a1a;
    background: #fff;
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    padding: 0;
    list-style: none;
  }
  code {
    overflow-wrap: anywhere;
  }
  summary {
    padding: 0.25rem 0;
    cursor: pointer;
  }
  .fields {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption {
    font-weight: bold;
    text-align: left;
  }
  th,
  td {
    padding: 0.25rem 0.5rem 0.25rem 0;
    border-bottom: 1px solid #ccc;
    text-align: left;
    vertical-align: top;
  }
</style>`;
