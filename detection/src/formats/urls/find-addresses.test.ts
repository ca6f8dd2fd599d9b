import { expect, it } from 'vitest';
import { growthOf, LINEAR } from '../../../test/growth.ts';
import { findAddresses } from './find-addresses.ts';

const seen = (text: string) =>
  findAddresses(text).map(({ kind, link, start, end }) => [
    kind,
    link.normal,
    text.slice(start, end),
  ]);

it.each([
  [
    'See https://drop.example/m/77.',
    [['link', 'https://drop.example/m/77', 'https://drop.example/m/77']],
  ],
  [
    '(see http://drop.example/a_(b))',
    [['link', 'http://drop.example/a_(b)', 'http://drop.example/a_(b)']],
  ],
  [
    'hxxps://drop[.]example/x, hXXp://a(.)example[dot]org!',
    [
      ['link', 'https://drop.example/x', 'hxxps://drop[.]example/x'],
      ['link', 'http://a.example.org', 'hXXp://a(.)example[dot]org'],
    ],
  ],
  [
    'https[:]//drop.example and http://203.0.113.7:8080/login?x=1',
    [
      ['link', 'https://drop.example', 'https[:]//drop.example'],
      ['link', 'http://203.0.113.7:8080/login?x=1', 'http://203.0.113.7:8080/login?x=1'],
    ],
  ],
  [
    'write to ceo@acme.com or visit acme.com',
    [
      ['mail', 'http://acme.com', 'acme.com'],
      ['host', 'http://acme.com', 'acme.com'],
    ],
  ],
  [
    'www.acme.it; acme[.]it; acme.it/menu?x',
    [
      ['link', 'http://www.acme.it', 'www.acme.it'],
      ['link', 'http://acme.it', 'acme[.]it'],
      ['link', 'http://acme.it/menu?x', 'acme.it/menu?x'],
    ],
  ],
  ['аррӏе.com', [['host', 'http://xn--80ak6aa92e.com', 'аррӏе.com']]],
  ['user:pw@evil.com/x', [['mail', 'http://evil.com/x', 'evil.com/x']]],
])('%s', (text, expected) => {
  expect(seen(text)).toEqual(expected);
});

it.each([
  'hxxp://drop[.]example.org',
  'hxxps[:]//drop.example[.]org',
  'https[://]drop.example.org',
  'http[:]//drop(.)example(dot)org',
  'drop(dot)example(dot)org',
  'drop[dot]example[punto]org',
  'drop{.}example{.}org',
  'h**ps://drop.example.org',
  'drop\\.example\\.org',
  'https://drop[.example[.org',
  'drop [.] example [.] org',
  'drop[.] example[.] org',
  'drop (dot) example (dot) org',
  'drop [ . ] example [ dot ] org',
  'hxxps__drop_example_org',
  'hxxp__drop_example_org',
])('reads what is written so that no program takes it for a link: %s', (text) => {
  for (const words of [text, `Open ${text} now`, `(${text})`, `${text}\nnext`]) {
    expect([words, findAddresses(words).map(({ link }) => link.host)]).toEqual([
      words,
      ['drop.example.org'],
    ]);
  }
});

it.each([
  'http__server_name',
  'https__init__',
  'The end.It was late. e.g. 3.14 of v1.2.3, index.html, a.b',
  'node.nosuchtld',
  '192.168.1.1 without a scheme',
  '...',
  'Prezzo 3.50EUR.Grazie',
  '',
])('sees no address in: %s', (text) => {
  expect(seen(text)).toEqual([]);
});

it.each(['a', 'a.', 'a-', '[.]', 'http://', 'a [ . ] ', '.com', ')', '@a.b'])(
  'takes time in proportion to the length of a text made to slow it down: %s',
  (piece) => {
    expect(growthOf((times) => findAddresses(`http://${piece.repeat(times)}`), 1_500)).toBeLessThan(
      LINEAR,
    );
    expect(growthOf((times) => findAddresses(piece.repeat(times)), 1_500)).toBeLessThan(LINEAR);
  },
);
