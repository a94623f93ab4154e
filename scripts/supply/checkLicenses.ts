// Checks the licenses of all packages that a store installs or that our packages bundle. Requires a build, but no network.
import { licenseFaults } from './licenses.ts';
import { storeLock } from './storeLock.ts';

const lock = storeLock();
const faults = licenseFaults(lock);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`The licenses of ${Object.keys(lock.packages).length - 1} packages are allowed.`);
