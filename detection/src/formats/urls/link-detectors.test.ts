import { describe, expect, it } from 'vitest';
import { createTestEngine } from '../../../test/engine.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { guess } from '../../detectors/indicators/canonical.ts';
import { pack } from '../../detectors/indicators/pack.ts';
import { watchedOf } from '../../detectors/watch-list/watched.ts';

const engine = createTestEngine();
const listed = guess('drop.hidden-host.com');
if (listed === null) throw new Error('The indicator is not read.');
const watched = watchedOf({
  names: [],
  domains: ['acmefoods.com'],
  terms: [],
  indicators: [
    {
      id: 1,
      name: 'Ours',
      role: 'threat',
      severity: 5,
      content: pack([{ ...listed, called: '' }]),
    },
  ],
});

async function scan(filename: string, content: string): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    { bytes: new TextEncoder().encode(content), filename, mime: null, path: [filename] },
    () => undefined,
    watched,
  );
  return rows.flatMap(({ outcome }) => (outcome.kind === 'found' ? outcome.things : []));
}

const AROUND: Readonly<Record<string, (target: string) => string>> = {
  'as it is': (target) => target,
  'in Safe Links': (target) =>
    `https://eur03.safelinks.protection.outlook.com/?url=${encodeURIComponent(target)}&data=05`,
  'behind a counter of clicks': (target) =>
    `https://click.ordinary-shop.com/r?id=9&to=${encodeURIComponent(encodeURIComponent(target))}`,
};
/** Where a page, a drawing, a feed or a card keeps an address. */
const PLACES: Readonly<Record<string, [filename: string, of: (address: string) => string]>> = {
  words: ['a.txt', (address) => `Look here: ${address} please.`],
  href: [
    'a.html',
    (address) => `<!doctype html><html><body><a href="${address}">Open</a></body></html>`,
  ],
  src: [
    'a.html',
    (address) => `<!doctype html><html><body><img alt="x" src="${address}"></body></html>`,
  ],
  action: [
    'a.html',
    (address) =>
      `<!doctype html><html><body><form action="${address}"><input></form></body></html>`,
  ],
  formaction: [
    'a.html',
    (address) =>
      `<!doctype html><html><body><form><button formaction="${address}">Go</button></form></body></html>`,
  ],
  frame: [
    'a.html',
    (address) => `<!doctype html><html><body><iframe src='${address}'></iframe></body></html>`,
  ],
  refresh: [
    'a.html',
    (address) =>
      `<!doctype html><html><head><meta http-equiv="refresh" content="0;url=${address}"></head><body>x</body></html>`,
  ],
  style: [
    'a.html',
    (address) =>
      `<!doctype html><html><body><p style="background:url(${address})">x</p></body></html>`,
  ],
  'another attribute': [
    'a.html',
    (address) => `<!doctype html><html><body><p data-go="${address}">x</p></body></html>`,
  ],
  base: [
    'a.html',
    (address) => `<!doctype html><html><head><base href="${address}"></head><body>x</body></html>`,
  ],
  'a drawing': [
    'a.svg',
    (address) =>
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><a ' +
      `xlink:href="${address.replaceAll('&', '&amp;')}"><text>Open</text></a></svg>`,
  ],
  'a feed': [
    'a.xml',
    (address) =>
      '<?xml ' +
      'version="1.0"?><rss><channel><item><title>x</title>' +
      `<link>${address.replaceAll('&', '&amp;')}</link></item></channel></rss>`,
  ],
  enclosure: [
    'a.xml',
    (address) =>
      '<?xml version="1.0"?><rss><channel><item><title>x</title><enclosure ' +
      `url="${address.replaceAll('&', '&amp;')}" type="audio/mpeg"/></item></channel></rss>`,
  ],
  'a calendar': [
    'a.ics',
    (address) =>
      `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nURL:${address}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  ],
  'a mail': [
    'a.eml',
    (address) =>
      `From: a@b.example\nTo: c@d.example\nSubject: x\nContent-Type: ` +
      `text/html\n\n<html><body><a href="${address}">Open</a></body></html>\n`,
  ],
};

describe.each(Object.entries(PLACES))('the detectors of links, in %s', (_place, [filename, of]) => {
  it.each(Object.entries(AROUND))('look up an address %s', async (_how, around) => {
    const things = [
      ...(await scan(filename, of(around('https://drop.hidden-host.com/login')))),
      ...(await scan(filename, of(around('https://acmefoods-login.net/x')))),
      ...(await scan(filename, of(around('https://claim-airdrop-wallet.xyz/x')))),
    ];
    expect(things.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['indicators/list-1', 'look-alike/words', 'phishing/host-likely']),
    );
  });
});

describe('a page in a mail that Safe Links has passed', () => {
  const page = (target: string, words: string) =>
    `<!doctype html><html><body><a href="${AROUND['in Safe Links']?.(target)}">${words}</a></body></html>`;
  const promises = async (target: string, words: string) =>
    (await scan('a.html', page(target, words))).filter(
      ({ title }) => title.code === 'titleLinkMisleadingText',
    ).length;

  it.each([
    ['https://www.acmefoods.com/login', 'www.acmefoods.com', 0],
    ['https://www.bank.com/', 'www.bank.com', 0],
    ['https://elsewhere.net/x', 'www.acmefoods.com', 1],
    ['http://203.0.113.9/x', 'www.bank.com', 1],
  ] as const)(
    'leads to %s where %s is written: broken promises %i',
    async (target, words, expected) => {
      expect(await promises(target, words)).toBe(expected);
    },
  );
});
