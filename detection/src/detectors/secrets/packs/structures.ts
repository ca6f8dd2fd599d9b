import { say } from '@vedetta/messages/say.ts';
import { isBasicCredential, isJsonWebToken } from '../checksum.ts';
import type { SecretRule } from '../secret-rule.ts';

/**
 * What is told by its structure and belongs to no issuer: private keys, addresses with passwords,
 * tokens that describe themselves, digests.
 */
export const STRUCTURES: readonly SecretRule[] = [
  {
    id: 'secrets/private-key',
    name: say('secretPrivateKey'),
    keywords: ['-----BEGIN', '---- BEGIN'],
    pattern: new RegExp(
      [
        '-{4,5} ?BEGIN (?:[A-Z0-9]{1,12} ){0,3}(?:PRIVATE|SECRET) KEY',
        String.raw`(?: BLOCK)? ?-{4,5}(?=[\s"'+\\nr.]{0,20}[A-Za-z0-9+/=:])`,
      ].join(''),
      'y',
    ),
    grade: 'format',
  },
  {
    id: 'secrets/encoded-private-key',
    name: say('secretPrivateKey'),
    keywords: ['LS0tLS1CRUdJTi'],
    pattern:
      /LS0tLS1CRUdJTi[A-Za-z0-9+/]{0,30}(?:UFJJVkFURS|QUklWQVRF|BSSVZBVE)[A-Za-z0-9+/=]{20,200}/y,
    grade: 'format',
  },
  {
    id: 'secrets/putty-key',
    name: say('secretPrivateKey'),
    keywords: ['PuTTY-User-Key-File-'],
    pattern: /PuTTY-User-Key-File-[23]: [a-z0-9-]{3,40}/iy,
    grade: 'format',
  },
  {
    id: 'secrets/age-key',
    name: say('secretPrivateKey'),
    keywords: ['AGE-SECRET-KEY-'],
    pattern: /AGE-SECRET-KEY-1[0-9A-Z]{58}/y,
    grade: 'format',
  },
  {
    id: 'secrets/wireguard-key',
    name: say('secretPrivateKey'),
    keywords: ['privatekey', 'presharedkey'],
    pattern:
      /(?:PrivateKey|PresharedKey) {0,4}= {0,4}(?<value>[A-Za-z0-9+/]{42}[AEIMQUYcgkosw480]=)/y,
    grade: 'format',
  },
  {
    id: 'secrets/address-with-password',
    name: say('secretPasswordInUrl'),
    keywords: ['://'],
    pattern:
      /(?<=[A-Za-z0-9]):\/\/[^\s:@/?#"'`<>]{0,80}:(?<value>[^\s@/?#"'`<>$]{3,200})@[A-Za-z0-9%[{(.][^\s"'`]{0,20}/y,
    grade: 'generic',
  },
  {
    id: 'secrets/json-web-token',
    name: say('secretJsonWebToken'),
    keywords: ['eyJ'],
    pattern:
      /(?<![A-Za-z0-9+/])eyJ[A-Za-z0-9_-]{10,1000}\.(?:eyJ)?[A-Za-z0-9_-]{6,4000}\.[A-Za-z0-9_+/=-]{10,1000}/y,
    grade: 'generic',
    check: isJsonWebToken,
  },
  {
    id: 'secrets/basic-authentication',
    name: say('secretUsernamePassword'),
    keywords: ['basic '],
    pattern: /basic[ ]{1,3}(?<value>[A-Za-z0-9+/]{8,240}={0,2})(?![A-Za-z0-9+/=])/iy,
    grade: 'generic',
    check: isBasicCredential,
  },
  {
    id: 'secrets/docker-authentication',
    name: say('secretUsernamePassword'),
    keywords: ['"auth"', '_auth'],
    pattern:
      /(?:"auth"\s{0,3}:\s{0,3}"|_auth\s{0,3}=\s{0,3}"?)(?<value>[A-Za-z0-9+/]{8,240}={0,2})/iy,
    grade: 'generic',
    check: isBasicCredential,
  },
  {
    id: 'secrets/bearer',
    name: say('secretBearerToken'),
    keywords: ['bearer '],
    pattern:
      /bearer[ ]{1,3}["'`]{0,1}(?<value>(?=[A-Za-z_/+=.~-]{0,80}\d)[A-Za-z0-9_/+.~-]{16,800}={0,2})/iy,
    grade: 'generic',
  },
  {
    id: 'secrets/netrc',
    name: say('secretPassword'),
    keywords: ['machine '],
    pattern:
      /machine\s{1,4}\S{1,100}\s{1,8}login\s{1,4}\S{1,100}\s{1,8}password\s{1,4}(?<value>\S{3,100})/iy,
    grade: 'generic',
  },
  {
    id: 'secrets/command-line-password',
    name: say('secretPasswordInCommandLine'),
    keywords: ['curl ', 'mysql', 'sshpass', 'docker login', 'psexec', 'wget '],
    pattern: new RegExp(
      [
        '(?:curl|mysql(?:dump|admin)?|sshpass|docker login|psexec',
        String.raw`|wget)[ ][^\n]{0,160}?(?:(?<= )-u ["']?[^\s:"']{1,60}:(?=[^\s/"']{4})`,
        String.raw`|(?<= )-p ?["']?(?=[^\s"'-]{4})|--password[= ]["']?`,
        String.raw`|-P ["']?(?=[^\s"'-]{6}))(?<value>[^\s"'\x60;|]{4,100})`,
      ].join(''),
      'iy',
    ),
    grade: 'generic',
  },
  {
    id: 'secrets/call-with-password',
    name: say('secretPasswordInCall'),
    keywords: [
      'networkcredential(',
      'directoryentry(',
      'login(',
      'credentials(',
      'passwordauthentication(',
      'basicauth(',
      'authenticate(',
      'signin(',
    ],
    pattern: new RegExp(
      [
        '(?:NetworkCredential|DirectoryEntry|login|Credentials',
        String.raw`|PasswordAuthentication|BasicAuth|authenticate|signin)\(\s{0,10}`,
        String.raw`(?:["'][^"'\n]{1,100}["']\s{0,4},\s{0,20}){1,2}["']`,
        String.raw`(?<value>[^"'\s]{5,100})["']\s{0,4}[,)]`,
      ].join(''),
      'iy',
    ),
    grade: 'generic',
  },
  {
    id: 'secrets/secure-string',
    name: say('secretPasswordInScript'),
    keywords: ['convertto-securestring'],
    pattern: /ConvertTo-SecureString(?: -String)? {1,3}["']?(?<value>[^\s"'$(]{4,100})/iy,
    grade: 'generic',
  },
  {
    id: 'secrets/pgpass',
    name: say('secretPassword'),
    keywords: [':5432:'],
    before: 60,
    pattern: /(?<![\w.-])[\w.*-]{1,60}:5432:[^:\s]{1,60}:[^:\s]{1,60}:(?<value>\S{3,100})/y,
    grade: 'generic',
  },
  {
    id: 'secrets/unix-password-hash',
    name: say('secretPasswordHash'),
    keywords: [
      '$1$',
      '$5$',
      '$6$',
      '$7$',
      '$8$',
      '$9$',
      '$y$',
      '$apr1$',
      '$md5',
      '$gy$',
      '$sha1$',
      '$14$',
    ],
    pattern: new RegExp(
      [
        String.raw`(?<![A-Za-z0-9])\$(?:1|5|6|7|8|9|14|y|gy|apr1|md5|sha1)\$`,
        String.raw`(?:rounds=\d{1,9}\$)?[A-Za-z0-9./$+_-]{1,40}\$[A-Za-z0-9./+_-]{20,90}`,
      ].join(''),
      'y',
    ),
    grade: 'hash',
  },
  {
    id: 'secrets/bcrypt-hash',
    name: say('secretPasswordHash'),
    keywords: ['$2a$', '$2b$', '$2y$', '$2x$'],
    pattern: /\$2[abxy]\$\d{2}\$[./A-Za-z0-9]{53}/y,
    grade: 'hash',
  },
  {
    id: 'secrets/password-hash',
    name: say('secretPasswordHash'),
    keywords: [
      '$argon2',
      'pbkdf2',
      '{ssha',
      '{sha',
      '{pkcs5s2}',
      '{md5}',
      '$scrypt',
      'scrypt:',
      '$pbkdf2',
      'bcrypt_sha256$',
      '$krb5',
      '$p$',
      '$h$',
    ],
    pattern: new RegExp(
      [
        String.raw`(?:\$argon2(?:id|i|d)\$|\$?pbkdf2[_:-]sha\d{1,3}[$:]|\{S?SHA\d{0,3}\}`,
        String.raw`|\{PKCS5S2\}|\{S?MD5\}|\$?scrypt[$:]|bcrypt_sha256\$`,
        String.raw`|\$krb5(?:tgs|asrep|pa)\$|\$[PH]\$)[A-Za-z0-9+/=$:.,*@_-]{20,400}`,
      ].join(''),
      'iy',
    ),
    grade: 'hash',
  },
  {
    id: 'secrets/windows-password-hash',
    name: say('secretPasswordHash'),
    keywords: [':aad3b435b51404ee', ':::'],
    before: 120,
    pattern: /(?<![\w\\])[\w.\\$-]{1,40}:\d{1,6}:[0-9a-f]{32}:(?<value>[0-9a-f]{32}):::/iy,
    grade: 'hash',
  },
];
