import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { watchedOf } from '../watch-list/watched.ts';

const engine = createEngine();
const watched = watchedOf({
  names: ['Meridiana Foods'],
  domains: ['meridianafoods.example'],
  terms: [],
});

async function toldOf(text: string, lists: typeof watched | null = null) {
  const { rows } = await engine.scan(
    { bytes: new TextEncoder().encode(text), filename: 'a.txt', mime: null, path: ['a.txt'] },
    () => undefined,
    lists,
  );
  const outcome = rows.find(({ detector }) => detector === 'ransom-notes')?.outcome;
  return outcome?.kind === 'found' ? outcome.things : [];
}
const rulesOf = async (...about: Parameters<typeof toldOf>) =>
  (await toldOf(...about)).map(({ rule }) => rule.replace('ransom-notes/', ''));

const NOTE = [
  'Your servers and backups are encrypted.',
  'Before that we copied 90 GB of contracts.',
  'Never rename a file, or the decryptor fails on it.',
  'Two pictures we decrypt for free.',
  'Write to us in Tor Browser within 5 days, otherwise it all goes to our blog.',
];

describe('a ransom note', () => {
  it('is High by five signs with a way to reach its authors', async () => {
    const [told] = await toldOf(NOTE.join('\n'));
    expect(told).toMatchObject({
      rule: 'ransom-notes/note-high',
      title: { code: 'titleRansomNote' },
      score: 750,
    });
    expect(told?.why.map(({ code }) => code)).toEqual(expect.arrayContaining(['whySignQuoted']));
    expect(JSON.stringify(told?.why)).toContain('signFilesLocked');
  });

  it('is Medium by four signs, and Low by three', async () => {
    expect(
      await rulesOf(
        'Your servers are encrypted. Never rename a file. Write to us within 5 days, in our chat.',
      ),
    ).toEqual(['note-medium']);
    expect(
      await rulesOf(
        'Your servers are encrypted. Never rename a file. You have 5 days from now on.',
      ),
    ).toEqual(['note-low']);
  });

  it('is told in Italian, and weighs more where it names the company', async () => {
    const note =
      'Tutti i vostri server sono stati cifrati. Abbiamo copiato i dati dei clienti. ' +
      'Non rinominate nulla. Contattateci entro 3 giorni, o i documenti saranno pubblicati.';
    expect(await rulesOf(note)).toEqual(['note-high']);
    const [named] = await toldOf(`Meridiana Foods. ${note}`, watched);
    expect(named).toMatchObject({ score: 950 });
  });

  it('is counted within one page: signs that are far apart are none', async () => {
    const prose = 'The garden was quiet and nobody came by for a long time. '.repeat(80);
    expect(await rulesOf(NOTE.slice(0, 4).join(prose))).toEqual([]);
  });

  it.each([
    'The backups of our servers are encrypted with a key of ours. Write to us if you have questions.',
    'The decoder of this library restores files from a stream. If you do not close it, data are lost.',
    'Police warn: ransomware gangs ask for bitcoin, and nobody should pay.',
  ])('is not what speaks of such things: %s', async (text) => {
    expect((await rulesOf(text)).filter((rule) => rule !== 'note-low')).toEqual([]);
  });
});

describe('a post of a leak site', () => {
  it.each([
    [
      'Meridiana Foods, Italy. 80 GB stolen: contracts, payroll. Timer 4 days.',
      'data-offered',
      800,
    ],
    [
      'Database of meridianafoods.example leaked, 200k customers, sample inside',
      'data-offered',
      800,
    ],
    ['WTS domain admin, Meridiana Foods, 300 hosts, escrow ok', 'access-offered', 800],
    ['Vendo accesso VPN alla rete di Meridiana Foods, prezzo 3000', 'access-offered', 450],
  ])('names the company: %s', async (text, rule, score) => {
    expect(await toldOf(text, watched)).toMatchObject([{ rule: `ransom-notes/${rule}`, score }]);
  });

  it('is none where the company is not named beside it', async () => {
    const leak = 'Acme Corp. 80 GB stolen: contracts, payroll. Timer 4 days.';
    const between = 'It rained. We stayed in. Nobody called. The soup was good. '.repeat(5);
    expect(await rulesOf(`${leak} ${between} Meridiana Foods sells pasta.`, watched)).toEqual([]);
    expect(await rulesOf(leak)).toEqual([]);
  });

  it.each([
    'Meridiana Foods is selling its pasta in 300 shops, price 3 euros.',
    'Please ask IT for VPN access to the network of Meridiana Foods.',
    'Meridiana Foods: our customers, contracts and invoices moved to a new archive of 20 GB.',
  ])('is not what a company says of itself: %s', async (text) => {
    expect(await rulesOf(text, watched)).toEqual([]);
  });
});
