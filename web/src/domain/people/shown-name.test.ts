import { describe, expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

describe('shownName', () => {
  it('writes out each character that turns around the reading direction', () => {
    expect(shownName('invoice\u202egpj.exe')).toBe('invoice[U+202E]gpj.exe');
    for (const turn of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')
      expect(shownName(`a${turn}txt.exe`)).toMatch(/^a\[U\+20[26][0-9A-E]\]txt\.exe$/);
  });

  it('leaves out what steers a line, and leaves an ordinary name as it is', () => {
    expect(shownName('a\u0000b\r\n\u200ec.png')).toBe('abc.png');
    expect(shownName('Fattura n° 7 – Milano.pdf')).toBe('Fattura n° 7 – Milano.pdf');
    expect(shownName('תמונה.jpg')).toBe('תמונה.jpg');
  });
});
