/** Files and mails as older programs pack them, for tests of what is found in them. */

const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);
const u32 = (value: number) => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)]);

/** Lines of uuencode. */
export function uuencoded(name: string, content: Uint8Array): string {
  const letter = (value: number) => String.fromCharCode(value === 0 ? 96 : value + 32);
  const lines: string[] = [];
  for (let at = 0; at < content.length; at += 45) {
    const line = content.subarray(at, at + 45);
    let text = letter(line.length);
    for (let three = 0; three < line.length; three += 3) {
      const [a = 0, b = 0, c = 0] = line.subarray(three, three + 3);
      text +=
        letter(a >> 2) +
        letter(((a & 3) << 4) | (b >> 4)) +
        letter(((b & 15) << 2) | (c >> 6)) +
        letter(c & 63);
    }
    lines.push(text);
  }
  return [`begin 644 ${name}`, ...lines, '`', 'end', ''].join('\r\n');
}

/** Lines of yEnc, which are bytes. */
export function yencoded(name: string, content: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let length = 0;
  for (const value of content) {
    const shifted = (value + 42) & 255;
    if ([0, 10, 13, 61].includes(shifted)) bytes.push(61, (shifted + 64) & 255);
    else bytes.push(shifted);
    length += 1;
    if (length % 128 === 0) bytes.push(13, 10);
  }
  return Buffer.concat([
    Buffer.from(`=ybegin line=128 size=${content.length} name=${name}\r\n`),
    Buffer.from(bytes),
    Buffer.from(`\r\n=yend size=${content.length}\r\n`),
  ]);
}

/** What a `winmail.dat` is made from, its words as bytes in `codePage`. */
export interface TnefParts {
  codePage: number;
  subject?: Uint8Array;
  text?: Uint8Array;
  page?: Uint8Array;
  files?: readonly { name: Uint8Array; longName?: string; content: Uint8Array }[];
}

/** A `winmail.dat` ([MS-OXTNEF]). */
export function tnefFile({ codePage, subject, text, page, files = [] }: TnefParts): Uint8Array {
  const attribute = (level: number, id: number, type: number, value: Uint8Array) =>
    Buffer.concat([
      Buffer.from([level]),
      u16(id),
      u16(type),
      u32(value.length),
      value,
      u16(value.reduce((sum, byte) => (sum + byte) & 0xffff, 0)),
    ]);
  const property = (type: number, id: number, value: Uint8Array) =>
    Buffer.concat([
      u16(type),
      u16(id),
      u32(1),
      u32(value.length),
      value,
      Buffer.alloc((4 - (value.length % 4)) % 4),
    ]);
  const list = (...each: readonly Buffer[]) => Buffer.concat([u32(each.length), ...each]);
  const zero = (value: Uint8Array) => Buffer.concat([value, Buffer.alloc(1)]);
  return new Uint8Array(
    Buffer.concat([
      u32(0x223e9f78),
      u16(1),
      attribute(1, 0x9007, 6, Buffer.concat([u32(codePage), u32(0)])),
      ...(subject === undefined ? [] : [attribute(1, 0x8004, 1, zero(subject))]),
      ...(text === undefined ? [] : [attribute(1, 0x800c, 2, zero(text))]),
      ...(page === undefined ? [] : [attribute(1, 0x9003, 6, list(property(0x102, 0x1013, page)))]),
      ...files.flatMap(({ name, longName, content }) => [
        attribute(2, 0x9002, 6, Buffer.alloc(14)),
        attribute(2, 0x8010, 1, zero(name)),
        attribute(2, 0x800f, 6, content),
        ...(longName === undefined
          ? []
          : [
              attribute(
                2,
                0x9005,
                6,
                list(property(0x1f, 0x3707, Buffer.from(`${longName}\0`, 'utf16le'))),
              ),
            ]),
      ]),
    ]),
  );
}
