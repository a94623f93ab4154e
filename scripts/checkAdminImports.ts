// Lists the forbidden imports of the admin. Fails if there are any.
import { forbiddenImports } from './adminImports.ts';
import { root } from './keepPage.ts';

for (const { from, to, rule } of forbiddenImports(root)) {
  console.error(`${rule.name}: ${from} → ${to}\n  ${rule.comment}`);
  process.exitCode = 1;
}
