import { sendJson, serveVendor, type Post, type VendorEmulator } from './emulator.ts';

const TOKEN = 'emulated-linkedin-token';

export interface LinkedInEmulator extends VendorEmulator {
  /** The limit of the day is reached: LinkedIn says no time. */
  limitDay(): void;
  /** The version in use is retired. */
  retire(): void;
}

/**
 * LinkedIn's REST API for one page: versions, finders, posts by last change, images by id. Limits
 * of the table come with `Retry-After`, as proxies add it.
 */
export async function startLinkedIn(vanityName = 'acme', name = 'Acme'): Promise<LinkedInEmulator> {
  const posts: Post[] = [];
  let [isDaySpent, isRetired] = [false, false];
  const server = await serveVendor((req, res) => {
    const { state } = server;
    const url = new URL(req.url ?? '/', server.url);
    const refuse = (status: number, code: string, message: string) =>
      sendJson(res, status, { status, code, message, serviceErrorCode: 100 });
    if (state.isFailing) return refuse(500, 'INTERNAL_SERVER_ERROR', 'Internal Server Error');
    if (
      req.headers.authorization !== `Bearer ${TOKEN}` ||
      (state.callsLeft !== null && state.callsLeft < 0)
    )
      return refuse(401, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired');
    if (req.headers['linkedin-version'] === undefined)
      return refuse(400, 'VERSION_MISSING', 'A version must be present');
    if (isRetired) return refuse(426, 'NONEXISTENT_VERSION', 'Requested version is not active');
    if (isDaySpent || state.limitedFor !== null)
      return refuse(
        429,
        'TOO_MANY_REQUESTS',
        'Resource level throttle DAY limit for calls to this resource is reached',
      );
    const path = url.pathname.split('/')[1];
    if (path === 'images')
      return sendJson(res, 200, {
        downloadUrl: decodeURIComponent(
          url.pathname.split('urn%3Ali%3Aimage%3A')[1] ?? '',
        ).replaceAll('|', '/'),
        status: 'AVAILABLE',
        id: 'x',
      });
    if (req.headers['x-restli-method'] !== 'FINDER')
      return refuse(400, 'ILLEGAL_ARGUMENT', 'Unsupported method');
    if (path === 'organizationAcls')
      return sendJson(res, 200, {
        elements: [{ role: 'ADMINISTRATOR', organization: 'urn:li:organization:123' }],
      });
    if (path === 'organizations')
      return sendJson(res, 200, {
        elements:
          !state.isGone && url.searchParams.get('vanityName') === vanityName
            ? [{ id: 123, localizedName: name }]
            : [],
      });
    if (path !== 'posts' || !url.search.includes('author=urn%3Ali%3Aorganization%3A123'))
      return refuse(404, 'NOT_FOUND', 'Not found');
    const changed = ({ at, editedAt }: Post) => (editedAt ?? at).getTime();
    const start = Number(url.searchParams.get('start'));
    const shown = posts
      .toSorted((a, b) => changed(b) - changed(a))
      .slice(start, start + Number(url.searchParams.get('count')));
    sendJson(res, 200, {
      elements: shown.map((post) => ({
        id: `urn:li:share:${post.id}`,
        author: 'urn:li:organization:123',
        commentary: post.text.replace(/[|{}@[\]()<>#*_~\\]/g, '\\$&'),
        publishedAt: post.at.getTime(),
        lastModifiedAt: changed(post),
        lifecycleState: 'PUBLISHED',
        visibility: 'PUBLIC',
        ...(post.media === undefined
          ? {}
          : {
              content: {
                multiImage: {
                  images: post.media.map((link) => ({
                    id: `urn:li:image:${link}`,
                    altText: 'a picture',
                  })),
                },
              },
            }),
      })),
      paging: { start, count: shown.length, links: [] },
    });
  });
  return {
    url: server.url,
    asked: server.asked,
    ...server.levers,
    settings: { api: server.url, pageSize: 3, firstDays: 3_000 },
    credential: { token: TOKEN },
    target: { type: 'account', accountUsername: vanityName },
    pageSize: 3,
    endsEmpty: true,
    cannot: ['delete', 'limit'],
    publish: (...more) => void posts.push(...more),
    edit(id, text, at) {
      const post = posts.find((one) => one.id === id);
      if (post !== undefined) Object.assign(post, { text, editedAt: at });
    },
    remove: (id) =>
      void posts.splice(
        posts.findIndex((one) => one.id === id),
        1,
      ),
    limitDay: () => void (isDaySpent = true),
    retire: () => void (isRetired = true),
  };
}
