import { describe, expect, it } from 'vitest';
import { displayFilename, scannedFilename } from './file-names.ts';

describe('displayFilename', () => {
  it('leaves an ordinary name as it is', () => {
    expect(displayFilename('Fattura n° 7 – Milano.pdf')).toBe('Fattura n° 7 – Milano.pdf');
  });

  it('keeps only the last part of a path of either kind', () => {
    expect(displayFilename('../../etc/passwd')).toBe('passwd');
    expect(displayFilename('C:\\Users\\giulia\\invoice.pdf')).toBe('invoice.pdf');
  });

  it('drops NUL and line breaks, and writes out what turns the reading direction', () => {
    expect(displayFilename('invoice\u202egpj.exe')).toBe('invoice[U+202E]gpj.exe');
    expect(displayFilename('a\u0000b\r\nSet-Cookie: x.png')).toBe('abSet-Cookie: x.png');
  });

  it('calls a name without anything readable unnamed', () => {
    for (const name of ['', '..', '.', '///', '\u200b\u202e', '   '])
      expect(displayFilename(name)).toBe('unnamed');
  });

  it('shortens an overlong name and keeps its ending', () => {
    const shortened = displayFilename(`${'x'.repeat(400)}.jpeg`);
    expect(shortened).toHaveLength(255);
    expect(shortened).toMatch(/x…\.jpeg$/);
  });

  it('replaces half a surrogate pair, which no database could store', () => {
    expect(displayFilename('a\ud800.png')).toBe('a\ufffd.png');
  });
});

describe('scannedFilename', () => {
  it('is what the sender wrote, as far as the reading direction goes', () => {
    for (const turn of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
      const name = `invoice${turn}gpj.exe`;
      expect(displayFilename(name)).not.toContain(turn);
      expect(scannedFilename(displayFilename(name))).toBe(name);
    }
    expect(scannedFilename('list [U+0041].txt')).toBe('list [U+0041].txt');
  });
});
