import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { sampleFile } from '../../../test/sample-file.ts';
import { severityOfScore } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { type AccountPictures } from '../../formats/item.ts';
import { watchedOf } from '../watch-list/watched.ts';
import { inWords } from '../../../test/in-words.ts';

const engine = createEngine();
const watched = watchedOf({
  names: ['Meridiana', 'Anna Bianchi', 'Acme', 'Bancaditalia'],
  domains: ['aurora-foods.example'],
  terms: [],
});
async function about(account: string | null, accountPictures?: AccountPictures) {
  const { rows } = await engine.scan(
    {
      bytes: Buffer.from('Good morning.'),
      filename: 'post.txt',
      account,
      ...(accountPictures === undefined ? {} : { accountPictures }),
      mime: null,
      path: ['post.txt'],
    },
    () => undefined,
    watched,
  );
  const outcome = rows.find(({ detector }) => detector === 'impersonation')?.outcome;
  return outcome?.kind === 'found' ? outcome.things : [];
}
const rules = async (account: string) =>
  (await about(account)).map(({ rule }) => rule.replace('impersonation/', ''));

describe('accounts that pass for a protected name', () => {
  it.each([
    // Letters of other alphabets and digits that are read as letters.
    ['meridіana', 'letters'],
    ['@Мeridiana', 'letters'],
    ['merid1ana', 'letters'],
    ['rneridiana', 'letters'],
    ['αcme', 'letters'],
    ['Аnna Bianchi', 'letters'],
    ['aur0ra_foods', 'letters'],
    ['meridjana', 'letters'],
    ['bancaditaila', 'letters'],
    // Words that ask for something, beside the whole name.
    ['meridiana_support', 'words'],
    ['MeridianaAssistenza', 'words'],
    ['@acme.helpdesk', 'words'],
    ['anna.bianchi.official', 'words'],
    ['verify-aurorafoods', 'words'],
    ['rneridiana_help', 'words'],
    ['meridiana_support@mastodon.example', 'words'],
    ['meridiana-support.bsky.social', 'words'],
    // One letter, where the name is long enough and a brand's.
    ['meridianna', 'typo'],
    ['merdiana', 'typo'],
    ['meridaina', 'typo'],
    ['bancaditolia', 'typo'],
  ])('%s: %s', async (account, trick) => {
    expect(await rules(account)).toEqual([trick]);
  });

  it.each([
    // The name itself may be the company's own account, however it is written.
    'meridiana',
    '@Meridiana',
    'MERIDIANA',
    'meri_diana',
    'Anna Bianchi',
    'anna.bianchi',
    'acme',
    'aurora-foods',
    'aurorafoods@mastodon.example',
    'bancaditalia',
    'meridiana.bsky.social',
    // Names of their own.
    'meridiano',
    'meridiane',
    'acne',
    'anna.bianco',
    'Anna Biancho',
    'anna bianchini',
    'acmeology',
    'mario',
    'support',
    'official_support',
    'auroraborealis',
    'a',
    '',
    '12345',
    '漢字の名前',
    // The name among others: shops, fans, regions.
    'meridiana_fans',
    'ilovemeridiana',
    'meridiana.milano',
    'meridiana2024',
  ])('leaves %j alone', async (account) => {
    expect(await rules(account)).toEqual([]);
  });

  it('say what is alike, and are Medium', async () => {
    const [thing] = await about('@Merid1ana');
    expect(inWords(thing)).toMatchObject({
      title: 'Account impersonating a protected name',
      fingerprint: 'impersonation:merid1ana',
      path: ['post.txt', 'Account'],
      place: { kind: 'whole' },
      why:
        'The account @Merid1ana looks like the protected name “Meridiana”: “1” imitates “i”. Your company doesn’t ' +
        'watch this account as its own. If the account is your company’s, ' +
        'dismiss this alert: the account won’t raise another one.',
    });
    expect(severityOfScore(thing?.score ?? 0)).toBe(3);
    const [worded] = await about('meridiana_support');
    expect(worded?.marks.map(({ start, end }) => worded.summary.slice(start, end))).toEqual([
      'support',
    ]);
    expect(inWords(worded?.why)).toContain(
      'combines the protected name “Meridiana” with “support”',
    );
  });

  it('with the picture of an account that the company watches are High, and say whose and how alike', async () => {
    const [logo, other] = await Promise.all([
      sampleFile('team.jpg'),
      sampleFile('invoice_7731.jpg'),
    ]);
    const small = await sharp(logo).resize(96, 96, { fit: 'fill' }).png().toBuffer();
    const raised = async (its: Uint8Array, bytes: Uint8Array, account = 'meridiana_support') =>
      (
        await about(account, {
          its,
          watched: [
            { handle: 'somebody', bytes: other },
            { handle: 'meridiana', bytes },
          ],
        })
      ).map(({ score, why }) => [severityOfScore(score), inWords(why)]);
    expect(await raised(small, logo)).toEqual([
      [
        4,
        expect.stringMatching(
          new RegExp(
            'won’t raise another one\\. The account’s image looks like that of the account meridiana, which ' +
              'your company watches \\(difference: \\d+ of 256 bits\\)\\.$',
          ),
        ),
      ],
    ]);
    expect(await raised(await sampleFile('campaign_03.png'), logo)).toEqual([
      [3, expect.stringMatching(/won’t raise another one\.$/)],
    ]);
    // A name of its own is no impersonation, whatever the picture; what is no picture, or shows
    // nothing, is not compared.
    expect(await raised(logo, logo, 'meridiana_fans')).toEqual([]);
    const plain = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    for (const odd of [Buffer.from('<html>'), logo.subarray(0, 200), new Uint8Array(), plain])
      expect((await raised(odd, odd)).map(([severity]) => severity)).toEqual([3]);
  });

  it('with such a picture show both, small and encoded anew', async () => {
    const logo = await sampleFile('team.jpg');
    const its = await sharp(logo)
      .resize(200, 200, { fit: 'fill' })
      .withMetadata({ exif: { IFD0: { Copyright: 'somebody' } } })
      .png()
      .toBuffer();
    const [{ place }] = (await about('meridiana_support', {
      its,
      watched: [{ handle: 'meridiana', bytes: logo }],
    })) as [FoundThing];
    if (place.kind !== 'pictures') throw new Error(place.kind);
    expect([place.seen.account, place.known.account]).toEqual(['meridiana_support', 'meridiana']);
    const shown = await Promise.all(
      [place.seen, place.known].map(({ image }) =>
        sharp(Buffer.from(image.replace('data:image/webp;base64,', ''), 'base64')).metadata(),
      ),
    );
    expect(shown.map(({ format, width, exif }) => [format, width, exif])).toEqual([
      ['webp', 128, undefined],
      ['webp', 128, undefined],
    ]);
    expect((await about('meridiana_support'))[0]?.place).toEqual({ kind: 'whole' });
  });

  it('are compared in nothing else: texts are not accounts, and no account is a text', async () => {
    const { rows } = await engine.scan(
      {
        bytes: Buffer.from('Write to meridiana_support.'),
        filename: 'post.txt',
        account: 'Meridiana',
        mime: null,
        path: ['post.txt'],
      },
      () => undefined,
      watched,
    );
    expect(rows.find(({ detector }) => detector === 'impersonation')?.outcome).toEqual({
      kind: 'nothing',
    });
    const named = rows.find(({ detector }) => detector === 'watch-list')?.outcome;
    expect(
      named?.kind === 'found' ? named.things.map(({ path }) => path.at(-1)) : [],
    ).not.toContain('Account');
    expect(await about(null)).toEqual([]);
  });
});
