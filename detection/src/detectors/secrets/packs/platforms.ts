import { say } from '@vedetta/messages/say.ts';
import { format, type SecretRule, key, token } from '../secret-rule.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * Data, models, messages, shops and chains that the other packs leave out: forms as their own
 * documentation and tools describe them.
 */
export const PLATFORMS: readonly SecretRule[] = [
  format('adafruit-key', say('secretKeyOf', { of: 'Adafruit' }), 'aio_', '[A-Za-z0-9]{28}'),
  format('aiven-password', say('secretPasswordOf', { of: 'Aiven' }), 'AVNS_', '[A-Za-z0-9_-]{19}'),
  format('alchemy-token', say('secretTokenOf', { of: 'Alchemy' }), 'alcht_', '[A-Za-z0-9]{30}'),
  format(
    'amazon-login-secret',
    say('secretSecretOf', { of: 'Login with Amazon' }),
    'amzn1.oa2-cs.v1.',
    '[0-9a-f]{64}',
  ),
  format(
    'amazon-login-token',
    token('Login with Amazon'),
    'Atzr| Atza|',
    '[A-Za-z0-9_=+/-]{60,600}',
  ),
  format('asaas-key', say('secretKeyOf', { of: 'Asaas' }), '$aact_', '[A-Za-z0-9_=+/:-]{60,250}'),
  format('astra-token', token('DataStax Astra'), 'AstraCS:', '[A-Za-z0-9]{24}:[0-9a-f]{64}'),
  format('axiom-token', say('secretTokenOf', { of: 'Axiom' }), 'xaat- xapt-', UUID),
  format(
    'bitwarden-token',
    token('Bitwarden'),
    '0.',
    `${UUID}\\.[A-Za-z0-9]{30}:[A-Za-z0-9+/]{22}==`,
  ),
  format('brave-key', key('Brave Search'), 'BSA', '[A-Za-z0-9_-]{28}', {
    check: (value) => /\d/.test(value),
  }),
  format('browserbase-key', key('Browserbase'), 'bb_live_', '[A-Za-z0-9_-]{26,40}'),
  format('censys-token', token('Censys'), 'censys_', '[A-Za-z0-9]{8}_[A-Za-z0-9]{20,40}'),
  format('checkly-key', key('Checkly'), 'cu_', '[0-9a-f]{32}'),
  format('cockroach-key', key('CockroachDB'), 'CCDB1_', '[A-Za-z0-9]{22}_[A-Za-z0-9]{40}'),
  format('cursor-key', key('Cursor'), 'key_', '[0-9a-f]{64}'),
  format('databento-key', key('Databento'), 'db-', '(?=[A-Za-z]{0,28}\\d)[A-Za-z0-9]{29}'),
  format('datadog-token', token('Datadog'), 'ddpat_ ddapp_', '[A-Za-z0-9]{30,60}'),
  format('e2b-key', say('secretKeyOf', { of: 'E2B' }), 'e2b_', '[0-9a-f]{40}'),
  format(
    'firebase-server-key',
    say('secretServerKeyOf', { of: 'Firebase' }),
    'AAAA',
    '[A-Za-z0-9_-]{7}:[A-Za-z0-9_-]{140}',
  ),
  format(
    'ghost-admin-key',
    say('secretAdminKeyOf', { of: 'Ghost' }),
    'admin',
    '[A-Za-z_]{0,12}key["\']?[ :=]{1,4}["\']?(?<value>[0-9a-f]{24}:[0-9a-f]{64})',
  ),
  format('helicone-key', key('Helicone'), 'sk-helicone- pk-helicone-', '[a-z0-9-]{20,60}'),
  format(
    'infisical-token',
    say('secretTokenOf', { of: 'Infisical' }),
    'st.',
    '(?:[0-9a-f]{24}|[0-9a-f-]{36})\\.[0-9a-f]{32}\\.[0-9a-f]{32}',
  ),
  format('intercom-token', say('secretTokenOf', { of: 'Intercom' }), 'dG9rO', '[A-Za-z0-9+/]{54}='),
  format(
    'intra-secret',
    say('secretSecretOf', { of: '42 Intra' }),
    's-s4t2ud- s-s4t2af-',
    '[0-9a-f]{64}',
  ),
  format(
    'linkedin-secret',
    say('secretClientSecretOf', { of: 'LinkedIn' }),
    'WPL_AP1. WPL_AP0.',
    '[A-Za-z0-9]{16}\\.[A-Za-z0-9+/]{6}==',
  ),
  format('mailersend-token', token('MailerSend'), 'mlsn.', '[0-9a-f]{64}'),
  format('mandrill-key', key('Mandrill'), 'md-', '(?=[A-Za-z_-]{0,21}\\d)[A-Za-z0-9_-]{22}'),
  format('memory-service-key', key('Mem0'), 'm0-', '[A-Za-z0-9]{40}'),
  format(
    'mercado-pago-token',
    token('Mercado Pago'),
    'APP_USR-',
    '\\d{10,18}-\\d{6}-[0-9a-f]{32}-\\d{6,12}',
  ),
  format(
    'mongodb-service-key',
    say('secretSecretOf', { of: 'MongoDB Atlas' }),
    'mdb_sa_sk_',
    '[A-Za-z0-9_-]{40}',
  ),
  format('onesignal-key', key('OneSignal'), 'os_v2_app_ os_v2_org_', '[a-z0-9]{90,110}'),
  format('open-vsx-token', say('secretTokenOf', { of: 'Open VSX' }), 'ovsxp_ ovsxat_', UUID),
  format('openpipe-key', say('secretKeyOf', { of: 'OpenPipe' }), 'opk_', '[0-9a-f]{40}'),
  format(
    'persona-key',
    key('Persona'),
    'persona_production_ persona_sandbox_',
    '[A-Za-z0-9_-]{30,60}',
  ),
  format('pinterest-token', token('Pinterest'), 'pina_ pinr.', '[A-Za-z0-9._-]{32,90}'),
  format('polar-token', token('Polar'), 'polar_pat_ polar_oat_ polar_whs_', '[A-Za-z0-9]{30,60}'),
  format('pubnub-secret', key('PubNub'), 'sec-c-', '[A-Za-z0-9]{48}'),
  format('quicknode-key', key('QuickNode'), 'QN_', '[0-9a-f]{32}'),
  {
    id: 'secrets/rapidapi-key',
    name: key('RapidAPI'),
    keywords: ['msh'],
    before: 12,
    pattern:
      /(?<![A-Za-z0-9])(?<value>[0-9a-z]{10}msh[0-9a-z]{15}p1[0-9a-z]{5}jsn[0-9a-z]{12})(?![A-Za-z0-9])/y,
    grade: 'format',
  },
  format('riot-key', key('Riot'), 'RGAPI-', UUID),
  format(
    'secret-token',
    say('secretRfc8959Token'),
    'secret-token:',
    "[A-Za-z0-9._~%!$&'()*+,;=:@-]{20,300}",
  ),
  format('socket-key', key('Socket'), 'sktsec_', '[A-Za-z0-9_-]{40,60}_api'),
  format('statsig-key', key('Statsig'), 'secret- console-', '(?=[A-Za-z]{0,42}\\d)[A-Za-z0-9]{43}'),
  format('telnyx-key', key('Telnyx'), 'KEY', '[0-9A-F]{32}_[A-Za-z0-9]{22}'),
  format('twitch-chat-token', say('secretChatTokenOf', { of: 'Twitch' }), 'oauth:', '[a-z0-9]{30}'),
  {
    id: 'secrets/uptimerobot-key',
    name: say('secretKeyOf', { of: 'UptimeRobot' }),
    keywords: ['uptimerobot'],
    pattern:
      /uptimerobot[\w .-]{0,24}["'`]{0,2}[ :=]{1,4}["'`]{0,2}(?<value>[um]\d{5,9}-[0-9a-f]{24,32})/iy,
    grade: 'format',
  },
  format('vk-token', token('VK'), 'vk1.a.', '[A-Za-z0-9_-]{80,260}'),
  format('wakatime-key', key('WakaTime'), 'waka_', UUID),
  format('weblate-token', token('Weblate'), 'wlu_ wlp_', '[A-Za-z0-9]{30,45}'),
  format('weights-key', key('Weights & Biases'), 'wandb_v1_', '[A-Za-z0-9_]{60,100}'),
  format(
    'wix-key',
    key('Wix'),
    'IST.eyJ',
    '[A-Za-z0-9_-]{40,1000}\\.[A-Za-z0-9_-]{100,1500}\\.[A-Za-z0-9_-]{40,600}',
  ),
  format('woocommerce-key', key('WooCommerce'), 'ck_ cs_', '[0-9a-f]{40}'),
  format('xata-key', key('Xata'), 'xau_', '[A-Za-z0-9]{20,60}'),
  format('zoho-token', token('Zoho'), '1000.', '[0-9a-f]{32}\\.[0-9a-f]{32}'),
];
