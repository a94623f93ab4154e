import { describe, test } from 'vitest';
import { isNight } from '../support/lane.ts';
import { engines } from './engines/installed.ts';
import { inEngines, inLanguage, MANNERS } from './inEngines.ts';
import { buy } from './journeys/buy.ts';
import { errInCheckout } from './journeys/err.ts';

/** In the gate, the other tests try the pages in Chromium, and one engine stands for the others. */
const others = engines.filter(({ name }) => name !== 'Chromium');
const tried = isNight ? engines : [others.find(({ isInstalled }) => isInstalled) ?? others[0]!];

inEngines(tried, (visit) => {
  test.each(isNight ? MANNERS : MANNERS.slice(2, 3))(
    `sells to a guest who pays by $gateway, ${inLanguage}`,
    ({ gateway, ...manner }) => visit(manner, (shopper) => buy(shopper, gateway)),
  );

  describe.runIf(isNight)('at night', () => {
    test.each(MANNERS)(`keeps what was typed wrong, and asks nothing again, ${inLanguage}`, (manner) =>
      visit(manner, errInCheckout),
    );
  });
});
