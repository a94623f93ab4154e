import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import graphql from 'highlight.js/lib/languages/graphql';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { escape } from './page.ts';

const LANGUAGES = { bash, css, graphql, javascript, json, sql, typescript, xml, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

const PLAIN = new Set(['', 'text', 'txt', 'csv', 'jsonl', 'diff', 'http']);

/** Highlights a code block with CSS classes, so that no page needs inline styles. Throws for an unregistered language. */
export function highlight(code: string, language: string): string {
  if (PLAIN.has(language)) return escape(code);
  if (!highlighter.getLanguage(language))
    throw new Error(`scripts/site/highlight.ts does not know the language "${language}"`);
  return highlighter.highlight(code, { language }).value;
}
