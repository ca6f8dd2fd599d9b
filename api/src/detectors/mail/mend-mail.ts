import { latin1 } from '../bytes.ts';

const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
const IS_BASE64 = /^content-transfer-encoding[ \t]*:[ \t]*"?base64\b/i;
const BASE64 = /^[A-Za-z0-9+/=]+[ \t]*$/;

/**
 * A mail as its parser needs it. Lines of old Macs end as others do; bytes that control something are left out of the heads, where they would hide what a
 * part is; and what a list or a telephone wrote behind the last line of Base64 is no part of the file.
 * @param bytes a whole mail
 * @returns the same bytes where nothing is to be mended
 */
export function mendMail(bytes: Uint8Array): Uint8Array {
  const isOld = !bytes.subarray(0, 16 * 1024).includes(10) && bytes.includes(13);
  const text = latin1(bytes, 0, bytes.length);
  if (!isOld && !CONTROLS.test(text) && !/^content-transfer-encoding[ \t]*:[ \t]*"?base64/im.test(text)) return bytes;
  const lines = text.split(isOld ? '\r' : '\n');
  const mender = new Mender();
  const mended = lines.map((line) => mender.line(line)).filter((line) => line !== null).join('\n');
  return mended === text ? bytes : new Uint8Array(Buffer.from(mended, 'latin1'));
}

class Mender {
  #isHead = true;
  #isBase64 = false;
  /** The padding that ends a file in Base64 has been read. */
  #hasEnded = false;

  /** @returns null for a line that is no part of the mail */
  line(line: string): string | null {
    const text = line.trimEnd();
    if (text.startsWith('--') && text.length > 2 && text !== '-- ') this.#begin();
    else if (this.#isHead) return this.#headLine(line);
    else if (this.#isBase64 && text !== '') {
      if (this.#hasEnded && !BASE64.test(text)) return null;
      this.#hasEnded ||= /[A-Za-z0-9+/]=+$/.test(text);
    }
    return line;
  }

  #begin(): void {
    this.#isHead = true;
    this.#isBase64 = false;
    this.#hasEnded = false;
  }

  #headLine(line: string): string {
    const plain = line.replace(CONTROLS, '');
    if (plain.trim() === '') this.#isHead = false;
    else if (IS_BASE64.test(plain)) this.#isBase64 = true;
    return plain;
  }
}
