import type { RunningStore } from '@shop/runtime';
import { styled } from './output.ts';
import type { Text } from './texts.ts';

export const answerOf = ({ url, address, mode, demoAdmin, setupLink, simulated }: RunningStore) => ({
  url,
  address,
  mode,
  demoAdmin,
  setupLink,
  ...(simulated && { simulated }),
});

/** Lists the URLs and accounts that the person who started the shop needs next. */
export function welcome(
  { url, address, mode, demoAdmin, setupLink, simulated }: RunningStore,
  text: Text,
): string[] {
  const rows = [
    ...(url === address ? [] : [[text('cli.start.publicAddress'), url]]),
    [text('cli.start.admin'), `${address}/admin`],
    [text('cli.start.graphql'), `${address}/graphql`],
    ...(mode === 'development' ? [[text('cli.start.graphiql'), `${address}/graphiql`]] : []),
    ...(demoAdmin
      ? [
          [text('cli.start.adminEmail'), demoAdmin.email],
          [text('cli.start.adminPassword'), demoAdmin.password ?? text('cli.start.passwordShown')],
        ]
      : []),
    ...Object.entries(simulated ?? {}).map(([gateway, at]) => [text('cli.start.simulated', { gateway }), at]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return [
    '',
    text('cli.start.listens', { address: styled('bold', address) }),
    '',
    ...rows.map(([name = '', value = '']) => `  ${name.padEnd(width)}  ${value}`),
    ...(demoAdmin?.password ? ['', `  ${text('cli.start.keepPassword')}`] : []),
    ...(setupLink ? ['', `  ${text('cli.start.setup')}`, `  ${styled('bold', setupLink)}`] : []),
    ...(simulated?.['cardgw'] ? ['', `  ${text('cli.start.cards')}`] : []),
    '',
    text('cli.start.howToStop'),
  ];
}
