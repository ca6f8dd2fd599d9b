import { expect, it } from 'vitest';
import { otherTabs } from './other-tabs.ts';

it('tells the other tabs of the same person what was read, and no one else', async () => {
  const [here, there, stranger] = [otherTabs('7'), otherTabs('7'), otherTabs('8')];
  const told: string[] = [];
  const heard = new Promise<void>((resolve) => {
    const ends = [here.onRead(() => told.push('here')), stranger.onRead(() => told.push('stranger')), there.onRead((mark) => {
      told.push(`there ${JSON.stringify(mark)}`);
      for (const end of ends) end();
      resolve();
    })];
  });
  here.tellRead({ kind: 'one', id: '12' });
  await heard;
  expect(told).not.toContain('stranger');
  expect(told).toContain('there {"kind":"one","id":"12"}');
});
