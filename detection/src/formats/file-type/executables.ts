import { say } from '@vedetta/messages/say.ts';
import type { Message } from '@vedetta/messages/message.ts';
import type { FileKind } from '../type-family.ts';
import { byteAt, hasBytes, hasText, latin1, u16le, u32be, u32le } from '../bytes.ts';

/** Content that a computer runs. */
export interface Program {
  mime: string;
  /** As the alert calls it: `Windows executable`. */
  kind: FileKind;
  /** The structure that proves it: `MZ header, PE signature at byte 128`. */
  proof: Message;
}

/**
 * Recognises native programs by their structure, never by two letters alone: `MZ` at the start of a
 * text is no program. Looks at `offset`, so that it also names what hides behind a picture.
 */
export function nativeProgramAt(bytes: Uint8Array, offset = 0): Program | null {
  return (
    windowsProgram(bytes, offset) ??
    linuxProgram(bytes, offset) ??
    macProgram(bytes, offset) ??
    shortcut(bytes, offset) ??
    otherProgram(bytes, offset)
  );
}

function windowsProgram(bytes: Uint8Array, at: number): Program | null {
  if (!hasText(bytes, at, 'MZ')) return null;
  const header = u32le(bytes, at + 0x3c);
  if (header !== null && header >= 4 && hasBytes(bytes, at + header, [0x50, 0x45, 0, 0])) {
    const isLibrary = ((u16le(bytes, at + header + 22) ?? 0) & 0x2000) !== 0;
    return {
      mime: 'application/x-msdownload',
      kind: isLibrary ? 'kindWindowsLibrary' : 'kindWindowsExecutable',
      proof: say('proofPe', { offset: String(at + header) }),
    };
  }
  // An old DOS program: its header must describe itself consistently (sizes in 512-byte pages and
  // 16-byte paragraphs).
  const lastPage = u16le(bytes, at + 2);
  const pages = u16le(bytes, at + 4);
  const paragraphs = u16le(bytes, at + 8);
  if (lastPage === null || pages === null || paragraphs === null) return null;
  const size = pages * 512 - (lastPage === 0 ? 0 : 512 - lastPage);
  const consistent =
    lastPage < 512 &&
    pages > 0 &&
    paragraphs >= 2 &&
    paragraphs * 16 < size &&
    size <= bytes.length - at;
  if (!consistent) return null;
  return {
    mime: 'application/x-msdownload',
    kind: 'kindDosExecutable',
    proof: say('proofDos'),
  };
}

function linuxProgram(bytes: Uint8Array, at: number): Program | null {
  const isElf = hasBytes(bytes, at, [0x7f, 0x45, 0x4c, 0x46]);
  const wordSize = byteAt(bytes, at + 4);
  const order = byteAt(bytes, at + 5);
  if (
    !isElf ||
    wordSize < 1 ||
    wordSize > 2 ||
    order < 1 ||
    order > 2 ||
    byteAt(bytes, at + 6) !== 1
  )
    return null;
  return {
    mime: 'application/x-elf',
    kind: 'kindLinuxExecutable',
    proof: say('proofElf', { bits: wordSize === 1 ? 32 : 64 }),
  };
}

const MACH_MAGIC = new Set([0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe]);

function macProgram(bytes: Uint8Array, at: number): Program | null {
  const magic = u32be(bytes, at);
  if (magic !== null && MACH_MAGIC.has(magic) && bytes.length >= at + 28) {
    return {
      mime: 'application/x-mach-binary',
      kind: 'kindMacosExecutable',
      proof: say('proofMacho'),
    };
  }
  if (magic !== 0xcafebabe) return null;
  // Universal binaries and Java classes share their magic: the next word is a small count or a
  // version from 45 on.
  const next = u32be(bytes, at + 4) ?? 0;
  if (next > 0 && next < 30 && bytes.length >= at + 8 + next * 20) {
    return {
      mime: 'application/x-mach-binary',
      kind: 'kindMacosExecutable',
      proof: say('proofMachoUniversal'),
    };
  }
  const version = next & 0xffff;
  if (version < 45 || version > 90) return null;
  return {
    mime: 'application/java-vm',
    kind: 'fileKindJavaClass',
    proof: say('proofClassFile', { version: String(version) }),
  };
}

const SHORTCUT_CLASS = [
  0x4c, 0, 0, 0, 0x01, 0x14, 0x02, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46,
];

function shortcut(bytes: Uint8Array, at: number): Program | null {
  if (!hasBytes(bytes, at, SHORTCUT_CLASS)) return null;
  return {
    mime: 'application/x.ms.shortcut',
    kind: 'fileKindWindowsShortcut',
    proof: say('proofShellLink'),
  };
}

function otherProgram(bytes: Uint8Array, at: number): Program | null {
  if (hasText(bytes, at, 'dex\n0') && byteAt(bytes, at + 7) === 0) {
    return {
      mime: 'application/vnd.android.dex',
      kind: 'kindAndroidProgram',
      proof: say('proofDex'),
    };
  }
  if (hasBytes(bytes, at, [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])) {
    return {
      mime: 'application/wasm',
      kind: 'kindWebAssemblyProgram',
      proof: say('proofWasm'),
    };
  }
  if (hasText(bytes, at, 'ITSF') && hasText(bytes, at + 0x60, 'ITSP')) {
    return {
      mime: 'application/vnd.ms-htmlhelp',
      kind: 'kindHtmlHelp',
      proof: say('proofItsf'),
    };
  }
  return windowsInstaller(bytes, at);
}

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/**
 * Class of the root of an installer database, {000C1084-0000-0000-C000-000000000046}, and of patch
 * and transform.
 */
const INSTALLER_CLASS = /^(?:8410|8610|8210)0c0000000000c000000000000046$/;

function windowsInstaller(bytes: Uint8Array, at: number): Program | null {
  if (!hasBytes(bytes, at, COMPOUND)) return null;
  const shift = u16le(bytes, at + 0x1e);
  const sector = u32le(bytes, at + 0x30);
  if ((shift !== 9 && shift !== 12) || sector === null) return null;
  const root = at + (sector + 1) * 2 ** shift;
  const id = Buffer.from(latin1(bytes, root + 80, root + 96), 'latin1').toString('hex');
  if (!INSTALLER_CLASS.test(id)) return null;
  return {
    mime: 'application/x-msi',
    kind: 'fileKindWindowsInstaller',
    proof: say('proofInstaller'),
  };
}
