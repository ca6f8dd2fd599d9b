import { crc32, deflateRawSync } from 'node:zlib';

/** One file for `zipFile`. What is left out is as honest archives have it. */
export interface Packed {
  /** Bytes are a name that does not say in what it is written. */
  name: string | Uint8Array;
  /** Of a ZIP: the field of Info-ZIP with the name in UTF-8, of this name or of `unicodeOf`. */
  unicodeName?: string;
  unicodeOf?: Uint8Array;
  content: Uint8Array;
  /** Stored instead of deflated. */
  isStored?: boolean;
  isEncrypted?: boolean;
  method?: number;
  /** The index of another entry whose packed bytes this one claims as its own. */
  sharesWith?: number;
}

const u16 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const b = Buffer.alloc(2);
      b.writeUInt16LE(value);
      return b;
    }),
  );
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const b = Buffer.alloc(4);
      b.writeUInt32LE(value);
      return b;
    }),
  );

/** A ZIP archive (APPNOTE 4.3), honest or not. */
export function zipFile(files: readonly Packed[]): Uint8Array {
  const parts: Buffer[] = [];
  const headers: { offset: number; fields: Buffer; name: Buffer }[] = [];
  let offset = 0;
  for (const {
    name: written,
    unicodeName,
    unicodeOf,
    content,
    isStored = false,
    isEncrypted = false,
    method = isStored ? 0 : 8,
    sharesWith,
  } of files) {
    const name = Buffer.from(written as Uint8Array);
    const field =
      unicodeName === undefined
        ? Buffer.alloc(0)
        : Buffer.concat([
            u16(0x7075, 5 + Buffer.byteLength(unicodeName)),
            Buffer.from([1]),
            u32(crc32(unicodeOf ?? name)),
            Buffer.from(unicodeName),
          ]);
    const flags = (isEncrypted ? 1 : 0) | (typeof written === 'string' ? 0x800 : 0);
    const data = isStored ? Buffer.from(content) : deflateRawSync(content);
    const fields = Buffer.concat([
      u16(20, flags, method, 0, 0x21),
      u32(crc32(content), data.length, content.length),
      u16(name.length, field.length),
    ]);
    const shared = sharesWith === undefined ? undefined : headers[sharesWith];
    headers.push({
      offset: shared?.offset ?? offset,
      fields:
        shared === undefined
          ? fields
          : Buffer.concat([shared.fields.subarray(0, 22), u16(name.length, field.length)]),
      name: Buffer.concat([name, field]),
    });
    if (shared !== undefined) continue;
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, field, data]);
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(
    headers.map((one) =>
      Buffer.concat([
        Buffer.from('PK\x01\x02', 'latin1'),
        u16(20),
        one.fields,
        u16(0, 0, 0),
        u32(0, one.offset),
        one.name,
      ]),
    ),
  );
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06', 'latin1'),
    u16(0, 0, headers.length, headers.length),
    u32(directory.length, offset),
    u16(0),
  ]);
  return new Uint8Array(Buffer.concat([...parts, directory, end]));
}

/** A tar archive of the POSIX kind. */
export function tarFile(files: readonly Pick<Packed, 'name' | 'content'>[]): Uint8Array {
  const blocks = files.flatMap(({ name, content }) => {
    const header = Buffer.alloc(512);
    header.set(Buffer.from(name as Uint8Array).subarray(0, 100), 0);
    header.write('0000644\0', 100);
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write('        0', 148);
    header.write('ustar\x0000', 257);
    header.write(
      `${header
        .reduce((sum, value) => sum + value, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    );
    return [header, Buffer.from(content), Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return new Uint8Array(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}
