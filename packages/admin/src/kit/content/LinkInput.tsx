import {
  ActionIcon,
  Combobox,
  Group,
  Input,
  Loader,
  Pill,
  Text,
  TextInput,
  useCombobox,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { hasOptions, stopsEnter, takeFirst } from '../inputs/choices/openList.ts';
import { Icon } from '../shared/Icon.tsx';
import { text } from '../../text/text.ts';
import { findTarget, readUrn, searchTargets, urnOf } from './records.ts';
import type { LinkTarget } from './records.ts';

interface Props {
  readonly label: string;
  /** A URL, a path or a record URN. A URN remains valid when the record's path changes. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly help?: string;
  /** Path of the form field, which identifies the input on the page. */
  readonly path?: string;
  onChange(value: string): void;
}

/** Input for a link target, which is a record found by name or a typed address. */
export function LinkInput(props: Props) {
  return readUrn(props.value) ? <ChosenRecord {...props} /> : <TargetSearch {...props} />;
}

function ChosenRecord({ label, value, error, onChange }: Props) {
  const { data, isPending } = useQuery({
    queryKey: ['linkTarget', value],
    queryFn: () => {
      const urn = readUrn(value);
      return urn && findTarget(urn);
    },
    staleTime: 60_000,
  });
  return (
    <Input.Wrapper label={label} labelElement="div" {...(error !== undefined && { error })}>
      <Group gap="xs" mih={36} wrap="nowrap">
        <Pill size="lg">{isPending ? <Loader size={14} /> : (data?.title ?? text('content.link.gone'))}</Pill>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('content.link.change', { label })}
          onClick={() => onChange('')}
        >
          <Icon name="x" />
        </ActionIcon>
      </Group>
    </Input.Wrapper>
  );
}

function TargetSearch({ label, value, error, isRequired = false, help, path, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, know] = useState(value);
  // Shows a path that was resolved from the typed text.
  if (known !== value) {
    know(value);
    setTyped(value);
  }
  const { found, isWaiting, wait } = useTargets(typed, (target) => onChange(urnOf(target)));
  const combobox = useCombobox();
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(urn) => {
        combobox.closeDropdown();
        onChange(urn);
      }}
    >
      <Combobox.Target>
        <TextInput
          label={label}
          required={isRequired}
          {...(help !== undefined && { description: help })}
          {...(path !== undefined && { 'data-path': path })}
          placeholder={text('content.link.placeholder')}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDownCapture={(event: KeyboardEvent<HTMLInputElement>) => {
            if ((!isWaiting && !hasOptions(event.currentTarget)) || !stopsEnter(event)) return;
            if (isWaiting) wait();
            else takeFirst(event.currentTarget, true);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options>
          {found.map((target) => (
            <Combobox.Option key={target.uuid} value={urnOf(target)}>
              <Found target={target} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Searches for the typed text unless it is an address. After `wait` is called, `take` receives the first match once it is found. */
function useTargets(typed: string, take: (target: LinkTarget) => void) {
  const target = typed.trim();
  const [words] = useDebouncedValue(target, 250);
  const isSearched = target.length > 1 && !/^(\/|#|https?:|mailto:|tel:)/i.test(target);
  const { data = [], isLoading } = useQuery({
    queryKey: ['linkTargets', words],
    queryFn: () => searchTargets(words),
    enabled: isSearched && words.length > 1,
    staleTime: 30_000,
  });
  const isWaiting = isSearched && (isLoading || words !== target);
  const waitsFor = useRef<string | null>(null);
  // Results of a previous search are not offered because Enter would select them.
  const found = isSearched && !isWaiting ? data : [];
  useEffect(() => {
    if (!isWaiting && found[0] && waitsFor.current === target) take(found[0]);
    if (!isWaiting) waitsFor.current = null;
  }, [isWaiting]);
  return { found, isWaiting, wait: () => (waitsFor.current = target) };
}

const Found = ({ target }: { readonly target: LinkTarget }) => (
  <Group justify="space-between" wrap="nowrap">
    <Text truncate dir="auto">
      {target.title}
    </Text>
    <Text c="dimmed" size="xs">
      {text(`content.type.${target.type}`)}
    </Text>
  </Group>
);
