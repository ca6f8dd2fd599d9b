import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { looksRandom } from '../entropy.ts';
import { format, type SecretRule, key, token } from '../secret-rule.ts';

const live = (id: string, name: Message, beginnings: string, form: string) =>
  format(id, name, beginnings, form);
const test = (id: string, name: Message, beginnings: string, form: string) =>
  format(id, name, beginnings, form, { grade: 'test' });

/** Messages, payments, models and shops. */
export const SERVICES: readonly SecretRule[] = [
  format(
    'slack-token',
    token('Slack'),
    'xoxb- xoxp- xoxa- xoxr- xoxo- xoxs- xoxe- xoxe.xox xoxc- xoxd- xapp-',
    '[A-Za-z0-9%._/+-]{10,400}',
  ),
  format(
    'slack-webhook',
    say('secretWebhookOf', { of: 'Slack' }),
    'hooks.slack.com/',
    '(?<value>(?:services|workflows|triggers)/[A-Za-z0-9+/]{20,100})',
  ),
  format(
    'discord-webhook',
    say('secretWebhookOf', { of: 'Discord' }),
    'discord.com/api/webhooks/ discordapp.com/api/webhooks/',
    '(?<value>\\d{16,20}/[A-Za-z0-9_-]{50,90})',
  ),
  {
    id: 'secrets/discord-token',
    name: token('Discord'),
    keywords: ['discord', 'bot ', 'token', 'login('],
    pattern: new RegExp(
      [
        String.raw`[\w.]{3,20}["'\x60]{0,2}[ :=(,]{1,4}["'\x60]{0,2}(?:Bot )?`,
        String.raw`(?<value>[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.`,
        '[A-Za-z0-9_-]{27,40})',
      ].join(''),
      'iy',
    ),
    grade: 'format',
  },
  format(
    'teams-webhook',
    say('secretWebhookOf', { of: 'Microsoft Teams' }),
    'webhook.office.com/ outlook.office.com/webhook/',
    '(?<value>[\\w@/-]{60,240})',
    {
      pattern: new RegExp(
        [
          String.raw`(?:webhook\.office\.com/webhookb2/|outlook\.office\.com/webhook/)`,
          '(?<value>[0-9a-f-]{36}@[0-9a-f-]{36}/IncomingWebhook/[0-9a-f]{32}/',
          '[0-9a-f-]{36})',
        ].join(''),
        'iy',
      ),
    },
  ),
  format(
    'zapier-webhook',
    say('secretWebhookOf', { of: 'Zapier' }),
    'hooks.zapier.com/hooks/catch/',
    '(?<value>\\d{4,12}/[a-z0-9]{5,12})',
  ),
  {
    id: 'secrets/telegram-token',
    name: say('secretBotTokenOf', { of: 'Telegram' }),
    keywords: [':AA'],
    before: 12,
    pattern: /(?<![0-9])(?<value>\d{7,12}:AA[A-Za-z0-9_-]{32,34})(?![A-Za-z0-9_-])/y,
    grade: 'format',
  },
  format('twilio-key', key('Twilio'), 'SK', '[0-9a-f]{32}'),
  format('sendgrid-key', key('SendGrid'), 'SG.', '[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{32,64}'),
  format('mailgun-key', key('Mailgun'), 'key- pubkey-', '[0-9a-z]{32}'),
  {
    id: 'secrets/mailchimp-key',
    name: key('Mailchimp'),
    keywords: ['-us'],
    before: 32,
    pattern: /(?<![0-9a-f])(?<value>[0-9a-f]{32}-us\d{1,2})(?![A-Za-z0-9])/y,
    grade: 'format',
  },
  format('brevo-key', key('Brevo'), 'xkeysib- xsmtpsib-', '[0-9a-f]{64}-[A-Za-z0-9]{16}'),
  format('resend-key', key('Resend'), 're_', '[A-Za-z0-9]{8}_[A-Za-z0-9]{20,30}'),
  live('stripe-key', key('Stripe'), 'sk_live_ rk_live_ sk_prod_ rk_prod_', '[A-Za-z0-9]{10,250}'),
  test(
    'stripe-test-key',
    say('secretTestKeyOf', { of: 'Stripe' }),
    'sk_test_ rk_test_ pk_test_ pk_live_',
    '[A-Za-z0-9]{10,250}',
  ),
  format('webhook-secret', say('secretWebhookSigning'), 'whsec_', '[A-Za-z0-9+/=]{24,80}'),
  live('square-token', token('Square'), 'sq0atp- sq0csp- sq0idp- sq0ats-', '[A-Za-z0-9_-]{22,60}'),
  live(
    'square-access-token',
    say('secretAccessTokenOf', { of: 'Square or Meta' }),
    'EAAA EAAC EAAB EAAD EAACEdEose0cBA',
    '[A-Za-z0-9_+/=-]{55,400}',
  ),
  live(
    'paypal-token',
    token('PayPal or Braintree'),
    'access_token$production$',
    '[0-9a-z]{16}\\$[0-9a-f]{32}',
  ),
  test(
    'paypal-test-token',
    say('secretSandboxTokenOf', { of: 'PayPal' }),
    'access_token$sandbox$',
    '[0-9a-z]{16}\\$[0-9a-f]{32}',
  ),
  live('razorpay-key', key('Razorpay'), 'rzp_live_', '[A-Za-z0-9]{14,24}'),
  test(
    'razorpay-test-key',
    say('secretTestKeyOf', { of: 'Razorpay' }),
    'rzp_test_',
    '[A-Za-z0-9]{14,24}',
  ),
  live('plaid-token', token('Plaid'), 'access-production- access-development-', '[0-9a-f-]{36}'),
  test(
    'plaid-test-token',
    say('secretSandboxTokenOf', { of: 'Plaid' }),
    'access-sandbox-',
    '[0-9a-f-]{36}',
  ),
  live(
    'flutterwave-key',
    key('Flutterwave'),
    'FLWSECK- FLWSECK_LIVE- FLWPUBK- FLWSECK_TEST- FLWPUBK_TEST-',
    '[0-9a-zA-Z]{12,40}(?:-X)?',
  ),
  live('easypost-key', say('secretKeyOf', { of: 'EasyPost' }), 'EZAK EZTK', '[A-Za-z0-9]{54}'),
  live('duffel-token', token('Duffel'), 'duffel_live_ duffel_test_', '[A-Za-z0-9_=-]{43}'),
  live('shippo-token', token('Shippo'), 'shippo_live_ shippo_test_', '[0-9a-f]{40}'),
  live(
    'adyen-key',
    say('secretKeyOf', { of: 'Adyen' }),
    'AQE',
    '[a-z][A-Za-z0-9]{4,12}[A-Za-z0-9+/=.-]{60,200}',
  ),
  format(
    'shopify-token',
    token('Shopify'),
    'shpat_ shpca_ shppa_ shpss_ shptka_ shpua_ shpit_',
    '[0-9a-fA-F]{32}',
  ),
  format(
    'openai-key',
    say('secretKeyOf', { of: 'OpenAI' }),
    'sk-proj- sk-svcacct- sk-admin- sk-None-',
    '[A-Za-z0-9_-]{20,220}',
  ),
  {
    id: 'secrets/openai-marked-key',
    name: say('secretKeyOf', { of: 'OpenAI' }),
    keywords: ['T3BlbkFJ'],
    before: 120,
    pattern:
      /(?<![A-Za-z0-9])(?<value>(?:sk|sess)-[A-Za-z0-9_-]{16,110}T3BlbkFJ[A-Za-z0-9_-]{20,120})/y,
    grade: 'format',
  },
  format(
    'anthropic-key',
    say('secretKeyOf', { of: 'Anthropic' }),
    'sk-ant-',
    '[a-z]{2,10}\\d{2,4}-[A-Za-z0-9_-]{40,120}',
  ),
  format('openrouter-key', say('secretKeyOf', { of: 'OpenRouter' }), 'sk-or-v1-', '[0-9a-f]{64}'),
  format('ai-service-key', say('secretOpenAiStyleKey'), 'sk-', '[A-Za-z0-9]{32,64}'),
  format('huggingface-token', token('Hugging Face'), 'hf_ api_org_', '[A-Za-z]{34,40}'),
  format('groq-key', key('Groq'), 'gsk_', '[A-Za-z0-9]{50,54}'),
  format('replicate-token', token('Replicate'), 'r8_', '[A-Za-z0-9]{37,40}'),
  format('perplexity-key', key('Perplexity'), 'pplx-', '[A-Za-z0-9]{40,60}'),
  format('xai-key', say('secretKeyOf', { of: 'xAI' }), 'xai-', '[A-Za-z0-9]{70,90}'),
  format('elevenlabs-key', say('secretKeyOf', { of: 'ElevenLabs' }), 'sk_', '[0-9a-f]{48}'),
  format('nvidia-key', say('secretKeyOf', { of: 'NVIDIA' }), 'nvapi-', '[A-Za-z0-9_-]{60,70}'),
  format('cerebras-key', key('Cerebras'), 'csk-', '[a-z0-9]{48}'),
  format('fireworks-key', key('Fireworks'), 'fw_', '[A-Za-z0-9]{22,30}'),
  format('together-key', key('Together'), 'tgp_v1_', '[A-Za-z0-9_-]{43}'),
  format('pinecone-key', key('Pinecone'), 'pcsk_', '[A-Za-z0-9_]{50,80}'),
  // Words joined by hyphens may begin like these: what follows is drawn by a machine.
  format(
    'search-service-key',
    say('secretSearchServiceKey'),
    'tvly- tvly-dev- fc- jina_ pa-',
    '[A-Za-z0-9_-]{32,64}',
    { check: (value) => !/^(?:fc|pa)-/.test(value) || looksRandom(value.slice(3), 32) },
  ),
  format(
    'ollama-key',
    say('secretAiServiceKey'),
    'sgl_ rpa_ gpustack_ pdl_live_apikey_ lmk_ ak-',
    '[A-Za-z0-9_]{30,70}',
  ),
  format('hubspot-token', token('HubSpot'), 'pat-na1- pat-na2- pat-eu1- pat-ap1-', '[0-9a-f-]{36}'),
  format(
    'salesforce-token',
    say('secretSessionIdOf', { of: 'Salesforce' }),
    '00D',
    '[A-Za-z0-9]{12,15}!(?<value>[A-Za-z0-9_.]{60,140})',
  ),
  format(
    'okta-token',
    say('secretTokenOf', { of: 'Okta' }),
    'SSWS ',
    '(?<value>00[A-Za-z0-9_-]{40})',
  ),
  format(
    'twitch-stream-key',
    say('secretStreamKeyOf', { of: 'Twitch' }),
    'live_',
    '\\d{6,12}_[A-Za-z0-9]{30}',
  ),
  format(
    'twitter-token',
    say('secretTokenOf', { of: 'X (Twitter) bearer' }),
    'AAAAAAAAAAAAAAAAAAAAA',
    '[A-Za-z0-9%]{60,120}',
  ),
  format('dropbox-token', token('Dropbox'), 'sl.', '(?:u\\.)?[A-Za-z0-9_-]{100,1400}'),
  format(
    'instagram-token',
    say('secretTokenOf', { of: 'Instagram' }),
    'IGQV IGQW',
    '[A-Za-z0-9_-]{80,300}',
  ),
  format(
    'facebook-app-token',
    say('secretAppTokenOf', { of: 'Facebook' }),
    'GG|',
    '\\d{10,20}\\|[A-Za-z0-9_-]{20,40}',
  ),
  format('lob-key', key('Lob'), 'live_ test_', '[0-9a-f]{35}(?:_pub)?'),
  format('courier-key', key('Courier'), 'pk_prod_ dk_prod_', '[A-Z0-9]{28}'),
  format('klaviyo-key', key('Klaviyo'), 'pk_', '[0-9a-f]{34}'),
  format('beamer-key', key('Beamer'), 'b_', '[A-Za-z0-9=_-]{44}'),
  format('recaptcha-key', key('reCAPTCHA'), '6L', '[A-Za-z0-9_-]{5}AAAAA[A-Za-z0-9_-]{28,29}', {
    grade: 'test',
  }),
  format(
    'monday-like-key',
    say('secretVendorPrefixKey'),
    'live_sk_ sk_prod_ secret-live- secret-test- secret_key_ api_key_ apikey_ api_live_ ' +
      'api_prod_ api_test_ token_ key_live_ key_test_ live_pk_',
    '[A-Za-z0-9_=-]{16,120}',
  ),
];
