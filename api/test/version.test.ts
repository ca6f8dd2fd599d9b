import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSION } from '../src/platform/process/index.ts';

interface Package {
  version?: string;
}
const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as T;

it('every package and the lock file have the version of the product', () => {
  const { version, workspaces } = read<{ version: string; workspaces: string[] }>('package.json');
  const lock = read<Package & { packages: Record<string, Package> }>('package-lock.json');
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(VERSION).toBe(version);
  const versions = [lock.version, lock.packages['']?.version];
  for (const folder of workspaces)
    versions.push(read<Package>(`${folder}/package.json`).version, lock.packages[folder]?.version);
  expect(new Set(versions)).toEqual(new Set([version]));
});
