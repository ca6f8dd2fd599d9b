import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawnOf } from '../../../test/campaign.ts';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { severityOfScore } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { watchedOf } from '../watch-list/watched.ts';
import { findCredentials } from './find-credentials.ts';
import { inWords } from '../../../test/in-words.ts';

const DOMAIN = 'meridianafoods.eu';
const PEOPLE = ['a.verdi', 'l.gallo', 'm.neri', 'p_conti', "s.d'amico", 'no-reply+1'];
const PASSWORDS = [
  'Primavera2021!',
  'qwerty77',
  'Juventus10',
  'conti1984',
  'Lanterna!blu!44',
  '123456',
];
const HASHES = [
  '$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
  '5f4dcc3b5aa765d61d8327deb882cf91',
  '5baa61e4c9b93f3f0682250b6cf8331b7ee68fd9',
  'aad3b435b51404eeaad3b435b51404ee:8846f7eaee8fb117ad06bdd830b7586c',
  '$6$xyz$abcDEF0123456789',
  '{SSHA}DkMTwBl+a/3DQTxCYEApdUtNXGgdUac3',
];

type Rows = readonly (readonly [address: string, password: string])[];
const lines = (rows: Rows, line: (address: string, password: string, at: number) => string) =>
  rows.map(([address, password], at) => line(address, password, at)).join('\n');
const SIGNS = [':', ';', '|'];
const FORMATS: Record<string, (rows: Rows) => string> = {
  ...Object.fromEntries(
    SIGNS.map((sign) => [
      `lines with ${sign}`,
      (rows: Rows) => lines(rows, (address, password) => `${address}${sign}${password}`),
    ]),
  ),
  ...Object.fromEntries(
    SIGNS.map((sign) => [
      `lines with blanks around ${sign}`,
      (rows: Rows) => lines(rows, (address, password) => `${address} ${sign} ${password}`),
    ]),
  ),
  ...Object.fromEntries(
    [':', '|'].map((sign) => [
      `logs of stealers with ${sign}`,
      (rows: Rows) =>
        lines(
          rows,
          (address, password) => `https://portal.example/login${sign}${address}${sign}${password}`,
        ),
    ]),
  ),
  'lines with numbers': (rows) =>
    lines(rows, (address, password, at) => `${at + 1}. ${address}:${password}`),
  'lines with what was noted': (rows) =>
    lines(rows, (address, password) => `${address}:${password} | Country = IT | Plan = Gold`),
  'quoted lines of a mail': (rows) =>
    lines(rows, (address, password) => `> ${address}:${password}`),
  'a page': (rows) =>
    `<html><body><p>Dump</p>${rows.map(([address, password]) => `${address}:${password}<br>`).join('')}</body></html>`,
  'lines under their names': (rows) =>
    `email:password\n${lines(rows, (address, password) => `${address}:${password}`)}`,
  ...Object.fromEntries(
    [
      [',', 'comma'],
      [';', 'semicolon'],
      ['\t', 'tab'],
      ['|', 'bar'],
    ].map(([sign = '', name]) => [
      `a table by ${name}`,
      (rows: Rows) =>
        `id${sign}Email${sign}City${sign}Password\r\n` +
        `${lines(rows, (address, password, at) => [at, address, 'Lodi', password].join(sign))}`,
    ]),
  ),
  'a quoted table': (rows) =>
    '"url","username","password"\n' +
    `${lines(rows, (address, password) => `"https://a.example/","${address}","${password}"`)}`,
  'a table of Markdown': (rows) =>
    `| E-mail | Password |\n|---|---|\n${lines(rows, (address, password) => `| ${address} | ${password} |`)}`,
  'rows of SQL': (rows) =>
    'INSERT INTO `users` (`id`, `email`, `password`) VALUES\n' +
    `${lines(
      rows,
      (address, password, at) => `(${at}, '${address.replace("'", "''")}', '${password}')`,
    ).replaceAll('\n', ',\n')};`,
  'SQL with its table': (rows) =>
    `CREATE TABLE users (\n  id int NOT NULL,\n  email varchar(255),\n  password ` +
    `varchar(64)\n);\nINSERT INTO users VALUES ` +
    `${rows.map(([address, password], at) => `(${at},'${address.replace("'", "''")}','${password}')`).join(',')};`,
  'COPY of PostgreSQL': (rows) =>
    'COPY public.users (id, email, password_hash) FROM ' +
    `stdin;\n${lines(rows, (address, password, at) => [at, address, password].join('\t'))}\n\\.`,
  JSON: (rows) =>
    JSON.stringify(
      rows.map(([email, password], id) => ({ id, email, name: 'x', password })),
      null,
      2,
    ),
  'JSON on one line': (rows) =>
    JSON.stringify(rows.map(([email, password], id) => ({ password, id, email }))),
  'lines of JSON': (rows) =>
    lines(rows, (email, password) =>
      JSON.stringify({ user: { email }, passwordHash: password, email }),
    ),
  'labelled blocks': (rows) =>
    lines(
      rows,
      (address, password) =>
        `URL: https://portal.example/\nUsername: ${address}\nPassword: ${password}\n===============\n`,
    ),
  'blocks in short words': (rows) =>
    lines(rows, (address, password) => `user: ${address} pass: ${password}`),
  YAML: (rows) =>
    lines(rows, (address, password) => `- email: ${address}\n  password: "${password}"\n`),
  XML: (rows) =>
    `<users>${rows
      .map(
        ([address, password]) =>
          `<user><email>${address}</email><password>${password}</password></user>`,
      )
      .join('\n')}</users>`,
};
const LINE_ENDS = ['\n', '\r\n'];

