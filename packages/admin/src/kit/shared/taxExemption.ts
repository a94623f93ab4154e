import type { RecordsByPath } from '@shop/sdk';
import type { SectionOf } from '../form/defineForm.ts';

type Group = RecordsByPath['/api/customerGroups'];
type Shown = 'tax_exempt' | 'tax_exempt_reason' | 'tax_exempt_until';

/** Tax exemption of a customer or customer group. */
export const taxExemption: SectionOf<Pick<Group['create'], Shown>, Pick<Group['record'], Shown>> = {
  title: 'taxExempt.section',
  isSide: true,
  fields: [
    {
      name: 'tax_exempt',
      label: 'taxExempt.on',
      kind: 'switch',
      initial: false,
      help: 'taxExempt.on.help',
    },
    { name: 'tax_exempt_reason', label: 'taxExempt.reason', kind: 'text', help: 'taxExempt.reason.help' },
    { name: 'tax_exempt_until', label: 'taxExempt.until', kind: 'time', help: 'taxExempt.until.help' },
  ],
};
