import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { outlookFile } from '../../../test/files/make-outlook.ts';
import { watchedOf } from '../watch-list/watched.ts';
import { inWords } from '../../../test/in-words.ts';

const watched = watchedOf({
  names: ['Meridiana Foods', 'Giulia Ferrari'],
  domains: ['meridianafoods.example', 'meridianafoods.eu'],
  terms: ['pesto'],
});
const engine = createEngine();
const mail = (from: string, ...headers: string[]) =>
  Buffer.from(
    [
      `From: ${from}`,
      'To: anna@two.example',
      'Date: Thu, 26 Nov 2026 12:00:00 +0000',
      'Subject: hello',
      ...headers,
      '',
      'Hello.',
      '',
    ].join('\r\n'),
  );
async function toldOf(bytes: Uint8Array, lists = watched) {
  const { rows } = await engine.scan(
    { bytes: new Uint8Array(bytes), filename: 'a.eml', mime: null, path: ['a.eml'] },
    () => undefined,
    lists,
  );
  const outcome = rows.find(({ detector }) => detector === 'sender')?.outcome;
  return outcome?.kind === 'found' ? outcome.things : [];
}
const ruleOf = async (bytes: Uint8Array) =>
  (await toldOf(bytes)).map(({ rule }) => rule.replace('sender/', '')).join();

describe('the sender of a mail', () => {
  it.each([
    ['"Meridiana Foods" <payable@other.example>', 'name'],
    ['"Giulia FERRARI" <g.ferrari.office@mail.example>', 'name'],
    ['"Accounts, Meridiana Foods S.p.A." <x@other.example>', 'name'],
    ['"Мeridiana Foods" <x@other.example>', 'name'],
    ['=?utf-8?Q?Meridiana_Foods_=E2=80=93_accounts?= <x@other.example>', 'name'],
    ['"MERIDIANAFOODS.example support" <x@other.example>', 'name'],
    ['"giulia@meridianafoods.example" <x@other.example>', 'address-in-name'],
    ['"Giulia Ferrari (giulia@mail.meridianafoods.example)" <x@other.example>', 'address-in-name'],
  ])('passes for the company: %s', async (from, rule) => {
    expect(await ruleOf(mail(from))).toBe(rule);
  });

  it.each([
    '"Meridiana Foods" <payable@meridianafoods.example>',
    '"Meridiana Foods" <news@mail.meridianafoods.example>',
    'payable@meridianafoods.example',
    'Bob <bob@other.example>',
    'bob@other.example',
    '"Meridiana Foods via DocuSign" <dse@docusign.net>',
    '"Giulia Ferrari via Google Docs" <drive-shares@google.com>',
    '"Pesto" <x@other.example>',
    '"Giulia Ferraris" <x@other.example>',
    'undisclosed: ;',
    '',
  ])('is nobody to tell of: %s', async (from) => {
    expect(await ruleOf(mail(from))).toBe('');
  });

  it(
    'is left to look-alike domains where it has one of them, and is judged of nobody where no ' +
      'domain is protected',
    async () => {
      expect(await ruleOf(mail('"Meridiana Foods" <x@meridianaf00ds.eu>'))).toBe('');
      expect(
        await toldOf(
          mail('"Meridiana Foods" <x@other.example>'),
          watchedOf({ names: ['Meridiana Foods'], domains: [], terms: [] }),
        ),
      ).toEqual([]);
    },
  );

  it.each([
    [
      'dmarc=fail',
      'mx.two.example; dkim=none; spf=pass smtp.mailfrom=evil.example; dmarc=fail (p=NONE) ' +
        'header.from=meridianafoods.example',
      'failed-checks',
    ],
    [
      'spf alone',
      'mx.two.example; spf=softfail smtp.mailfrom=meridianafoods.example',
      'failed-checks',
    ],
    [
      'spf where a signature holds',
      'mx.two.example; spf=fail smtp.mailfrom=list.example; dkim=pass header.d=meridianafoods.example',
      '',
    ],
    ['spf where the owner’s policy is met', 'mx.two.example; spf=fail; dkim=pass; dmarc=pass', ''],
    ['nothing that was noted', 'mx.two.example; none', ''],
  ])('of the company failed %s, or did not', async (_what, noted, rule) => {
    expect(
      await ruleOf(mail('giulia@meridianafoods.example', `Authentication-Results: ${noted}`)),
    ).toBe(rule);
  });

  it('is believed by what the last server noted, and nobody else’s failures count', async () => {
    const [pass, fail] = [
      'Authentication-Results: mx.two.example; dmarc=pass',
      'Authentication-Results: mx.evil.example; dmarc=fail',
    ];
    expect(await ruleOf(mail('giulia@meridianafoods.example', pass, fail))).toBe('');
    expect(await ruleOf(mail('giulia@meridianafoods.example', fail, pass))).toBe('failed-checks');
    expect(await ruleOf(mail('bob@other.example', fail))).toBe('');
  });

  it('of the company wants answers elsewhere', async () => {
    expect(
      await ruleOf(
        mail('giulia@meridianafoods.example', 'Reply-To: "Giulia" <giulia@mail.example>'),
      ),
    ).toBe('answers-elsewhere');
    expect(
      await ruleOf(
        mail('giulia@meridianafoods.example', 'Reply-To: team@it.meridianafoods.example'),
      ),
    ).toBe('');
    expect(
      (
        await toldOf(
          mail(
            'giulia@meridianafoods.example',
            'Reply-To: g@mail.example',
            'Authentication-Results: x; dmarc=fail',
          ),
        )
      ).map(({ why }) => inWords(why)),
    ).toEqual([
      'The email claims to be from giulia@meridianafoods.example, but the receiving server couldn’t confirm this ' +
        '(dmarc=fail). Replies go to g@mail.example, which isn’t one of your company’s email addresses.',
    ]);
  });

  it('is told with its name marked, where it stands, once for all its mails', async () => {
    const box = Buffer.concat(
      Array.from({ length: 3 }, () =>
        Buffer.concat([
          Buffer.from('From x@other.example Thu Nov 26 12:00:00 2026\n'),
          mail('"Meridiana Foods" <x@other.example>'),
          Buffer.from('\n'),
        ]),
      ),
    );
    const [one, ...others] = await toldOf(box);
    expect(others).toEqual([]);
    expect(inWords(one)).toMatchObject({
      title: 'Email sender impersonating a protected name',
      path: ['a.eml', 'mail 1.eml', 'sender'],
      excerpt: 'Meridiana Foods <x@other.example>',
      marks: [{ start: 0, end: 15 }],
      score: 450,
    });
  });

  it('of Outlook’s mails is read as well', async () => {
    expect(
      await ruleOf(
        outlookFile({
          subject: 'hello',
          from: { name: 'Meridiana Foods', address: 'x@other.example' },
          text: 'Hello.',
        }),
      ),
    ).toBe('name');
  });
});

