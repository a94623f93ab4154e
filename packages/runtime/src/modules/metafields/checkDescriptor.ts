import { validationFailed } from '../../platform/errors.ts';
import { descriptorOf } from './definitionAnswer.ts';
import { descriptorFault } from './descriptorFault.ts';
import type { DefinitionValues } from './metafieldDefinition.repo.ts';

/** Throws 400 for a definition whose values could not be read by it. */
export function checkDescriptor(values: DefinitionValues): void {
  const fault = descriptorFault(descriptorOf(values));
  if (fault) throw validationFailed([fault]);
}
