import { describe, expect, it } from 'vitest';
import { isPublicAddress, parseAllowedHosts } from './addresses.ts';
import { checkLink, OutboundProblem } from './guard.ts';

const none = parseAllowedHosts('');

describe('X1: an address inside', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fdff::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '100.63.255.255',
    '172.15.255.255',
    '172.32.0.1',
    '223.255.255.254',
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
    '::ffff:8.8.8.8',
  ])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https://0x7f.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.0.1:8443/',
    'https://①②⑦.0.0.1/',
    'https://127.0.0.1./',
    'https://0/',
  ])('in the link %s is refused however it is written', (link) => {
    expect(() => checkLink(link, none)).toThrow(OutboundProblem);
  });

  it.each([
    'http://hooks.example/',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'gopher://hooks.example/',
    'https://user@hooks.example/',
    'https://:pw@hooks.example/',
    'hooks.example',
    '',
  ])('nor is %s called', (link) => {
    expect(() => checkLink(link, none)).toThrow(OutboundProblem);
  });
});

describe('what the operator allows', () => {
  const allowed = parseAllowedHosts(
    '# our own\nhooks.intern.example\n 10.1.0.0/16 # the office\nfd00::/8\n192.168.7.7\nnot a ' +
      'line\n10.9.9.9/99\n10.8.8.8/\n',
  );
  it('is a host, an address or a range of one line, and nothing beside', () => {
    for (const [host, address] of [
      ['hooks.intern.example', '10.9.9.9'],
      ['any.example', '10.1.200.3'],
      ['any.example', 'fd12::1'],
      ['192.168.7.7', '192.168.7.7'],
    ] as const) {
      expect(allowed.allows(host, address), `${host} ${address}`).toBe(true);
    }
    for (const [host, address] of [
      ['any.example', '10.2.0.1'],
      ['intern.example', '10.9.9.9'],
      ['any.example', '192.168.7.8'],
      ['any.example', '10.8.8.8'],
    ] as const) {
      expect(allowed.allows(host, address), `${host} ${address}`).toBe(false);
    }
  });
  it('may be called without https', () => {
    expect(checkLink('http://10.1.2.3:8080/in', allowed).port).toBe('8080');
    expect(checkLink('http://HOOKS.intern.example./in', allowed).pathname).toBe('/in');
    expect(() => checkLink('http://other.example/', allowed)).toThrow(/https/);
  });
});
