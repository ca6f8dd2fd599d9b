import { expect, it } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

it.each([
  ['see one.example.net again', 'see l               again'],
  ['a https://acme.com/path?x=1 b www.acme.com c', 'a l                         b l            c'],
  ['mail anna.rossi@acme.it, please', 'mail l                 , please'],
  ['hxxps://drop[.]example[.]com now', `${'l'.padEnd(28)} now`],
  ['the end.It was late. No, 3.5 of 10', 'the end.It was late. No, 3.5 of 10'],
  ['Tom &amp; Ann at @acme', 'Tom       Ann at @acme'],
])('reads each address of %s as one sign and keeps the places', (text, read) => {
  expect(withoutAddresses(text)).toBe(read);
  expect(withoutAddresses(text)).toHaveLength(text.length);
});