const watched = watchedOf({ names: [], domains: [DOMAIN], terms: [] });
const engine = createEngine();
async function look(text: string, filename = 'list.txt'): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    { bytes: new TextEncoder().encode(text), filename, mime: null, path: [filename] },
    () => undefined,
    watched,
  );
  const outcome = rows.find(({ detector }) => detector === 'credentials')?.outcome;
  return outcome?.kind === 'found' ? outcome.things : [];
}

const rowsOf = (domain: string, secrets: readonly string[]): Rows =>
  secrets.map((secret, at) => [`${PEOPLE[at] ?? 'x'}@${domain}`, secret] as const);

describe.each(Object.entries(FORMATS))('in %s', (_name, write) => {
  it.each([
    ['passwords', PASSWORDS],
    ['hashes', HASHES],
  ])('%s of every account are found, with its address', (kind, secrets) => {
    for (const domain of [DOMAIN, `mail.${DOMAIN}`, 'Other-Company.co.uk', 'bücher.example']) {
      for (const end of LINE_ENDS) {
        const rows = rowsOf(domain, secrets);
        const text = write(rows).replaceAll(/\r?\n/g, end);
        const found = findCredentials(text);
        expect(
          found.map(({ valueStart, valueEnd }) => text.slice(valueStart, valueEnd)),
          text,
        ).toEqual(secrets);
        expect(
          found.map(({ start, end: to }) =>
            text.slice(start, to).replace("''", "'").replace("d''", "d'"),
          ),
          text,
        ).toEqual(rows.map(([address]) => address));
        expect(new Set(found.map(({ isHashed }) => isHashed)), text).toEqual(
          new Set([kind === 'hashes']),
        );
      }
    }
  });

  it('one protected account is Critical, and no password is shown', async () => {
    for (const password of ['Primavera2021!', 'conti1984', HASHES[0] ?? '']) {
      const things = await look(write([[`m.rossi@${DOMAIN}`, password]]));
      expect(
        things.map(({ title, score }) => [inWords(title), severityOfScore(score)]),
        write([[`m.rossi@${DOMAIN}`, password]]),
      ).toEqual([['Employee credentials exposed', 5]]);
      expect(things[0]?.summary).toBe(`m.rossi@${DOMAIN} : ••••••••`);
      expect(JSON.stringify(things)).not.toContain(password.slice(0, 4));
    }
  });
});

