import { hasBytes, latin1, u16le, u32le } from '../bytes.ts';

/** What a shortcut of Windows starts ([MS-SHLLINK]). */
export interface Lnk {
  /** The file that it opens: from its own path, its relative one, or a variable of the system. */
  target: string;
  args: string;
  workingFolder: string;
  /** The file of its picture. */
  icon: string;
  description: string;
  /** The fields end before their length. */
  isCut: boolean;
}

const HEADER = [0x4c, 0, 0, 0, 0x01, 0x14, 0x02, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46];
const FLAG = { idList: 1, linkInfo: 2, name: 4, relative: 8, folder: 16, args: 32, icon: 64 };
const UNICODE = 0x80;
/** Block of a target given by variables of the environment ([MS-SHLLINK] 2.5.4). */
const ENVIRONMENT = 0xa0000001;
/** A shortcut is short; its fields have two bytes of length, its blocks are walked so many. */
const MOST_BLOCKS = 32;

/**
 * Reads a shortcut of Windows. Never throws.
 * @returns null for what is none
 */
export function readLnk(bytes: Uint8Array): Lnk | null {
  if (!hasBytes(bytes, 0, HEADER)) return null;
  const flags = u32le(bytes, 20) ?? 0;
  const has = (flag: number) => (flags & flag) !== 0;
  let at = 76;
  let isCut = bytes.length < at;
  let ids = '';
  if (has(FLAG.idList)) {
    const length = u16le(bytes, at) ?? 0;
    ids = namesIn(bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  let path = '';
  if (has(FLAG.linkInfo)) {
    const length = u32le(bytes, at) ?? 0;
    path = pathIn(bytes.subarray(at, at + length));
    at += Math.max(4, length);
  }
  const isWide = has(UNICODE);
  const field = (flag: number): string => {
    if (!has(flag)) return '';
    const count = u16le(bytes, at);
    if (count === null) {
      isCut = true;
      return '';
    }
    const from = at + 2;
    at = from + count * (isWide ? 2 : 1);
    if (at > bytes.length) isCut = true;
    return isWide ? utf16(bytes.subarray(from, at)) : latin1(bytes, from, at);
  };
  const description = field(FLAG.name);
  const relative = field(FLAG.relative);
  const workingFolder = field(FLAG.folder);
  const args = field(FLAG.args);
  const icon = field(FLAG.icon);
  const variable = isCut ? '' : environmentIn(bytes, at);
  const target = [path, relative, variable, ids].find((one) => one !== '') ?? '';
  return { target, args, workingFolder, icon, description, isCut };
}

const utf16 = (bytes: Uint8Array): string => new TextDecoder('utf-16le').decode(bytes);
const upToZero = (text: string): string => text.split('\0', 1)[0] ?? '';

/** The path of the link's own information: on a drive, or of a share and what follows it. */
function pathIn(info: Uint8Array): string {
  const flags = u32le(info, 8) ?? 0;
  const text = (offset: number | null) =>
    offset === null || offset === 0 ? '' : upToZero(latin1(info, offset, info.length));
  const suffix = text(u32le(info, 24));
  if ((flags & 1) !== 0) return joined(text(u32le(info, 16)), suffix);
  if ((flags & 2) === 0) return '';
  const share = u32le(info, 20) ?? 0;
  const name = u32le(info, share + 8) ?? 0;
  return name === 0 ? '' : joined(upToZero(latin1(info, share + name, info.length)), suffix);
}

const joined = (folder: string, name: string): string =>
  name === '' || folder === ''
    ? `${folder}${name}`
    : `${folder.replace(/\\$/, '')}\\${name.replace(/^\\/, '')}`;

/** The names of a list of shell items: files and folders that need no path of their own. */
function namesIn(list: Uint8Array): string {
  const names: string[] = [];
  let at = 0;
  for (let item = 0; item < 64; item += 1) {
    const length = u16le(list, at) ?? 0;
    if (length < 3) break;
    const entry = list.subarray(at + 2, at + length);
    const kind = (entry[0] ?? 0) & 0x70;
    if (kind === 0x20) names.push(upToZero(latin1(entry, 1, entry.length)).replace(/\\$/, ''));
    else if (kind === 0x30) names.push(upToZero(latin1(entry, 12, entry.length)));
    else if (kind === 0x40) names.push(upToZero(latin1(entry, 3, entry.length)));
    at += length;
  }
  return names.filter((name) => name !== '').join('\\');
}

function environmentIn(bytes: Uint8Array, from: number): string {
  let at = from;
  for (let block = 0; block < MOST_BLOCKS; block += 1) {
    const length = u32le(bytes, at) ?? 0;
    if (length < 8) return '';
    if (u32le(bytes, at + 4) === ENVIRONMENT) {
      const wide = upToZero(utf16(bytes.subarray(at + 268, at + Math.min(length, 788))));
      return wide === '' ? upToZero(latin1(bytes, at + 8, at + 268)) : wide;
    }
    at += length;
  }
  return '';
}
