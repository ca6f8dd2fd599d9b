import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, LINEAR } from '../../../test/growth.ts';
import { findAddresses } from './find-addresses.ts';
import { destinationOf } from './inner-addresses.ts';
import { readLink } from './link.ts';

const TARGET = 'https://drop.hidden-host.com/login?a=1';
const linksIn = (text: string) => findAddresses(text).map(({ link }) => link.normal);
const base64 = (text: string) => Buffer.from(text).toString('base64url');
const encoded = (text: string, times: number): string =>
  times === 0 ? text : encoded(encodeURIComponent(text), times - 1);
/** As Proofpoint's second version writes it. */
const dashed = (text: string) =>
  text
    .replace(/[^\w./]/g, (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('/', '_');

/** How known services put an address of their own around another one. */
const REDIRECTORS: Readonly<Record<string, (target: string) => string>> = {
  'Safe Links': (target) =>
    `https://eur03.safelinks.protection.outlook.com/?url=${encodeURIComponent(target)}&data=05%7C02%7Canna`,
  'Safe Links within a path': (target) =>
    `https://emea01.safelinks.protection.outlook.com/ap/t-59584e83/?url=${encodeURIComponent(target)}&data=05`,
  Google: (target) => `https://www.google.com/url?sa=D&q=${encodeURIComponent(target)}&ust=17`,
  'Google in Italy': (target) => `https://www.google.it/url?url=${encodeURIComponent(target)}`,
  'Proofpoint, first version': (target) =>
    `https://urldefense.proofpoint.com/v1/url?u=${encodeURIComponent(target)}&k=x`,
  'Proofpoint, second version': (target) =>
    `https://urldefense.proofpoint.com/v2/url?u=${dashed(target)}&d=DwMFAg&c=x`,
  'Proofpoint, third version': (target) =>
    `https://urldefense.com/v3/__${target.replace('?', '*')}__;${base64('?')}!!abc!def$`,
  Barracuda: (target) =>
    `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(target)}&c=E,1`,
  Sophos: (target) =>
    `https://eu-west-1.protection.sophos.com/?d=hidden-host.com&u=${base64(target)}&i=1`,
  Cisco: (target) => `https://secure-web.cisco.com/1abc/${encodeURIComponent(target)}`,
  Bing: (target) => `https://www.bing.com/ck/a?!&&p=abc&u=a1${base64(target)}&ntb=1`,
  Facebook: (target) => `https://l.facebook.com/l.php?u=${encodeURIComponent(target)}&h=AT0`,
  Mandrill: (target) =>
    'https://mandrillapp.com/track/click/1/hidden-host.com?p=' +
    `${base64(JSON.stringify({ s: 'x', p: JSON.stringify({ u: 1, url: target }).replaceAll('/', '\\/') }))}`,
  'Amazon SES': (target) =>
    `https://abc.r.eu-west-1.awstrack.me/L0/${target.replaceAll('/', '%2F')}/1/010/x=1`,
};
/** How any site may do it. */
const PLAIN: Readonly<Record<string, (target: string) => string>> = {
  'a value of the query': (target) =>
    `https://shop.other-site.com/go?id=7&to=${encodeURIComponent(target)}`,
  'a value of the query as it stands': (target) => `https://shop.other-site.com/go?to=${target}`,
  'the query alone': (target) => `https://shop.other-site.com/?${encodeURIComponent(target)}`,
  'the fragment': (target) => `https://shop.other-site.com/#/go?to=${encodeURIComponent(target)}`,
  'the path': (target) => `https://web.other-site.com/save/2026/${target}`,
  'the encoded path': (target) =>
    `https://web.other-site.com/save/${encodeURIComponent(target)}/end`,
  'a value without its scheme': (target) =>
    `https://shop.other-site.com/go?next=${target.replace('https:', '')}`,
};

describe.each(Object.entries({ ...REDIRECTORS, ...PLAIN }))(
  'an address within another: %s',
  (name, around) => {
    it('is found at the place of the outer one', () => {
      const written = `See ${around(TARGET)} today`;
      const inner = findAddresses(written).find(({ link }) => link.host === 'drop.hidden-host.com');
      expect(inner).toMatchObject({
        kind: 'link',
        start: 4,
        end: written.length - ' today'.length,
      });
      expect(inner?.link.path).toMatch(name === 'Amazon SES' ? /^\/login/ : /^\/login\?a=1/);
    });

    it.each([1, 2])('is found where it was encoded %i times more', (times) => {
      if (
        [
          'Proofpoint, third version',
          'Sophos',
          'Bing',
          'Mandrill',
          'the path',
          'a value without its scheme',
        ].includes(name)
      )
        return;
      expect(linksIn(around(encoded(TARGET, times)))).toContainEqual(
        expect.stringContaining('//drop.hidden-host.com/'),
      );
    });
  },
);

it('finds an address within up to four others, whichever they are', () => {
  const around = fc.constantFrom(
    ...Object.values(REDIRECTORS).filter((one) => one !== REDIRECTORS['Proofpoint, third version']),
  );
  fc.assert(
    fc.property(fc.array(around, { minLength: 1, maxLength: 3 }), (layers) => {
      const link = layers.reduce((inner, layer) => layer(inner), TARGET);
      if (link.length > 2_000) return;
      expect(linksIn(link)).toContainEqual(expect.stringContaining('//drop.hidden-host.com/login'));
    }),
    { numRuns: 200, seed: 251 },
  );
});

it.each([1, 2, 3])('finds an address that stands alone and is encoded %i times', (times) => {
  const text = `go:${encoded(TARGET, times)}, now`;
  expect(
    findAddresses(text).map(({ link, start, end }) => [link.normal, text.slice(start, end)]),
  ).toEqual([[TARGET, encoded(TARGET, times)]]);
});

it('finds an address each sign of which is encoded', () => {
  expect(
    linksIn([...TARGET].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')),
  ).toEqual([TARGET]);
});

it.each([
  ['its own site', 'https://www.acme.it/login?back=https%3A%2F%2Facme.it%2Forders'],
  ['a name that no registry gives', 'https://acme.it/?to=http%3A%2F%2Flocalhost%2Fa'],
  ['a shortener that keeps where it leads', 'https://t.co/abc123'],
  [
    'a value in base64 of a site that is no known redirector',
    `https://acme.it/?u=${base64(TARGET)}`,
  ],
  ['a broken escape', 'https://acme.it/?u=%zz%3A%2F%2F'],
])('sees no other address in a link with %s', (_what, link) => {
  expect(findAddresses(link)).toHaveLength(1);
});

it('looks behind an address of the same site', () => {
  expect(
    linksIn(
      `https://acme.it/a?b=${encodeURIComponent(`https://www.acme.it/c?d=${encodeURIComponent(TARGET)}`)}`,
    ),
  ).toEqual([expect.stringContaining('acme.it/a'), TARGET]);
});

it.each(Object.entries(REDIRECTORS).filter(([name]) => !['Cisco', 'Amazon SES'].includes(name)))(
  'says where a known redirector leads in the end: %s',
  (_name, around) => {
    const link = readLink(around(REDIRECTORS['Safe Links']?.(TARGET) ?? ''));
    expect(link === null ? null : destinationOf(link).normal).toBe(TARGET);
  },
);

it.each([
  'hidden-host\\.com/a',
  'https://hidden-host[.com/a',
  'https://hidden-host.]com/a',
  'https:\\/\\/hidden-host.com\\/a',
  'https://hidden-host\\.com/a',
])('reads what people and programs write around a dot: %s', (text) => {
  expect(findAddresses(`x ${text} y`).map(({ link }) => `${link.host}${link.path}`)).toEqual([
    'hidden-host.com/a',
  ]);
});

it.each([
  '%25',
  'https%3A%2F%2F',
  '?u=https%3A%2F%2Fa.com',
  '/https://a.com',
  '&u=//a.com',
  '%2F',
  'h%74',
  '?',
])('takes time in proportion to the length of a text made to slow it down: %s', (piece) => {
  expect(
    growthOf((times) => findAddresses(`https://a.it/?${piece.repeat(times)}`), 1_500),
  ).toBeLessThan(LINEAR);
  expect(growthOf((times) => findAddresses(piece.repeat(times)), 1_500)).toBeLessThan(LINEAR);
});
