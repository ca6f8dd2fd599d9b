import { describe, expect, it } from 'vitest';
import { render } from '@vedetta/messages/render.ts';
import { UnreadableList, type ReadList } from './indicator.ts';
import { joinLists, readContent } from './read-list.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const SHA = 'a'.repeat(64);
const read = (content: unknown): ReadList => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const found = readContent(new TextEncoder().encode(text), NOW);
  if (!('list' in found)) throw new Error('a manifest');
  return joinLists([found.list]);
};
const pairs = ({ indicators }: ReadList) => indicators.map(({ kind, value }) => `${kind} ${value}`);
const stix = (...patterns: string[]) => ({
  type: 'bundle',
  id: 'bundle--1',
  objects: patterns.map((pattern, n) => ({
    type: 'indicator',
    name: `I${n}`,
    pattern,
    pattern_type: 'stix',
  })),
});

describe('events of MISP', () => {
  const attribute = (type: string, value: string, more = {}) => ({
    type,
    value,
    to_ids: true,
    ...more,
  });
  it('give the signs to look for, of objects too, under the name of their event', () => {
    const list = read({
      Event: {
        info: 'Fake invoices',
        Attribute: [
          attribute('url', 'http://Drop.example.com/a?b=1'),
          attribute('domain|ip', 'evil.example.com|198.51.100.7'),
          attribute('ip-dst|port', '203.0.113.9|443'),
        ],
        Object: [
          {
            Attribute: [
              attribute('filename|sha256', `a.exe|${SHA.toUpperCase()}`),
              attribute('email-src', 'Boss <Boss@Evil.example.com>'),
            ],
          },
        ],
      },
    });
    expect(pairs(list)).toEqual([
      'url drop.example.com/a?b=1',
      'domain evil.example.com',
      'ip 4:c6336407/32',
      'ip 4:cb007109/32',
      `hash ${SHA}`,
      'email boss@evil.example.com',
    ]);
    expect(list.indicators[0]?.called).toBe('Fake invoices');
  });

  it('tell what is not used with its place and its reason', () => {
    const list = read([
      {
        Event: {
          Attribute: [
            attribute('url', 'http://a.example.com/x'),
            attribute('url', 'not an address'),
            attribute('domain', 'b.example.com', { to_ids: false }),
            attribute('ssdeep', '3:x'),
          ],
        },
      },
      { Event: { Attribute: [{ type: 5 }] } },
    ]);
    expect(
      list.skipped.map(({ where, why }) => `${render('en', where)}: ${render('en', why)}`),
    ).toEqual([
      'attribute 2 of event 1: The value isn’t valid for the type url.',
      'attribute 3 of event 1: The attribute is marked as context, not as an indicator to search for (to_ids).',
      'attribute 4 of event 1: Attributes of the type ssdeep aren’t supported.',
      'attribute 1 of event 2: The attribute isn’t in MISP format.',
    ]);
    expect(pairs(list)).toEqual(['url a.example.com/x']);
  });

  it('of a feed are named by its manifest, newest first', () => {
    const [old, young] = [
      '5a8c1bd2-0000-4000-8000-000000000001',
      '5a8c1bd2-0000-4000-8000-000000000002',
    ];
    const manifest = {
      [old]: { info: 'old', timestamp: '10' },
      [young]: { info: 'young', timestamp: 20 },
    };
    expect(readContent(new TextEncoder().encode(JSON.stringify(manifest)), NOW)).toEqual({
      manifest: [young, old],
    });
  });
});

describe('bundles of STIX 2', () => {
  it('give what their patterns compare', () => {
    const list = read(
      stix(
        "[url:value = 'https://a.example.com/x']",
        "[domain-name:value = 'b.example.com' OR ipv4-addr:value = '198.51.100.0/24']",
        "[ipv6-addr:value IN ('2001:db8::1', '2001:db8::2')]",
        `[file:hashes.'SHA-256' = '${SHA}' AND file:hashes.MD5 = '${'b'.repeat(32)}']`,
        "([email-addr:value = 'x@c.example.com'] OR [url:value = 'http://d.example.com/it\\'s'])",
      ),
    );
    expect(pairs(list)).toEqual([
      'url a.example.com/x',
      'domain b.example.com',
      'ip 4:c6336400/24',
      'ip 6:20010db8000000000000000000000001/128',
      'ip 6:20010db8000000000000000000000002/128',
      `hash ${SHA}`,
      `hash ${'b'.repeat(32)}`,
      'email x@c.example.com',
      "url d.example.com/it's",
    ]);
    expect(list.indicators[0]?.called).toBe('I0');
    expect(list.skipped).toEqual([]);
  });

  it('tell the patterns that one item alone cannot match, and those that are over', () => {
    const bundle = stix(
      "[url:value = 'http://a.example.com/']",
      "[domain-name:value = 'b.example.com' AND ipv4-addr:value = '198.51.100.1']",
      "[url:value LIKE '%x%']",
      "[url:value = 'http://c.example.com/'] FOLLOWEDBY [url:value = 'http://d.example.com/']",
      "[process:name = 'x']",
    );
    const over = [
      {
        type: 'indicator',
        pattern: "[url:value = 'http://e.example.com/']",
        valid_until: '2025-01-01T00:00:00Z',
      },
      { type: 'indicator', pattern: 'x', revoked: true },
      { type: 'malware' },
    ];
    const { skipped, indicators } = read({ ...bundle, objects: [...bundle.objects, ...over] });
    expect(indicators).toHaveLength(1);
    expect(skipped.map(({ where }) => render('en', where))).toEqual([
      'object 2',
      'object 3',
      'object 4',
      'object 5',
      'object 6',
      'object 7',
    ]);
    expect(skipped.map(({ why }) => render('en', why)).join(' ')).toMatch(
      /AND: one of them.*The pattern is invalid at character 2/s,
    );
  });
});

