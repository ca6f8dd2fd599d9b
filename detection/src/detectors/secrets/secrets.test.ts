import { describe, expect, it } from 'vitest';
import { severityOfScore } from '../../engine/detector.ts';
import { crc32, hasTokenChecksum } from './checksum.ts';
import { findSecrets, SECRET_RULES } from './find-secrets.ts';
import { secretsDetector } from './secrets-detector.ts';

/** Written in two parts, so that no scanner of repositories takes this file for a leak. */
const join = (...parts: string[]) => parts.join('');
const random = 'q7Zt4Kx9Wm2Rv8Lp3Nc6Bs1Hd5Gf0Jy'.repeat(4);
const inspect = (text: string) =>
  secretsDetector.inspect(
    {
      text,
      path: ['a.txt'],
      placeOf: (offset, end) => ({ kind: 'text', offset, length: end - offset }),
    },
    { hits: [], isNamed: () => false, watched: null, pieces: 1 },
  );

describe('secrets', () => {
  it.each([
    ['a key by its form', join('aws = AKIA', 'Q4TZ7WXM2RV8LP3N'), 4],
    ['private key', join('-----BEGIN RSA PRI', 'VATE KEY-----\nMIIEogIBAAKCAQEA'), 4],
    ['address with a password', join('postgres://admin:', 'Wm2Rv8Lp', '@db.example.com/main'), 3],
    ['a setting', join('DB_PASSWORD=', 'Tr0ub4dor&3'), 3],
    ['a field of JSON', join('{ "userPassword": "', 'correcthorse9" }'), 3],
    ['a field of XML', join('<Pass>', 'Xk29fjw1</Pass>'), 3],
    ['a sentence', join("The password for user 'postgres' is '", "blue-Lamp-42'."), 3],
    ['a chat line', join('password: ', 'Hunter22x'), 3],
    ['an AWS key that somebody shortened', join('AWS_SECRET_ACCESS_KEY=', random.slice(0, 38)), 3],
    ['Okta key', join('okta_api_token: 00', random.slice(0, 40)), 3],
    ['Azure DevOps token', join(random.slice(0, 76), 'AZDO', 'k3Tq'), 4],
    ['a key beside a service', join('chartmogul ', random.slice(0, 24)), 3],
    ['a hash', join('admin:$apr1$tp8glkbm$', 'fjg65tI1eipoBh62aEjIy0'), 3],
    [
      'a resource of a cloud account',
      'deploys to arn:aws:lambda:eu-south-1:730335512876:function:refunds',
      1,
    ],
    [
      'a key that signs a socket in',
      join(
        '{"msg": "method", "method": "auth.login_with_api_key", "params": ["12-',
        random.slice(0, 40),
        random.slice(0, 24),
        '"]}',
      ),
      4,
    ],
    ['what counts up', join('api_key = "', '1234567890abcdef1234567890abcdef"'), 1],
    ['what asks to be filled in', join('API_TOKEN=', 'your-token-1234567890abcdef'), 1],
    [
      'a key of words that a shell exports',
      join("export STRIPE_API_KEY='", "blueLampOnTheHill'"),
      3,
    ],
    ['a sample that a shell exports', join("export STRIPE_API_KEY='", "sampleStripeKey'"), 1],
    ['a GitHub token whose checksum fails', join('ghp_', random.slice(0, 36)), 1],
  ])('finds %s', (_, text, severity) => {
    expect(inspect(text).map(({ score }) => severityOfScore(score))).toEqual([severity]);
  });

  it.each([
    "STRIPE_API_KEY='blueLampOnTheHill'",
    'const API_KEY = "pickTheColourHere"',
    "export API_KEY_NAME='blueLampOnTheHill'",
    'password = os.environ["DB_PASSWORD"]',
    'password: ${DB_PASSWORD}',
    'The password must have eight characters.',
    '"password": "Password"',
    'token = getToken(user)',
    'const key = event.key;',
    'commit 51e61afee2c2667123fc9ed160a0a20b330c8f74',
    'github commit 51e61afee2c2667123fc9ed160a0a20b330c8f74',
    'He is the author of passages about monkeys.',
    'see https://example.com/watch?v=dQw4w9WgXcQ',
    'sha256: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'password=********',
    'La password è troppo corta.',
    'InstrumentationKey=00000000-0000-0000-0000-000000000000',
    'arn:aws:iam::aws:policy/AdministratorAccess',
    'https://assets.s3.amazonaws.com/logo.png',
    // A name that says whose key it is, before what is no key of theirs.
    join('AWS_SECRET_ACCESS_KEY=', 'ded7db27a4558e2ea9bbf0bf36ae0e8521618f366c0b'),
    join('okta_api_key: "00', random.slice(0, 43), '"'),
    join(random.slice(0, 70), 'AZDO', random.slice(0, 14)),
    join('A3T0', 'Q4TZ7WXM2RV8LP3'),
    join('TWITCH_STREAM_KEY="126031192_', random.slice(0, 25), '"'),
    join('VAULT_TOKEN="s.', random.slice(0, 26), '"'),
  ])('finds nothing in: %s', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });

  it('never shows more than the beginning of a secret, and marks the place of the whole', () => {
    const secret = join('AKIA', 'Q4TZ7WXM2RV8LP3N');
    const text = `key ${secret} and PASSWORD="${random.slice(0, 20)}"`;
    const things = inspect(text);
    expect(things).toHaveLength(2);
    for (const { excerpt, summary, place, why, fingerprint } of things) {
      const whole =
        place.kind === 'text' ? text.slice(place.offset, place.offset + place.length) : '';
      expect([secret, random.slice(0, 20)]).toContain(whole);
      for (const told of [excerpt, summary, why, fingerprint])
        expect(told).not.toContain(whole.slice(0, 6));
      expect(summary).toContain(`(${whole.length} characters)`);
    }
  });

  it('knows the checksum that GitHub and npm write into their tokens', () => {
    expect(crc32('123456789')).toBe(0xcbf43926);
    const body = random.slice(0, 30);
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    let sum = '';
    for (let rest = crc32(body), i = 0; i < 6; i += 1) {
      sum = (digits[rest % 62] ?? '') + sum;
      rest = Math.floor(rest / 62);
    }
    expect(hasTokenChecksum(`ghp_${body}${sum}`)).toBe(true);
    expect(hasTokenChecksum(`ghp_${body}${sum.slice(0, 5)}${sum.endsWith('0') ? '1' : '0'}`)).toBe(
      false,
    );
  });

  it('has patterns whose every repetition ends', () => {
    for (const { id, pattern } of SECRET_RULES)
      expect(pattern.source.replace(/\\.|\[(?:\\.|[^\]])*\]/g, 'x'), id).not.toMatch(
        /[*+]|\{\d+,\}/,
      );
  });

  it('stays quick on text made to be slow', () => {
    const started = process.cpuUsage();
    for (const piece of [
      'password password ',
      'key=key=key=',
      'curl -u -u -p ',
      'a:a@://a:',
      '"token":"token":',
      'AKIAAKIA',
      'machine login password ',
      'eyJ.eyJ.',
      'sk-ant-sk-proj-',
      '-----BEGIN ',
      'basic basic ',
    ]) {
      findSecrets(piece.repeat(Math.ceil(100_000 / piece.length)));
    }
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(10);
  });
});

