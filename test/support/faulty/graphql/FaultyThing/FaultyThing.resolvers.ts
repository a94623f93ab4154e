import { faulty } from '../../faults.ts';

export default {
  Query: { faultyThing: () => faulty('resolver', () => ({ text: 'well' })) },
};
