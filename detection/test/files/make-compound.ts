/** A stream for `compoundFile`: its way, and its bytes. */
export type Stream = readonly [path: string, content: Uint8Array];

const SECTOR = 512;
const END = 0xfffffffe;
const NONE = 0xffffffff;
const MOST_TABLE = 109;

/**
 * A compound file ([MS-CFB]). Streams are filled up with zeros to 4,096 bytes, so that all lie in
 * sectors of their own.
 */
export function compoundFile(streams: readonly Stream[]): Uint8Array {
  const folders = [
    ...new Set(
      streams.flatMap(([path]) =>
        path
          .split('/')
          .slice(0, -1)
          .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
      ),
    ),
  ];
  const nodes = [
    { path: '', content: null as Uint8Array | null },
    ...folders.map((path) => ({ path, content: null as Uint8Array | null })),
    ...streams.map(([path, content]) => ({ path, content })),
  ];
  const parentOf = (path: string) => (path === '' ? null : path.split('/').slice(0, -1).join('/'));
  const padded = (content: Uint8Array) =>
    Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))]);
  const sectorsOf = (bytes: Uint8Array) => Math.ceil(bytes.length / SECTOR);
  const table: number[] = [];
  const data: Buffer[] = [];
  const place = (bytes: Buffer): number => {
    const start = table.length;
    const count = sectorsOf(bytes);
    for (let index = 0; index < count; index += 1)
      table.push(index === count - 1 ? END : start + index + 1);
    data.push(Buffer.concat([bytes, Buffer.alloc(count * SECTOR - bytes.length)]));
    return start;
  };
  const starts = nodes.map(({ content }) => (content === null ? END : place(padded(content))));
  const directory = Buffer.concat(
    nodes.map(({ path, content }, index) => {
      const entry = Buffer.alloc(128);
      const name = index === 0 ? 'Root Entry' : (path.split('/').at(-1) ?? '');
      entry.write(name, 'utf16le');
      entry.writeUInt16LE((name.length + 1) * 2, 64);
      entry[66] = index === 0 ? 5 : content === null ? 1 : 2;
      const siblings = nodes
        .map((node, at) => ({ at, parent: parentOf(node.path) }))
        .filter(({ parent }) => parent === parentOf(path))
        .map(({ at }) => at);
      entry.writeUInt32LE(NONE, 68);
      entry.writeUInt32LE(index === 0 ? NONE : (siblings[siblings.indexOf(index) + 1] ?? NONE), 72);
      const children = nodes
        .map((node, at) => ({ at, parent: parentOf(node.path) }))
        .filter(({ parent }) => parent === path);
      entry.writeUInt32LE(children[0]?.at ?? NONE, 76);
      entry.writeUInt32LE(starts[index] ?? END, 116);
      entry.writeUInt32LE(content === null ? 0 : padded(content).length, 120);
      return entry;
    }),
  );
  const directoryStart = place(directory);
  const firstOfTable = table.length;
  const perSector = SECTOR / 4;
  // The table stands in itself.
  const sectorsOfTable = Math.ceil(firstOfTable / (perSector - 1));
  for (let index = 0; index < sectorsOfTable; index += 1) table.push(0xfffffffd);
  if (sectorsOfTable > MOST_TABLE)
    throw new Error('Too large for a table whose sectors are all named in the header.');
  const header = Buffer.alloc(SECTOR);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ].forEach(([at = 0, value = 0]) => header.writeUInt16LE(value, at));
  [
    [44, sectorsOfTable],
    [48, directoryStart],
    [56, 4096],
    [60, END],
    [68, END],
  ].forEach(([at = 0, value = 0]) => header.writeUInt32LE(value, at));
  for (let index = 0; index < MOST_TABLE; index += 1)
    header.writeUInt32LE(index < sectorsOfTable ? firstOfTable + index : NONE, 76 + index * 4);
  const fat = Buffer.alloc(SECTOR * sectorsOfTable, 0xff);
  table.forEach((value, index) => fat.writeUInt32LE(value, index * 4));
  return new Uint8Array(Buffer.concat([header, ...data, fat]));
}

/**
 * The stream of a macro module whose source is this, in one chunk that is not packed ([MS-OVBA]
 * 2.4.1.3.10).
 */
export function moduleStream(source: string): Uint8Array {
  const body = Buffer.alloc(4096, ' ');
  body.write(`Attribute VB_Name = "ThisDocument"\r\n${source}`, 'latin1');
  return new Uint8Array(Buffer.concat([Buffer.from([1, 0xff, 0x3f]), body]));
}

/**
 * A macro project with one module. Without a directory, so that the module is found by its
 * attributes.
 */
export const macroProject = (source: string) =>
  compoundFile([
    ['VBA/_VBA_PROJECT', Buffer.from([0xcc, 0x61])],
    ['VBA/ThisDocument', packedModule(source)],
  ]);

/**
 * The same source as Word stores it: literal tokens behind flags of zero, after some compiled code.
 */
export function packedModule(source: string): Uint8Array {
  const text = Buffer.from(`Attribute VB_Name = "ThisDocument"\r\n${source}`, 'latin1');
  const chunks: Buffer[] = [];
  for (let at = 0; at < text.length; at += 3600) {
    const part = text.subarray(at, at + 3600);
    const tokens: Buffer[] = [];
    for (let piece = 0; piece < part.length; piece += 8)
      tokens.push(Buffer.from([0]), part.subarray(piece, piece + 8));
    const body = Buffer.concat(tokens);
    const header = Buffer.alloc(2);
    header.writeUInt16LE(0xb000 | (body.length - 1));
    chunks.push(header, body);
  }
  return new Uint8Array(Buffer.concat([Buffer.from('compiled code'), Buffer.from([1]), ...chunks]));
}

/** The stream of a packaged file (`\u0001Ole10Native`). */
export function packageStream(label: string, content: Uint8Array): Uint8Array {
  const number = (value: number) => {
    const b = Buffer.alloc(4);
    b.writeUInt32LE(value);
    return b;
  };
  const body = Buffer.concat([
    Buffer.from([2, 0]),
    Buffer.from(`${label}\0C:\\Users\\x\\${label}\0`, 'latin1'),
    Buffer.from([0, 0, 3, 0]),
    number(label.length + 1),
    Buffer.from(`${label}\0`, 'latin1'),
    number(content.length),
    content,
  ]);
  return new Uint8Array(Buffer.concat([number(body.length), body]));
}