describe('what ordinary mails are full of', () => {
  const KEY = '9b3822537f0110380b690fa2318e945fbb228b77';
  it.each([
    `https://shop.example/password-reset/confirm?key=${KEY}&id=5`,
    `https://shop.example/verify?id=3&amp;token=${KEY}`,
    `<a href="https://shop.example/unsubscribe?auth_token=${KEY}">`,
    `https://shop.example/reset/token/${KEY}`,
    `https://a.example/__/auth/action?mode=resetPassword&oobCode=${KEY}&apiKey=${KEY}`,
    `Received: from a.example by b.example\nX-Mailer-Session-Id: ${KEY}\nMessage-ID: <1@a.example>\nX-Token: ${KEY}\n`,
    'dmarc=pass action=none;compauth=pass reason=100',
    'Please show your boarding pass AB1234C at gate 7',
    `License key: ${KEY}`,
    'Your password won&#x27;t change until you follow the link',
    'Your password isn&apos;t changed',
    `550 Access denied...${KEY}`,
    'Pass `@acme/loader2` to the loader',
    `DATABASE="a strong password"\nPGPORT=5432\n`,
    `${'kVb9Hq2LzX7mTf4RcYw8'.repeat(2)}AKEY${'8x'}\n${'v/QjW5nB3sD6gJ1pKe0a+Zu'.repeat(3)}\n`,
  ])('is no secret: %s', (text) => {
    expect(inspect(text)).toEqual([]);
  });

  it.each([
    `https://maps.example/data?api_key=${KEY}`,
    `https://api.shop.example/items?token=${KEY}`,
    `Your new login\nDB_PASSWORD=Tr0ub4dor&3x\n`,
    `pass: Tr0ub4dor3x`,
    'password is Tr0ub&amp;dor3x',
    "pass 'Tr0ub4dor3x'",
    `X-Token: ${KEY}`,
  ])('is one: %s', (text) => {
    expect(inspect(text)).toHaveLength(1);
  });
});
