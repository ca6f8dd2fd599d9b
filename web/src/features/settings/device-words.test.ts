import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

test('a device is called by its browser and its system, as far as they are known', () => {
  expect(
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
        'Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
        'like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
      'curl/8.14',
      null,
    ].map(deviceWords),
  ).toEqual([
    'Chrome on Linux',
    'Edge on Windows',
    'Safari on iOS',
    'Firefox on Android',
    'Unknown device',
    'Unknown device',
  ]);
});
