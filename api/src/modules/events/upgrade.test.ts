import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './upgrade.ts';

describe('isOwnOrigin', () => {
  it('lets programs in, which send no Origin', () => {
    expect(isOwnOrigin(undefined, 'localhost:4000', null)).toBe(true);
  });

  it('lets in pages of the same host and port', () => {
    expect(isOwnOrigin('http://localhost:4000', 'localhost:4000', null)).toBe(true);
    expect(isOwnOrigin('https://vedetta.example', 'Vedetta.example', null)).toBe(true);
  });

  it('lets in pages of the public address when a proxy shows another host', () => {
    expect(isOwnOrigin('https://vedetta.example', '10.0.0.7:4000', 'https://vedetta.example')).toBe(
      true,
    );
  });

  it('keeps out other hosts, other ports, sandboxed pages and nonsense', () => {
    for (const origin of [
      'https://evil.example',
      'http://localhost:5000',
      'null',
      '',
      'ftp://localhost:4000',
      'http://localhost:4000.evil.example',
    ]) {
      expect([origin, isOwnOrigin(origin, 'localhost:4000', 'https://vedetta.example')]).toEqual([
        origin,
        false,
      ]);
    }
    expect(isOwnOrigin('http://vedetta.example', '10.0.0.7', 'https://vedetta.example')).toBe(
      false,
    );
  });
});
