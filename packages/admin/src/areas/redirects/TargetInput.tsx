import { LinkInput } from '../../kit/content/LinkInput.tsx';
import { findTarget, readUrn } from '../../kit/content/records.ts';
import type { FieldProps } from '../../kit/form/field.ts';
import { text } from '../../text/text.ts';

/** Input for a redirect target, which is a record found by name or a typed address. */
export default function TargetInput({ field, form, value, change }: FieldProps<string>) {
  const error = form.errors[field.name];
  const choose = async (next: string) => {
    const urn = readUrn(next);
    change(urn ? ((await findTarget(urn))?.url ?? '') : next);
  };
  return (
    <LinkInput
      label={text(field.label)}
      {...(field.help && { help: text(field.help) })}
      isRequired
      value={value}
      error={error === undefined ? undefined : String(error)}
      path={field.name}
      onChange={(next) => void choose(next)}
    />
  );
}
