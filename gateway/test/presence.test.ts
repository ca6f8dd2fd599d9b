import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertMedia } from '../../api/test/factories.ts';
import { addColleague, inviteCompany, type TestPerson } from '../../api/test/kit.ts';
import { collect, liveClient, token, type Subscribed } from './client.ts';
import { startRealProduct, type RealProduct } from './real.ts';
import { serveGateway, until, type ServedGateway } from './serve.ts';
import { Upstream, whoami } from './upstream.ts';

interface State {
  mediaId: string;
  people: { id: string; fullName: string }[];
}
const PRESENCE =
  'subscription ($mediaId: ID!) { presence(mediaId: $mediaId) { mediaId people { id firstName lastName fullName } } }';
const names = ({ seen }: Subscribed<State>) =>
  seen
    .at(-1)
    ?.people.map(({ fullName }) => fullName)
    .join(', ');
const shows = (subscribed: Subscribed<State>, people: string) =>
  until(
    () => names(subscribed) === people,
    `“${people}” instead of “${String(names(subscribed))}”`,
  );

describe('who looks at an item', () => {
  let product: RealProduct;
  /** A second gateway before the same api. */
  let beside: ServedGateway;
  let colleague: TestPerson;
  let mediaId: string;
  beforeAll(async () => {
    product = await startRealProduct();
    beside = await serveGateway(product.api.url);
    colleague = await addColleague(product.api, { admin: product.admin });
    mediaId = String(
      (await insertMedia(product.api.db, { companyId: product.admin.companyId })).id,
    );
  });
  afterAll(async () => {
    await beside.stop();
    await product.stop();
  });
  const windowOf = (person: TestPerson, gateway: ServedGateway = product.gateway) =>
    liveClient(gateway.socketUrl, () => person.access);

  test('is told to whoever looks, through any gateway, until the last window of a person is shut', async () => {
    const [first, second, hers] = [
      windowOf(product.admin),
      windowOf(product.admin),
      windowOf(colleague, beside),
    ];
    const mine = collect<State>(first, PRESENCE, { mediaId });
    await shows(mine, 'Anna Bianchi');
    const alsoMine = collect<State>(second, PRESENCE, { mediaId });
    await shows(alsoMine, 'Anna Bianchi');
    const theirs = collect<State>(hers, PRESENCE, { mediaId });
    const both = `Anna Bianchi, ${colleague.user.full_name}`;
    for (const window of [mine, alsoMine, theirs]) await shows(window, both);
    const { data } = await product.as(product.admin)(
      'query ($mediaId: ID!) { presence(mediaId: $mediaId) { mediaId people { id fullName } } }',
      { mediaId },
    );
    expect(data).toEqual({
      presence: {
        mediaId,
        people: [
          { id: String(product.admin.id), fullName: 'Anna Bianchi' },
          { id: String(colleague.id), fullName: colleague.user.full_name },
        ],
      },
    });
    await first.dispose();
    theirs.stop();
    await shows(alsoMine, 'Anna Bianchi');
    const again = collect<State>(hers, PRESENCE, { mediaId });
    await shows(again, both);
    await second.dispose();
    await shows(again, colleague.user.full_name);
    expect([mine, alsoMine, theirs, again].flatMap(({ errors }) => errors)).toEqual([]);
    await hers.dispose();
  });

  test('is nobody’s business in another company', async () => {
    const stranger = await inviteCompany(product.api, {
      domain: 'elsewhere.example',
      name: 'Elsewhere',
    });
    const window = windowOf(stranger);
    const refused = collect<State>(window, PRESENCE, { mediaId });
    await until(() => refused.errors.length > 0, 'the refusal');
    expect(refused.errors.flat()).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    const asked = await product.as(stranger)(
      'query ($mediaId: ID!) { presence(mediaId: $mediaId) { mediaId } }',
      { mediaId },
    );
    expect(asked.errors).toMatchObject([{ path: ['presence'], extensions: { code: 'NOT_FOUND' } }]);
    await window.dispose();
  });
});

describe('the socket for it', () => {
  test('is one per user, says all that is looked at, and says it again after a break', async () => {
    const upstream = new Upstream();
    const bearer = token('s1');
    upstream.json('GET /api/user/v1/whoami/', 200, whoami(1));
    for (const id of [3, 4])
      upstream.json(`GET /api/media/v1/${id}/presence/`, 200, { media_id: id, people: [] });
    const state = (media_id: number, name: string) => ({
      media_id,
      people: [{ id: 2, first_name: name, last_name: 'Neri', full_name: `${name} Neri` }],
    });
    await upstream.start();
    const gateway = await serveGateway(upstream.url);
    const clients = [
      liveClient(gateway.socketUrl, () => bearer),
      liveClient(gateway.socketUrl, () => bearer),
    ];
    const last = () => upstream.said.at(-1);
    const [one, same, two] = [
      collect<State>(clients[0]!, PRESENCE, { mediaId: '3' }),
      collect<State>(clients[1]!, PRESENCE, { mediaId: '3' }),
      collect<State>(clients[1]!, PRESENCE, { mediaId: '4' }),
    ];
    await until(
      () => last() === '{"media_ids":[3,4]}' || last() === '{"media_ids":[4,3]}',
      'both items said',
    );
    expect(upstream.listening).toBe(1);
    upstream.babble(JSON.stringify(state(3, 'Giulia')));
    await shows(one, 'Giulia Neri');
    await shows(same, 'Giulia Neri');
    // What is left and looked at again at once has its state still.
    one.stop();
    same.stop();
    const again = collect<State>(clients[0]!, PRESENCE, { mediaId: '3' });
    await shows(again, 'Giulia Neri');

    const before = upstream.said.length;
    await upstream.kill();
    await upstream.start();
    await until(() => upstream.said.length > before, 'the socket back');
    expect(JSON.parse(last() ?? '')).toEqual({ media_ids: expect.arrayContaining([3, 4]) });
    upstream.babble(JSON.stringify(state(3, 'Giulia')));
    upstream.babble(JSON.stringify(state(4, 'Luca')));
    await shows(two, 'Luca Neri');
    expect(again.seen).toHaveLength(1);
    for (const client of clients) await client.dispose();
    await until(() => upstream.listening === 0, 'the socket closed with the last window');
    await gateway.stop();
    await upstream.kill();
  });
});
