import { NamedStatus } from '../../kit/orders/Status.tsx';
import { text } from '../../text/text.ts';
import type { GiftCard } from './giftCardQuery.ts';

type State = GiftCard['state'];

const TONES: Readonly<Record<State, string>> = { active: 'success', expired: 'neutral', void: 'neutral' };
export const STATES = Object.keys(TONES) as readonly State[];

/** Shows the state of a gift card. */
export const CardState = ({ state }: { readonly state: State }) => (
  <NamedStatus status={{ name: text(`giftCards.state.${state}`), tone: TONES[state] }} />
);
