import { useQuery } from '@tanstack/react-query';
import { Conflict } from '../form/Conflict.tsx';
import { isSameValue } from '../form/values.ts';
import type { Values } from '../form/field.ts';
import { wordsOfValue } from '../form/FieldWords.tsx';
import { definitionsQuery, nameOf } from './definitions.ts';
import type { MetaData, OwnerType } from './definitions.ts';

/** A record's metafield values and their version, as returned by the metafields route. */
export interface Answer {
  readonly metaData: MetaData;
}

interface Props {
  readonly ownerType: OwnerType;
  readonly mine: MetaData;
  readonly base: MetaData;
  readonly error: unknown;
  read(): Promise<Answer>;
  reload(): void;
  save(values: MetaData, over: Answer): void;
}

/** Compares a record's metafields individually with another administrator's conflicting version. */
export function MetafieldsConflict({ ownerType, mine, base, save, ...rest }: Props) {
  const { data: definitions = [] } = useQuery(definitionsQuery(ownerType));
  const valuesOf = (values: MetaData): Values =>
    Object.fromEntries(
      definitions.map(({ namespace, key }) => [`${namespace}.${key}`, values[namespace]?.[key] ?? null]),
    );
  return (
    <Conflict
      {...rest}
      fields={definitions.map((field) => ({
        name: `${field.namespace}.${field.key}`,
        label: nameOf(field),
        wordsOf: (value) => <bdi>{wordsOfValue(value)}</bdi>,
      }))}
      mine={valuesOf(mine)}
      base={valuesOf(base)}
      valuesOf={({ metaData }) => valuesOf(metaData)}
      save={(chosen, over) => {
        const theirs = valuesOf(over.metaData);
        // Each namespace is saved as a unit, so values of the other version are merged into it.
        const values: Record<string, Record<string, unknown>> = structuredClone(over.metaData);
        for (const { namespace, key } of definitions) {
          const name = `${namespace}.${key}`;
          if (!isSameValue(chosen[name], theirs[name])) (values[namespace] ??= {})[key] = chosen[name];
        }
        save(values, over);
      }}
    />
  );
}
