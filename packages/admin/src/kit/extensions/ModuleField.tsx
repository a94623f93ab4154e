import { use } from 'react';
import type { ComponentType } from 'react';
import type { FieldProps } from '../form/field.ts';
import { text } from '../../text/text.ts';
import { Fence } from './Fence.tsx';
import type { DeclaredModule } from './manifest.ts';
import { forgetModule, loadModule, partOf } from './modules.ts';
import { usePermissions } from './usePermissions.ts';

const inputs = new Map<string, ComponentType<FieldProps>>();

/** Returns the input component for a field type that an extension module renders. Returns the same component for repeated calls. */
export function moduleField(module: DeclaredModule, kind: string): ComponentType<FieldProps> {
  const key = `${module.address} ${kind}`;
  const known = inputs.get(key);
  if (known) return known;
  const input = (props: FieldProps) => (
    <Fence extension={module.extension} retry={() => forgetModule(module)}>
      <Drawn {...props} module={module} kind={kind} />
    </Fence>
  );
  inputs.set(key, input);
  return input;
}

interface DrawnProps extends FieldProps {
  readonly module: DeclaredModule;
  readonly kind: string;
}

function Drawn({ module, kind, field, form, value, change }: DrawnProps) {
  const permissions = usePermissions();
  const Input = partOf(use(loadModule(module)).fields, kind.slice(kind.indexOf(':') + 1));
  const error = form.errors[field.name];
  return (
    <div data-path={field.name}>
      <Input
        name={field.name}
        label={text(field.label)}
        {...(field.help !== undefined && { help: text(field.help) })}
        {...(error !== undefined && error !== null && { error: String(error) })}
        value={value}
        isRequired={field.isRequired ?? false}
        permissions={permissions}
        onChange={change}
      />
    </div>
  );
}
