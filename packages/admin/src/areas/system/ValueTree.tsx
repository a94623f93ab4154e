import { wordsOf } from '../../text/text.ts';

/** Shows arbitrary data as a tree of names and values. Nested values can be collapsed. */
export function ValueTree({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="faint">—</span>;
  if (typeof value !== 'object') return <span className="breakable">{String(value)}</span>;
  const entries = Object.entries(value);
  if (entries.length === 0) return <span className="faint">—</span>;
  return (
    <dl className="tree">
      {entries.map(([key, child]) => (
        <Branch
          key={key}
          name={Array.isArray(value) ? String(Number(key) + 1) : wordsOf(key)}
          value={child}
        />
      ))}
    </dl>
  );
}

const isDeep = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const Branch = ({ name, value }: { readonly name: string; readonly value: unknown }) =>
  isDeep(value) ? (
    <div className="deep">
      <details open>
        <summary>{name}</summary>
        <ValueTree value={value} />
      </details>
    </div>
  ) : (
    <div>
      <dt>{name}</dt>
      <dd>
        <ValueTree value={value} />
      </dd>
    </div>
  );
