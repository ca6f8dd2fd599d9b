import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readContent, SOURCES, timeOf } from '../demo/content.ts';
import { demoFiles } from '../demo/files.ts';
import { demoPictures } from '../demo/pictures.ts';

// That the demo starts is a step of .ci/run: it takes longer than a test may.
it(
  'The data of the demo name files, pictures and people that there are, and tell of every ' +
    'source within a month',
  async () => {
    const content = await readContent(fileURLToPath(new URL('../demo/content', import.meta.url)));
    const [files, pictures] = await Promise.all([demoFiles(), demoPictures()]);
    const posts = [...content.posts, ...content.later];
    expect(
      posts
        .flatMap(({ picture, face }) => [picture ?? [], face ?? []].flat())
        .filter((name) => !pictures.has(name)),
    ).toEqual([]);
    expect([...content.share, ...content.uploads].filter(({ file }) => !files.has(file))).toEqual(
      [],
    );
    expect(new Set(content.posts.map(({ source }) => source))).toEqual(new Set(SOURCES));
    const working = new Set(
      content.company.people.filter(({ then }) => then === undefined).map(({ key }) => key),
    );
    const named = content.notes.flatMap(({ by, text }) => [
      by,
      ...[...text.matchAll(/@\{\{(\w+)\}\}/g)].map(([, key]) => key ?? ''),
    ]);
    expect(
      [...named, ...content.company.views.map(({ by }) => by)].filter((key) => !working.has(key)),
    ).toEqual([]);
    const now = new Date();
    const ages = content.posts.map(
      ({ at }) => (now.getTime() - timeOf(at, now).getTime()) / 86_400_000,
    );
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(32);
  },
);