describe('other lists', () => {
  it('of MISP warn of what is ordinary', () => {
    expect(
      read({
        name: 'Top',
        type: 'hostname',
        list: ['.google.com', 'example.org', 'com'],
        version: 1,
      }),
    ).toMatchObject({
      role: 'warning',
      indicators: [
        { kind: 'domain', value: 'google.com', called: 'Top' },
        { value: 'example.org' },
      ],
      skipped: [{ where: { code: 'listPlaceEntry', params: { n: 3 } } }],
    });
    expect(
      pairs(read({ name: 'Clouds', type: 'cidr', list: ['10.0.0.0/8', '2001:db8::/32'] })),
    ).toEqual(['ip 4:a000000/8', 'ip 6:20010db8000000000000000000000000/32']);
    expect(() => read({ name: 'R', type: 'regex', list: ['.*'] })).toThrow(
      /entry 1: Lists of the type regex aren’t supported/,
    );
  });

  it('are one indicator a line, of any kind, defanged or not', () => {
    const list = read(
      `\ufeff# our ` +
        `own\nhxxp://drop[.]example[.]com/x,Dropper\nevil.example.com\n\n192.0.2.1\n${SHA}\n` +
        'boss@evil.example.com\n0.0.0.0 ' +
        `ads.example.com\nwhat is this\nco.uk`,
    );
    expect(pairs(list)).toEqual([
      'url drop.example.com/x',
      'domain evil.example.com',
      'ip 4:c0000201/32',
      `hash ${SHA}`,
      'email boss@evil.example.com',
      'domain ads.example.com',
    ]);
    expect(list.indicators[0]?.called).toBe('Dropper');
    expect(list.skipped.map(({ where }) => render('en', where))).toEqual(['line 9', 'line 10']);
  });

  it('name pictures by their looks where they say so, with a distance of their own or what is usual', () => {
    const [one, two] = ['1f'.repeat(32), '2e'.repeat(32)];
    const list = read(
      `pdq:${one.toUpperCase()},Flag\npdq:${two}/12\npdq:${one}/40\npdq:12\npdq:${'0'.repeat(64)}`,
    );
    expect(list.indicators).toEqual([
      { kind: 'image', value: `${one}/31`, called: 'Flag' },
      { kind: 'image', value: `${two}/12`, called: '' },
    ]);
    expect(list.skipped.map(({ where }) => render('en', where))).toEqual([
      'line 3',
      'line 4',
      'line 5',
    ]);
    const reference = read(`hash,quality,filename\n${one},100,a/flag.jpg\n${two},20,blank.png\n`);
    expect(reference).toMatchObject({
      indicators: [{ kind: 'image', value: `${one}/31`, called: 'a/flag.jpg' }],
      skipped: [
        {
          where: { code: 'listPlaceLine', params: { n: 3 } },
          why: { code: 'indicatorPdqInvalid', params: { quality: 50 } },
        },
      ],
    });
    expect(
      pairs(read(stix(`[file:hashes.PDQ = '${one}' OR file:hashes.MD5 = '${'b'.repeat(32)}']`))),
    ).toEqual([`image ${one}/31`, `hash ${'b'.repeat(32)}`]);
    expect(
      pairs(read({ Event: { Attribute: [{ type: 'pdq', value: one, to_ids: true }] } })),
    ).toEqual([`image ${one}/31`]);
  });

  it('that hold nothing, or are no list, say what to do', () => {
    for (const [text, why] of [
      ['', /no indicators/],
      ['hello there', /line 1: The line isn’t a/],
      ['{"a": 1}', /neither a MISP/],
      ['{"a":\n', /JSON of the list is invalid/],
      ['{"type":"bundle","objects":[]}', /no indicators/],
    ] as const) {
      expect(() => read(text)).toThrow(why);
      expect(() => read(text)).toThrow(UnreadableList);
    }
    expect(() => readContent(Uint8Array.of(0xff, 0xfe, 0x00), NOW)).toThrow(/UTF-8/);
  });
});