describe('the finding', () => {
  it('is one for all accounts of the company, and one by number for those of others', async () => {
    const ours = rowsOf(DOMAIN, PASSWORDS);
    const others = Array.from(
      { length: 120 },
      (_, at) => [`user${at}@other.example`, `Sommer${at * 7}!`] as const,
    );
    const things = await look(FORMATS['lines with :']?.([...ours, ...others]) ?? '');
    expect(
      things.map(({ title, why, score }) => [inWords(title), inWords(why), severityOfScore(score)]),
    ).toEqual([
      [
        'Employee credentials exposed',
        'The item exposes the passwords of 6 accounts at protected domains.',
        5,
      ],
      [
        'Credential list',
        'The item exposes the passwords of 120 accounts at domains that aren’t protected.',
        3,
      ],
    ]);
    expect(things[0]?.summary).toBe(
      `a.verdi@${DOMAIN} : ••••••••, l.gallo@${DOMAIN} : ••••••••, m.neri@${DOMAIN} : •••••••• and 3 more`,
    );
  });

  it('needs five accounts of other domains', async () => {
    const rows = (number: number) =>
      Array.from(
        { length: number },
        (_, at) => [`user${at}@other.example`, `Sommer${at * 7}!x`] as const,
      );
    for (const [number, titles] of [
      [4, []],
      [5, ['Credential list']],
    ] as const)
      expect(
        (await look(FORMATS['lines with :']?.(rows(number)) ?? '')).map(({ title }) =>
          inWords(title),
        ),
      ).toEqual(titles);
  });

  it('counts over all pieces of a long table, whose columns only its first line names', async () => {
    const rows = Array.from(
      { length: 2_000 },
      (_, at) => [`user${at}@${DOMAIN}`, `abc-${at}`] as const,
    );
    const formats = ['a table by comma', 'rows of SQL', 'COPY of PostgreSQL'];
    for (const format of drawnOf(formats, 1, 'long tables')) {
      const [thing] = await look(FORMATS[format]?.(rows) ?? '');
      expect(inWords(thing?.why), format).toBe(
        'The item exposes the passwords of 2,000 accounts at protected domains.',
      );
    }
  });

  it('says what is hashed', async () => {
    expect(
      inWords((await look(FORMATS['lines with :']?.(rowsOf(DOMAIN, HASHES)) ?? ''))[0]?.why),
    ).toBe(
      'The item exposes the passwords of 6 accounts at protected domains. The passwords are hashed.',
    );
  });

  it.each([
    'Look: g.ferrari@meridianafoods.eu:Lanterna!blu!44 and more soon',
    'fresh g.ferrari@meridianafoods.eu:Tr0ub4dor&3, l.x@gmail.com:Zebra!9kk',
  ])('is raised for an account in a sentence: %s', async (text) => {
    expect((await look(text)).map(({ score }) => score)).toEqual([1000]);
  });
});

