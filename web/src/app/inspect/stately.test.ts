import { expect, test } from 'vitest';
import { isTheirs } from './stately.ts';

test('the hosted inspector is believed on its own domain over TLS, and nobody beside it', () => {
  for (const origin of ['https://stately.ai', 'https://inspect.stately.ai'])
    expect(isTheirs(origin), origin).toBe(true);
  for (const origin of [
    'http://stately.ai',
    'https://stately.ai.example',
    'https://notstately.ai',
    'null',
    '',
  ])
    expect(isTheirs(origin), origin).toBe(false);
});
