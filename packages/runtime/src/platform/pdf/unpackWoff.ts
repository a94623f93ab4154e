import { inflateSync } from 'node:zlib';

/** Sizes in bytes of the headers and of a table's entry in the two formats. */
const WOFF = { head: 44, entry: 20 };
const SFNT = { head: 12, entry: 16 };

/**
 * Unpacks a WOFF 1.0 file to the TrueType or OpenType file inside it (https://www.w3.org/TR/WOFF). Other files are returned as they are.
 * A font library that reads the packed file unpacks a table anew for each glyph.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file;
  const count = file.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * SFNT.entry, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * SFNT.entry, 10);
  const parts = [head];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.head + index * WOFF.entry;
    const to = SFNT.head + index * SFNT.entry;
    const table = tableAt(file, from);
    file.copy(head, to, from, from + 4);
    file.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(table.length, to + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

/** Returns the table of an entry. A table that does not get smaller is stored as it is. */
function tableAt(file: Buffer, entry: number): Buffer {
  const [start, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ];
  const table = file.subarray(start, start + packed);
  return packed < length ? inflateSync(table) : table;
}
