const SECTOR = 2048;

/** A shortcut of Windows ([MS-SHLLINK]) with these fields, written wide. */
export function lnkFile(fields: {
  relative?: string;
  folder?: string;
  args?: string;
  icon?: string;
}) {
  const head = Buffer.alloc(76);
  Buffer.from('4c0000000114020000000000c000000000000046', 'hex').copy(head);
  const order = [fields.relative, fields.folder, fields.args, fields.icon];
  const flags = order.reduce((sum, one, at) => sum | (one === undefined ? 0 : 8 << at), 0x80);
  head.writeUInt32LE(flags, 20);
  const strings = order.flatMap((one) => {
    if (one === undefined) return [];
    const count = Buffer.alloc(2);
    count.writeUInt16LE(one.length);
    return [count, Buffer.from(one, 'utf16le')];
  });
  return new Uint8Array(Buffer.concat([head, ...strings, Buffer.alloc(4)]));
}

/** An image of a disc (ECMA-119) with files in its root, by short names or those of Joliet. */
export function isoFile(files: readonly { name: string; content: Uint8Array }[], isJoliet = false) {
  const record = (name: Buffer, sector: number, size: number, flags: number) => {
    const length = 33 + name.length + ((name.length + 1) % 2);
    const bytes = Buffer.alloc(length);
    bytes[0] = length;
    bytes.writeUInt32LE(sector, 2);
    bytes.writeUInt32LE(size, 10);
    bytes[25] = flags;
    bytes[32] = name.length;
    name.copy(bytes, 33);
    return bytes;
  };
  const nameOf = (name: string) =>
    isJoliet ? Buffer.from(name, 'utf16le').swap16() : Buffer.from(`${name.toUpperCase()};1`);
  const root = 20;
  let sector = root + 1;
  const data: Buffer[] = [];
  const records = [
    record(Buffer.from([0]), root, SECTOR, 2),
    record(Buffer.from([1]), root, SECTOR, 2),
  ];
  for (const { name, content } of files) {
    records.push(record(nameOf(name), sector, content.length, 0));
    const padded = Buffer.alloc(Math.max(1, Math.ceil(content.length / SECTOR)) * SECTOR);
    Buffer.from(content).copy(padded);
    data.push(padded);
    sector += padded.length / SECTOR;
  }
  const descriptor = (kind: number) => {
    const bytes = Buffer.alloc(SECTOR);
    bytes[0] = kind;
    bytes.write('CD001', 1);
    if (kind === 2) bytes.write('%/E', 88);
    record(Buffer.from([0]), root, SECTOR, 2).copy(bytes, 156);
    return bytes;
  };
  const folder = Buffer.alloc(SECTOR);
  Buffer.concat(records).copy(folder);
  return new Uint8Array(
    Buffer.concat([
      Buffer.alloc(16 * SECTOR),
      descriptor(isJoliet ? 2 : 1),
      descriptor(255),
      Buffer.alloc(2 * SECTOR),
      folder,
      ...data,
    ]),
  );
}

/** A FAT12 file system of 64 clusters with files in its root, by names of 8 and 3 letters. */
export function fatFile(files: readonly { name: string; content: Uint8Array }[]) {
  const [sector, sectors, rootEntries] = [512, 80, 64];
  const disk = Buffer.alloc(sector * sectors);
  disk.set([0xeb, 0x3c, 0x90]);
  disk.write('MSDOS5.0', 3);
  disk.writeUInt16LE(sector, 11);
  disk[13] = 1;
  disk.writeUInt16LE(1, 14);
  disk[16] = 1;
  disk.writeUInt16LE(rootEntries, 17);
  disk.writeUInt16LE(sectors, 19);
  disk.writeUInt16LE(1, 22);
  disk.set([0x55, 0xaa], 510);
  const [table, root, data] = [sector, sector * 2, sector * 6];
  const link = (cluster: number, next: number) => {
    const at = table + cluster + (cluster >> 1);
    const old = disk.readUInt16LE(at);
    disk.writeUInt16LE(
      (cluster & 1) === 0 ? (old & 0xf000) | next : (old & 0x000f) | (next << 4),
      at,
    );
  };
  let cluster = 2;
  for (const [index, { name, content }] of files.entries()) {
    const [base = '', ending = ''] = name.toUpperCase().split('.');
    const at = root + index * 32;
    disk.write(base.padEnd(8).slice(0, 8) + ending.padEnd(3).slice(0, 3), at, 'latin1');
    disk.writeUInt16LE(cluster, at + 26);
    disk.writeUInt32LE(content.length, at + 28);
    const count = Math.max(1, Math.ceil(content.length / sector));
    Buffer.from(content).copy(disk, data + (cluster - 2) * sector);
    for (let part = 0; part < count; part += 1)
      link(cluster + part, part === count - 1 ? 0xfff : cluster + part + 1);
    cluster += count;
  }
  return new Uint8Array(disk);
}

/** A virtual hard disk around a disk: of a fixed size, or of one block that was written. */
export function vhdFile(disk: Uint8Array, isDynamic = false): Uint8Array {
  const footer = Buffer.alloc(512);
  footer.write('conectix');
  footer.writeUInt32BE(0x10000, 12);
  footer.writeUInt32BE(isDynamic ? 3 : 2, 60);
  if (!isDynamic) return new Uint8Array(Buffer.concat([disk, footer]));
  footer.writeUInt32BE(512, 20);
  const header = Buffer.alloc(1024);
  header.write('cxsparse');
  header.writeUInt32BE(1536, 20);
  header.writeUInt32BE(1, 28);
  header.writeUInt32BE(disk.length, 32);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32BE(2048 / 512, 0);
  const map = Buffer.alloc(512, 0xff);
  return new Uint8Array(Buffer.concat([footer, header, table, map, disk, footer]));
}

/** A cabinet ([MS-CAB]) of one folder, its files stored or in blocks of MSZIP that are given. */
export function cabFile(
  files: readonly { name: string; content: Uint8Array }[],
  method = 0,
  blocks: readonly { packed: Uint8Array; size: number }[] = files.map(({ content }) => ({
    packed: content,
    size: content.length,
  })),
): Uint8Array {
  const head = Buffer.alloc(36);
  head.write('MSCF');
  head.writeUInt32LE(44, 16);
  head.set([3, 1], 24);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(files.length, 28);
  let offset = 0;
  const entries = files.map(({ name, content }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt32LE(content.length, 0);
    entry.writeUInt32LE(offset, 4);
    offset += content.length;
    return Buffer.concat([entry, Buffer.from(`${name}\0`)]);
  });
  const folder = Buffer.alloc(8);
  folder.writeUInt32LE(44 + Buffer.concat(entries).length, 0);
  folder.writeUInt16LE(blocks.length, 4);
  folder.writeUInt16LE(method, 6);
  const data = blocks.map(({ packed, size }) => {
    const block = Buffer.alloc(8);
    block.writeUInt16LE(packed.length, 4);
    block.writeUInt16LE(size, 6);
    return Buffer.concat([block, packed]);
  });
  return new Uint8Array(Buffer.concat([head, folder, ...entries, ...data]));
}
