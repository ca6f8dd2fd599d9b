import { looksRandom } from '../entropy.ts';
import { format, type SecretRule } from '../secret-rule.ts';

const live = (id: string, name: string, beginnings: string, form: string) =>
  format(id, name, beginnings, form);
const test = (id: string, name: string, beginnings: string, form: string) =>
  format(id, name, beginnings, form, { grade: 'test' });

/** Messages, payments, models and shops. */
export const SERVICES: readonly SecretRule[] = [
  format(
    'slack-token',
    'a Slack token',
    'xoxb- xoxp- xoxa- xoxr- xoxo- xoxs- xoxe- xoxe.xox xoxc- xoxd- xapp-',
    '[A-Za-z0-9%._/+-]{10,400}',
  ),
  format(
    'slack-webhook',
    'a Slack webhook',
    'hooks.slack.com/',
    '(?<value>(?:services|workflows|triggers)/[A-Za-z0-9+/]{20,100})',
  ),
  format(
    'discord-webhook',
    'a Discord webhook',
    'discord.com/api/webhooks/ discordapp.com/api/webhooks/',
    '(?<value>\\d{16,20}/[A-Za-z0-9_-]{50,90})',
  ),
  {
    id: 'secrets/discord-token',
    name: 'a Discord token',
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
    'a Microsoft Teams webhook',
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
    'a Zapier webhook',
    'hooks.zapier.com/hooks/catch/',
    '(?<value>\\d{4,12}/[a-z0-9]{5,12})',
  ),
  {
    id: 'secrets/telegram-token',
    name: 'a Telegram bot token',
    keywords: [':AA'],
    before: 12,
    pattern: /(?<![0-9])(?<value>\d{7,12}:AA[A-Za-z0-9_-]{32,34})(?![A-Za-z0-9_-])/y,
    grade: 'format',
  },
  format('twilio-key', 'a Twilio key', 'SK', '[0-9a-f]{32}'),
  format('sendgrid-key', 'a SendGrid key', 'SG.', '[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{32,64}'),
  format('mailgun-key', 'a Mailgun key', 'key- pubkey-', '[0-9a-z]{32}'),
  {
    id: 'secrets/mailchimp-key',
    name: 'a Mailchimp key',
    keywords: ['-us'],
    before: 32,
    pattern: /(?<![0-9a-f])(?<value>[0-9a-f]{32}-us\d{1,2})(?![A-Za-z0-9])/y,
    grade: 'format',
  },
  format('brevo-key', 'a Brevo key', 'xkeysib- xsmtpsib-', '[0-9a-f]{64}-[A-Za-z0-9]{16}'),
  format('resend-key', 'a Resend key', 're_', '[A-Za-z0-9]{8}_[A-Za-z0-9]{20,30}'),
  live('stripe-key', 'a Stripe key', 'sk_live_ rk_live_ sk_prod_ rk_prod_', '[A-Za-z0-9]{10,250}'),
  test(
    'stripe-test-key',
    'a Stripe test key',
    'sk_test_ rk_test_ pk_test_ pk_live_',
    '[A-Za-z0-9]{10,250}',
  ),
  format('webhook-secret', 'a webhook signing secret', 'whsec_', '[A-Za-z0-9+/=]{24,80}'),
  live('square-token', 'a Square token', 'sq0atp- sq0csp- sq0idp- sq0ats-', '[A-Za-z0-9_-]{22,60}'),
  live(
    'square-access-token',
    'a Square or Meta access token',
    'EAAA EAAC EAAB EAAD EAACEdEose0cBA',
    '[A-Za-z0-9_+/=-]{55,400}',
  ),
  live(
    'paypal-token',
    'a PayPal or Braintree token',
    'access_token$production$',
    '[0-9a-z]{16}\\$[0-9a-f]{32}',
  ),
  test(
    'paypal-test-token',
    'a PayPal sandbox token',
    'access_token$sandbox$',
    '[0-9a-z]{16}\\$[0-9a-f]{32}',
  ),
  live('razorpay-key', 'a Razorpay key', 'rzp_live_', '[A-Za-z0-9]{14,24}'),
  test('razorpay-test-key', 'a Razorpay test key', 'rzp_test_', '[A-Za-z0-9]{14,24}'),
  live('plaid-token', 'a Plaid token', 'access-production- access-development-', '[0-9a-f-]{36}'),
  test('plaid-test-token', 'a Plaid sandbox token', 'access-sandbox-', '[0-9a-f-]{36}'),
  live(
    'flutterwave-key',
    'a Flutterwave key',
    'FLWSECK- FLWSECK_LIVE- FLWPUBK- FLWSECK_TEST- FLWPUBK_TEST-',
    '[0-9a-zA-Z]{12,40}(?:-X)?',
  ),
  live('easypost-key', 'an EasyPost key', 'EZAK EZTK', '[A-Za-z0-9]{54}'),
  live('duffel-token', 'a Duffel token', 'duffel_live_ duffel_test_', '[A-Za-z0-9_=-]{43}'),
  live('shippo-token', 'a Shippo token', 'shippo_live_ shippo_test_', '[0-9a-f]{40}'),
  live('adyen-key', 'an Adyen key', 'AQE', '[a-z][A-Za-z0-9]{4,12}[A-Za-z0-9+/=.-]{60,200}'),
  format(
    'shopify-token',
    'a Shopify token',
    'shpat_ shpca_ shppa_ shpss_ shptka_ shpua_ shpit_',
    '[0-9a-fA-F]{32}',
  ),
  format(
    'openai-key',
    'an OpenAI key',
    'sk-proj- sk-svcacct- sk-admin- sk-None-',
    '[A-Za-z0-9_-]{20,220}',
  ),
  {
    id: 'secrets/openai-marked-key',
    name: 'an OpenAI key',
    keywords: ['T3BlbkFJ'],
    before: 120,
    pattern:
      /(?<![A-Za-z0-9])(?<value>(?:sk|sess)-[A-Za-z0-9_-]{16,110}T3BlbkFJ[A-Za-z0-9_-]{20,120})/y,
    grade: 'format',
  },
  format(
    'anthropic-key',
    'an Anthropic key',
    'sk-ant-',
    '[a-z]{2,10}\\d{2,4}-[A-Za-z0-9_-]{40,120}',
  ),
  format('openrouter-key', 'an OpenRouter key', 'sk-or-v1-', '[0-9a-f]{64}'),
  format('ai-service-key', 'a key of a service like OpenAI', 'sk-', '[A-Za-z0-9]{32,64}'),
  format('huggingface-token', 'a Hugging Face token', 'hf_ api_org_', '[A-Za-z]{34,40}'),
  format('groq-key', 'a Groq key', 'gsk_', '[A-Za-z0-9]{50,54}'),
  format('replicate-token', 'a Replicate token', 'r8_', '[A-Za-z0-9]{37,40}'),
  format('perplexity-key', 'a Perplexity key', 'pplx-', '[A-Za-z0-9]{40,60}'),
  format('xai-key', 'an xAI key', 'xai-', '[A-Za-z0-9]{70,90}'),
  format('elevenlabs-key', 'an ElevenLabs key', 'sk_', '[0-9a-f]{48}'),
  format('nvidia-key', 'an NVIDIA key', 'nvapi-', '[A-Za-z0-9_-]{60,70}'),
  format('cerebras-key', 'a Cerebras key', 'csk-', '[a-z0-9]{48}'),
  format('fireworks-key', 'a Fireworks key', 'fw_', '[A-Za-z0-9]{22,30}'),
  format('together-key', 'a Together key', 'tgp_v1_', '[A-Za-z0-9_-]{43}'),
  format('pinecone-key', 'a Pinecone key', 'pcsk_', '[A-Za-z0-9_]{50,80}'),
  // Words joined by hyphens may begin like these: what follows is drawn by a machine.
  format(
    'search-service-key',
    'a key of a search service',
    'tvly- tvly-dev- fc- jina_ pa-',
    '[A-Za-z0-9_-]{32,64}',
    { check: (value) => !/^(?:fc|pa)-/.test(value) || looksRandom(value.slice(3), 32) },
  ),
  format(
    'ollama-key',
    'a key of a model service',
    'sgl_ rpa_ gpustack_ pdl_live_apikey_ lmk_ ak-',
    '[A-Za-z0-9_]{30,70}',
  ),
  format(
    'hubspot-token',
    'a HubSpot token',
    'pat-na1- pat-na2- pat-eu1- pat-ap1-',
    '[0-9a-f-]{36}',
  ),
  format(
    'salesforce-token',
    'a Salesforce session',
    '00D',
    '[A-Za-z0-9]{12,15}!(?<value>[A-Za-z0-9_.]{60,140})',
  ),
  format('okta-token', 'an Okta token', 'SSWS ', '(?<value>00[A-Za-z0-9_-]{40})'),
  format('twitch-stream-key', 'a Twitch stream key', 'live_', '\\d{6,12}_[A-Za-z0-9]{30}'),
  format(
    'twitter-token',
    'an X (Twitter) bearer token',
    'AAAAAAAAAAAAAAAAAAAAA',
    '[A-Za-z0-9%]{60,120}',
  ),
  format('dropbox-token', 'a Dropbox token', 'sl.', '(?:u\\.)?[A-Za-z0-9_-]{100,1400}'),
  format('instagram-token', 'an Instagram token', 'IGQV IGQW', '[A-Za-z0-9_-]{80,300}'),
  format('facebook-app-token', 'a Facebook app token', 'GG|', '\\d{10,20}\\|[A-Za-z0-9_-]{20,40}'),
  format('lob-key', 'a Lob key', 'live_ test_', '[0-9a-f]{35}(?:_pub)?'),
  format('courier-key', 'a Courier key', 'pk_prod_ dk_prod_', '[A-Z0-9]{28}'),
  format('klaviyo-key', 'a Klaviyo key', 'pk_', '[0-9a-f]{34}'),
  format('beamer-key', 'a Beamer key', 'b_', '[A-Za-z0-9=_-]{44}'),
  format('recaptcha-key', 'a reCAPTCHA key', '6L', '[A-Za-z0-9_-]{5}AAAAA[A-Za-z0-9_-]{28,29}', {
    grade: 'test',
  }),
  format(
    'monday-like-key',
    'an API key with its issuer’s letters',
    'live_sk_ sk_prod_ secret-live- secret-test- secret_key_ api_key_ apikey_ api_live_ ' +
      'api_prod_ api_test_ token_ key_live_ key_test_ live_pk_',
    '[A-Za-z0-9_=-]{16,120}',
  ),
];
