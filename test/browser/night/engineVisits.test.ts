import { test } from 'vitest';
import { engines } from '../engines/installed.ts';
import { inEngines, inLanguage, MANNERS } from '../inEngines.ts';
import { useAccount } from '../journeys/account.ts';
import { lookAround } from '../journeys/lookAround.ts';

inEngines(engines, (visit) => {
  test.each(MANNERS)(`has an account that orders again, ${inLanguage}`, (manner) => {
    const email = `ada.${[...Object.values(manner), Date.now()].join('.')}@example.com`;
    return visit(manner, (shopper) => useAccount(shopper, email));
  });

  test.each(MANNERS)(`is searched, has ends, and changes its language, ${inLanguage}`, (manner) =>
    visit(manner, lookAround),
  );
});
