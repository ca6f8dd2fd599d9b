import * as m from '../../generated/messages/settings/index.ts';

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * What a person would call the browser that signed in: `Firefox on Windows`. What it says about
 * itself is a hint and no proof.
 */
export function deviceWords(userAgent: string | null): string {
  if (userAgent === null) return m.unknownDevice;
  const found = (among: readonly [RegExp, string][]) =>
    among.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = found(BROWSERS);
  const system = found(SYSTEMS);
  if (browser === undefined) return system ?? m.unknownDevice;
  return system === undefined ? browser : m.browserOnSystem({ browser, system });
}
