// Checks that generated pages and sources are up to date and that the API is described. Runs all checks in a single process, so that the
// runtime is loaded only once: `node --conditions=@shop/source scripts/checkGenerated.ts --check`.
if (!process.argv.includes('--check')) throw new Error('This only checks: give --check');
for (const script of ['listErrors', 'listPayments', 'listWidgets', 'writeRefused', 'checkApi', 'generateSdk'])
  await import(`./${script}.ts`);
