import { expect, test } from 'vitest';
import { ShownRoute } from './shown-route.ts';

test('whoever waits for a screen hears of it when it is shown, not before and not of another', async () => {
  const shown = new ShownRoute('/user-settings');
  const heard: string[] = [];
  const waiting = shown
    .until('/scan-file', new AbortController().signal)
    .then(() => heard.push('/scan-file'));
  shown.show('/threat-manager');
  await Promise.resolve();
  expect(heard).toEqual([]);
  shown.show('/scan-file');
  await waiting;
  expect(heard).toEqual(['/scan-file']);
  await shown.until('/scan-file', new AbortController().signal);
});

test('whoever gave up hears nothing', async () => {
  const shown = new ShownRoute('/');
  const given = new AbortController();
  let heard = false;
  void shown.until('/scan-file', given.signal).then(() => {
    heard = true;
  });
  given.abort();
  shown.show('/scan-file');
  await Promise.resolve();
  await Promise.resolve();
  expect(heard).toBe(false);
});
