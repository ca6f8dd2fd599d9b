import { expect, it, vi } from 'vitest';
import { inEveryLanguage, showLanguage } from './language.ts';

it('a part whose Italian comes after English was chosen stays English, like all others', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const shown: string[] = [];
  let arrive: () => void = () => undefined;
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await showLanguage('it');
  inEveryLanguage(
    () => onItsWay.then(() => ({ default: 'Fonte' })),
    (texts) => {
      shown.push(texts ?? 'Source');
    },
  );
  await showLanguage('en');
  arrive();
  // Everything that the late texts set off is done by then.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(shown.at(-1)).toBe('Source');
  vi.unstubAllGlobals();
});
