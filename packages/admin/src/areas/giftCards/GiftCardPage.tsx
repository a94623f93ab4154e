import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { Ledger } from '../../kit/shared/Ledger.tsx';
import { moneyText } from '../../text/money.ts';
import { day, exactTime, text } from '../../text/text.ts';
import { AdjustDialog, PrintDialog, ResendDialog, VoidDialog } from './cardDialogs.tsx';
import { CardState } from './CardState.tsx';
import { giftCardQuery } from './giftCardQuery.ts';
import type { GiftCard } from './giftCardQuery.ts';
import { shownEnd } from './list.tsx';

type Dialog = 'adjust' | 'print' | 'resend' | 'void';

/** Page of a gift card with its balance, its ledger and what can be done with it. */
export function GiftCardPage({ uuid }: { readonly uuid: string }) {
  const { data: card } = useSuspenseQuery(giftCardQuery(uuid));
  const [dialog, open] = useState<Dialog | null>(null);
  const close = () => open(null);
  return (
    <Stack>
      <Group justify="space-between">
        <div>
          <BackLink to="/gift-cards">{text('giftCards.title')}</BackLink>
          <Group gap="sm">
            <Title order={1}>{text('giftCards.heading', { code: shownEnd(card.last4) })}</Title>
            <CardState state={card.state} />
          </Group>
          <Text c="dimmed">{exactTime(card.created_at)}</Text>
        </div>
        <Buttons card={card} open={open} />
      </Group>
      <Facts card={card} />
      <Card component="section" aria-label={text('ledger.title')}>
        <Stack gap="sm">
          <Title order={2}>{text('ledger.title')}</Title>
          <Ledger entries={card.entries} />
        </Stack>
      </Card>
      {dialog === 'adjust' && <AdjustDialog card={card} close={close} />}
      {dialog === 'print' && <PrintDialog card={card} close={close} />}
      {dialog === 'resend' && <ResendDialog card={card} close={close} />}
      {dialog === 'void' && <VoidDialog card={card} close={close} />}
    </Stack>
  );
}

interface ButtonsProps {
  readonly card: GiftCard;
  open(dialog: Dialog): void;
}

function Buttons({ card: { state }, open }: ButtonsProps) {
  const may = useMay();
  return (
    <Group>
      {may('adjustGiftCard') && (
        <Button variant="default" onClick={() => open('adjust')}>
          {text('giftCards.adjust')}
        </Button>
      )}
      {may('printGiftCard') && state === 'active' && (
        <Button variant="default" onClick={() => open('print')}>
          {text('giftCards.print')}
        </Button>
      )}
      {may('resendGiftCard') && state === 'active' && (
        <Button variant="default" onClick={() => open('resend')}>
          {text('giftCards.resend')}
        </Button>
      )}
      {may('voidGiftCard') && state !== 'void' && (
        <Button variant="default" color="red" onClick={() => open('void')}>
          {text('giftCards.void')}
        </Button>
      )}
    </Group>
  );
}

/** Shows what is known about a gift card beside its ledger. */
const Facts = ({ card }: { readonly card: GiftCard }) => (
  <Card component="section" aria-label={text('giftCards.facts')}>
    <Group gap="xl" align="flex-start">
      <Fact title={text('giftCards.balance')}>{moneyText(card.balance, card.currency)}</Fact>
      <Fact title={text('giftCards.amount')}>{moneyText(card.amount, card.currency)}</Fact>
      <Fact title={text('giftCards.expires')}>
        {card.expires_at === null ? text('giftCards.never') : exactTime(card.expires_at)}
      </Fact>
      {card.email !== null && <Fact title={text('giftCards.email')}>{card.email}</Fact>}
      {card.email !== null && (card.mailed_at !== null || card.printed_at === null) && (
        <Fact title={text('giftCards.mailed')}>{mailedText(card)}</Fact>
      )}
      {card.printed_at !== null && (
        <Fact title={text('giftCards.printed')}>{exactTime(card.printed_at)}</Fact>
      )}
      {card.message !== null && <Fact title={text('giftCards.message')}>{card.message}</Fact>}
    </Group>
  </Card>
);

function mailedText({ mailed_at, deliver_at }: GiftCard): string {
  if (mailed_at !== null) return exactTime(mailed_at);
  return deliver_at === null
    ? text('giftCards.mailed.soon')
    : text('giftCards.mailed.on', { date: day(deliver_at) });
}

interface FactProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Fact = ({ title, children }: FactProps) => (
  <div>
    <Text size="sm" c="dimmed">
      {title}
    </Text>
    <Text className="breakable" style={{ whiteSpace: 'pre-wrap' }}>
      {children}
    </Text>
  </div>
);
