import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SHAPES } from './icon-shapes.tsx';

const src = fileURLToPath(new URL('..', import.meta.url));
/** Where somebody is who has not signed in. */
const PUBLIC = [
  'app/app.tsx',
  'app/error-screens.tsx',
  'app/guards.tsx',
  'features/sign-in/next-steps.tsx',
  'features/setup/setup-form.tsx',
  ...['sign-in', 'registration', 'password/forgot', 'password/reset', 'free-trial', 'setup'].map(
    (name) => `features/${name.includes('/') ? `${name}-` : `${name}/`}page.tsx`,
  ),
];

/** A file and all that it imports at once. */
function withImports(path: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(path) || !existsSync(path)) return seen;
  const text = readFileSync(path, 'utf8');
  seen.set(path, text);
  for (const [, from = ''] of text.matchAll(/^import .*?from '(\.[^']+\.tsx?)'/gms))
    if (!from.includes('generated')) withImports(join(dirname(path), from), seen);
  return seen;
}

it('what is drawn before sign-in is drawn from the shapes of the first load', () => {
  const files = PUBLIC.flatMap((path) => [...withImports(join(src, path))]);
  expect(files.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      join(src, 'ui/copy-button.tsx'),
      join(src, 'ui/recovery-codes.tsx'),
      join(src, 'features/password/reset-page.tsx'),
    ]),
  );
  const drawn = files.flatMap(([path, text]) =>
    [...text.matchAll(/(?:\bicon|<Icon name)=(?:"([\w-]+)"|\{([^}]*)\})/g)]
      .flatMap(([, name, expression = '']) =>
        name === undefined
          ? [...expression.matchAll(/'([\w-]+)'/g)].map(([, one = '']) => one)
          : [name],
      )
      .map((name) => ({ path, name })),
  );
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.filter(({ name }) => Object.hasOwn(SHAPES, name))).toEqual([]);
});
