import { broken, done, firstOf, warning } from './check.ts';
import type { ConfigurationCheck } from './check.ts';
import type { FolderFacts } from './facts.ts';

/** The Node.js major version required by the runtime and provided by the installer. */
const NODE = 24;
const GIB = 1024;

/** The checks of the machine: Node, memory, folders and clocks. */
export const machineChecks: readonly ConfigurationCheck[] = [
  {
    id: 'node',
    about: 'the version of Node',
    fix: `Install Node ${NODE}. On Linux, \`npm ci\` installs it.`,
    evaluate({ node }) {
      const major = Number.parseInt(node, 10);
      return firstOf(
        [
          major < NODE && broken(`Node ${node} is older than ${NODE}.`),
          major > NODE && major % 2 === 1 && warning(`Node ${node} is not an LTS release.`),
        ],
        `Node ${node}.`,
      );
    },
  },
  {
    id: 'memory',
    about: 'the memory of the machine or container, and the heap limit',
    fix: 'Give the container at least 1 GiB, and reserve a quarter of it outside the heap (NODE_OPTIONS=--max-old-space-size).',
    evaluate({ memory: { available, heap } }) {
      return firstOf(
        [
          available < 400 && broken(`Only ${available} MiB of memory are available. The shop needs 400 MiB.`),
          available < 900 &&
            warning(`Only ${available} MiB of memory are available. Large images may not fit.`),
          heap > available &&
            warning(`The heap may grow to ${heap} MiB, but only ${available} MiB are available.`),
        ],
        `${available} MiB of memory, ${heap} MiB of them for the heap.`,
      );
    },
  },
  {
    id: 'storeFolder',
    about: "whether the shop can write to the store's `.shop` folder",
    fix: 'Make the user that runs the shop the owner of the folder: chown -R.',
    evaluate: ({ folders }) => writable(folders.store),
  },
  {
    id: 'storeSpace',
    about: 'the free space of the disk under `.shop`',
    fix: 'Free space on the disk, or move the folder to a larger one.',
    evaluate: ({ folders }) => space(folders.store),
  },
  {
    id: 'mediaFolder',
    about: 'whether the shop can write to `media.folder`',
    fix: 'Make the user that runs the shop the owner of the folder, or set `media.folder`.',
    evaluate: ({ folders }) =>
      folders.media ? writable(folders.media) : done('Images are kept in a bucket, not in a folder.'),
  },
  {
    id: 'mediaSpace',
    about: 'the free space of the disk under `media.folder`',
    fix: 'Free space on the disk, or keep images in a bucket (`media.storage: "s3"`).',
    evaluate: ({ folders }) =>
      folders.media ? space(folders.media) : done('Images are kept in a bucket, not in a folder.'),
  },
  {
    id: 'mediaStorage',
    about: 'whether the file storage is reachable',
    fix: 'Check that the folder is readable, or that endpoint, bucket and keys in `media.s3` are correct.',
    evaluate({ shop, config }) {
      if (!shop) return done('Checked once the migrations are applied.');
      return shop.storageFault === null
        ? done(`The storage "${config.media.storage}" is reachable.`)
        : broken(`The storage "${config.media.storage}" is unreachable: ${shop.storageFault}`);
    },
  },
  {
    id: 'clock',
    about: 'the clocks of this machine and of the database',
    fix: 'Synchronize both clocks with NTP: timedatectl set-ntp true.',
    evaluate({ now, database }) {
      const ms = Math.round(Math.abs(now - database.roundTrip / 2 - database.now));
      const clockDrift = Math.max(0, ms - database.roundTrip);
      const text = `The clocks of this machine and the database are ${(clockDrift / 1000).toFixed(1)} s apart.`;
      return firstOf([clockDrift > 60_000 && broken(text), clockDrift > 5000 && warning(text)], text);
    },
  },
  {
    id: 'documentFonts',
    about: 'whether invoices and packing slips can show the names of recent buyers and products',
    fix: "Install these packages in the store's folder, or omit `--omit=optional`. Characters without a package are printed as boxes.",
    evaluate({ shop }) {
      if (!shop) return done('Checked once the migrations are applied.');
      const { letters, packages } = shop.unprintable;
      if (letters.length === 0) return done('Documents can show the names of recent buyers and products.');
      const needed = packages.length > 0 ? ` without ${packages.join(', ')}` : '';
      return warning(`Documents cannot show ${letters.slice(0, 10).join(' ')}${needed}.`);
    },
  },
];

function writable({ path, isWritable }: FolderFacts) {
  return isWritable ? done(`${path} is writable.`) : broken(`${path} is not writable.`);
}

function space({ path, freeMiB, freeFiles }: FolderFacts) {
  if (freeMiB === null) return done('Free disk space is unknown.');
  const text = `${path} has ${freeMiB >= GIB ? `${(freeMiB / GIB).toFixed(1)} GiB` : `${freeMiB} MiB`} left.`;
  return firstOf(
    [
      freeMiB < 100 && broken(text),
      freeFiles !== null && freeFiles < 0.02 && broken(`The disk of ${path} is almost out of inodes.`),
      freeMiB < GIB && warning(text),
    ],
    text,
  );
}
