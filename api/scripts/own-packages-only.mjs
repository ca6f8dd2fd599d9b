/**
 * Our own packages go into a bundle; everything from npm stays where npm put it.
 * @param except beginnings of our own packages that stay outside too.
 */
export const ownPackagesOnly = (except = []) => ({
  name: 'own-packages-only',
  setup(b) {
    b.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      return path.startsWith('@vedetta/') && !except.some((name) => path.startsWith(name)) ? undefined : { path, external: true };
    });
  },
});