describe('a sender whose header does not keep to the rules', () => {
  const names = [
    'Meridiana Foods, account team',
    'Meridiana Foods account team ,_',
    'Accounts; Meridiana Foods',
    'Meridiana Foods: accounts',
    'Accounts, Meridiana Foods, Inc.',
    '"Meridiana" Foods',
    '"Meridiana Foods',
    'Meridiana Foods [accounts]',
    'Meridiana Foods (accounts, payable)',
  ];
  const around: readonly ((name: string) => string)[] = [
    (name) => `${name} <x@other.example>`,
    (name) => `${name}<x@other.example>`,
    (name) => `${name} < x@other.example >`,
    (name) => `${name} <x@other.example`,
    (name) => `Bob <bob@two.example>, ${name} <x@other.example>`,
    (name) => `${name} <x@other.example>, Bob <bob@two.example>`,
    (name) => `bob@two.example, ${name} <x@other.example>`,
  ];
  it.each(names)('is examined by its name: %s', async (name) => {
    for (const write of around) expect(await ruleOf(mail(write(name))), write(name)).toBe('name');
  });

  it.each([
    'x@other.example (Meridiana Foods)',
    'Meridiana Foods x@other.example',
    '(Meridiana Foods) <x@other.example>',
    'Meridiana Foods: x@other.example;',
    'team: Meridiana Foods <x@other.example>, bob@two.example;',
    '<x@other.example> Meridiana Foods',
    '=?utf-8?Q?Meridiana_Foods=2C_accounts?= <x@other.example>',
    '=?utf-8?B?TWVyaWRpYW5h?=\r\n =?utf-8?B?IEZvb2Rz?=, accounts <x@other.example>',
    '=?utf-8?Q?Meridiana_Foods_<x@other.example>?=',
    'Meridiana Foods,\r\n accounts <x@other.example>',
  ])('is examined: %s', async (from) => {
    expect(await ruleOf(mail(from))).toBe('name');
  });

  it('is examined in each of several headers', async () => {
    expect(
      await ruleOf(
        mail('Bob <bob@two.example>', 'From: Meridiana Foods, accounts <x@other.example>'),
      ),
    ).toBe('name');
  });

  it.each([
    'Bob, Meridiana Foods <payable@meridianafoods.example>',
    'Meridiana Foods, accounts <payable@meridianafoods.example>',
    'Meridiana Foods <payable@meridianafoods.example>, Bob <bob@two.example>',
    ', ;',
    '<>',
    'Meridiana Foods',
    '@',
  ])('is nobody to tell of: %s', async (from) => {
    expect(await ruleOf(mail(from))).toBe('');
  });
});