const mails = PEOPLE.map((person) => `${person}@${DOMAIN}`);
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const ORDINARY: Record<string, string> = {
  'a list of contacts': mails.map((mail) => `${mail};Milano`).join('\n'),
  'names of people': mails
    .map(
      (mail, at) =>
        `${mail},${['Anna', 'Anne-Marie', "O'Neil", 'Rossi', 'Dr.Verdi', 'Li'][at] ?? ''}`,
    )
    .join('\n'),
  telephones: mails
    .map((mail, at) => `${mail};+39 02 1234 567${at}\n${mail};+3902123456${at}`)
    .join('\n'),
  'a table of people': `email,name,city,joined\n${mails.map((mail) => `${mail},Anna,Lodi,2024-01-02`).join('\n')}`,
  'numbers of staff': mails
    .map((mail, at) => `${mail};EMP00${at}4\n${mail};emp00${at}4`)
    .join('\n'),
  'what was said': mails
    .map((mail) => `${mail}: please call me back\n${mail}: thanks2you`)
    .join('\n'),
  'a prose colon': `anna@${DOMAIN}: please call me`,
  'one word': `anna@${DOMAIN}: thanks`,
  'the head of a mail': mails.map((mail) => `From: ${mail}: Rossi9x!`).join('\n'),
  'links of mail': mails
    .map((mail) => `<a href="mailto:${mail}?subject=Order7">${mail}</a>`)
    .join('\n'),
  repositories: [
    'git@github.com:acme/app2.git',
    `git@git.${DOMAIN}:team/app2.git`,
    `deploy@www.${DOMAIN}:/srv/www2`,
    `ssh root@db.${DOMAIN}:2222`,
  ].join('\n'),
  'a link with an account': `postgres://admin:Tr0ub4dor!x@db.${DOMAIN}:5432/main\nhttps://anna@www.${DOMAIN}:8443/a2b`,
  'lines of a log': mails
    .map((mail) => `2026-11-22 10:00:01 INFO login user=${mail} session=ab12cd34 status:200`)
    .join('\n'),
  'days and times': mails
    .map((mail) => `${mail}|2024-01-02\n${mail}|10:30am\n${mail}:12:30`)
    .join('\n'),
  hosts: mails
    .map((mail) => `${mail};10.0.0.7\n${mail};mx1.${DOMAIN}\n${mail},https://a.example/b2`)
    .join('\n'),
  'states of passwords': mails.map((mail) => `User: ${mail}\nPassword: expired\n`).join('\n'),
  'masked passwords': mails
    .map((mail) => `${mail}:********\nUser: ${mail} Password: ••••••••`)
    .join('\n'),
  'columns about passwords':
    'email,must_change_password,password_expired_at\n' +
    `${mails.map((mail) => `${mail},true1,2024-01-02`).join('\n')}`,
  'digests of addresses': mails.map((mail) => `${mail},${md5(mail)}`).join('\n'),
  'a help text':
    `Write to help@${DOMAIN}. Password: must have eight characters.\nThe password for ` +
    `anna@${DOMAIN} was changed.`,
  settings:
    `MAIL_FROM=info@${DOMAIN}\nDB_PASSWORD=\${DB_PASSWORD}\nsmtp_user: "info@${DOMAIN}", ` +
    'password: process.env.PASS',
  'a calendar':
    `BEGIN:VEVENT\nORGANIZER;CN=Anna:mailto:anna@${DOMAIN}\n` +
    `ATTENDEE;ROLE=REQ-PARTICIPANT:mailto:p2@${DOMAIN}\nUID:4f3a2b@${DOMAIN}\nEND:VEVENT`,
  handles: `anna85@${DOMAIN};anna85\nm.rossi2@${DOMAIN};mrossi2\np.conti1@${DOMAIN};pconti1`,
};

describe('what is ordinary', () => {
  it.each(Object.entries(ORDINARY))('is not told: %s', async (_name, text) => {
    expect(
      (await look(text)).map(({ summary }) => summary),
      text,
    ).toEqual([]);
  });

  it('stays quick on text made to be slow', () => {
    const started = process.cpuUsage();
    for (const piece of [
      '@',
      'a@',
      'a@b.',
      'a@b.cc:',
      'password:',
      '"password":"a@b.cc"',
      '(',
      "insert into a values ('",
      "('a@b.cc','",
      ' ',
      'a.a',
      '<td>',
      '{',
      ',,,,',
    ])
      findCredentials(`a@b.cc password, x\n${piece.repeat(Math.ceil(100_000 / piece.length))}`);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(10);
  });
});
