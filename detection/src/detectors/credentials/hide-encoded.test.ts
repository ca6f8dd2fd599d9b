import { describe, expect, it } from 'vitest';
import { hideEncoded } from './hide-encoded.ts';

const ADDRESS = 'a.verdi@meridianafoods.eu';
const PASSWORD = 'Primavera2021!';
const PAIR = `${ADDRESS}:${PASSWORD}`;
const hex = (text: string, before: string, after = '') =>
  [...text]
    .map(
      (one) => `${before}${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}${after}`,
    )
    .join('');
const quoted = (text: string) => `Content-Transfer-Encoding: quoted-printable\n\n${text}\n`;
const WAYS: Record<string, string> = {
  'base64 in one line': Buffer.from(PAIR).toString('base64'),
  'base64 in lines': Buffer.from(`${'Hello to all of you. '.repeat(6)}${PAIR}`)
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n'),
  'base64 for addresses': `<a href="data:text/plain;base64,${Buffer.from(PAIR).toString('base64url')}">list</a>`,
  'references of a page': PAIR.replace('@', '&#64;'),
  'references by name': PAIR.replace('@', '&commat;'),
  'escapes of JSON': `{"all":"${PAIR.replace('@', '\\u0040')}"}`,
  'escapes of an address': `https://portal.example/login?user=${encodeURIComponent(PAIR)}`,
  'quoted-printable': quoted(hex(PAIR, '=')),
  'quoted-printable with its sign alone': quoted(PAIR.replace('@', '=40')),
  'a line that quoted-printable breaks': quoted(`${ADDRESS}:Prima=\r\n${PASSWORD.slice(5)}`),
};

describe('a source', () => {
  it.each(Object.entries(WAYS))('does not say in %s what it must not say', (_way, text) => {
    const hidden = hideEncoded(text);
    expect(hidden).toHaveLength(text.length);
    expect(hidden.split('\n').map((line) => line.length)).toEqual(
      text.split('\n').map((line) => line.length),
    );
    for (const part of [
      PASSWORD,
      PASSWORD.slice(5),
      Buffer.from(PASSWORD).toString('base64').slice(3, 15),
      hex(PASSWORD, '='),
      encodeURIComponent(PASSWORD),
    ])
      expect(hidden).not.toContain(part);
    const decoded = hidden
      .split(/[^\w+/=-]+/)
      .map((run) => Buffer.from(run, 'base64').toString('latin1'))
      .join(' ');
    expect(decoded).not.toContain(PASSWORD.slice(3));
  });

  it('is shown as it is where it says nothing in another way', () => {
    const plain =
      `Dear all,\nthe list of ${ADDRESS} = see ` +
      `https://portal.example/lists/2026?page=12&sort=name\n5f4dcc3b5aa765d61d8327deb882cf99\n`;
    expect(hideEncoded(plain)).toBe(plain);
  });

  it('takes time with its length alone', () => {
    for (const unit of ['a', 'A%', '=', 'aA', '&#', '\n', '%4'])
      expect(hideEncoded(unit.repeat(200_000))).toHaveLength(unit.length * 200_000);
  });
});
