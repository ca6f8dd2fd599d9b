import { isDrill } from './placeholders.ts';

/**
 * Services whose keys have no form of their own and stand behind the service's name instead
 * (`chartmogul a1b2…`). Only names that are no word of any language: an ordinary word before a
 * commit or a file's digest must raise nothing.
 */
export const ISSUERS = `
  abuseipdb accuweather activecampaign adafruit aftership agora.io aha.io airbrake airship aivo alchemyapi
  alienvault algolia alibabacloud amplitude apacta apiflash apimatic apitemplate appcues appfollow appoptics
  appsflyer appsynergy appveyor artsy asana ashby autopilothq aylien bannerbear baremetrics betterstack bitbar
  bitfinex bitmex bitquery blazemeter blitapp blockcypher blocknative bombbomb boostnote braintree
  browserstack browshot bscscan bugherd bugsnag buildkite bulksms calendarific calendly callrail
  campaignmonitor cannyio capsulecrm carboninterface cashboard centralstationcrm cexio chartmogul checkmarx
  checkout.com chatfule cicero circleci clarifai clearbit clickhelp clicksend clickup cliengo clockify
  clockworksms closecrm cloudant cloudconvert cloudelements cloudflare cloudimage cloudinary cloudmersive
  cloudplan cloudsmith cloudways codacy codeclimate codecov codemagic codequiry coinapi coinbase coinlayer
  coinlib contentful contentstack conversiontools convertapi convertkit convier copper couchbase coveralls
  crossbrowsertesting crowdin crowdstrike cryptocompare currencycloud currencyfreaks currencylayer
  currencyscoop currentsapi customer.io d7network datadog deepai deepgram deepseek detectlanguage dfuse
  diffbot discogs discord disqus ditto docparser documo docusign doppler dotmailer dovico droneci dropbox
  dronahq dwolla dynatrace dyspatch easyinsight ecostruxure edamam edenai eightxeight elasticemail enablex
  enigma enterprise.io etherscan ethplorer etsy eventbrite everhour exchangerate-api facebook facepp fastforex
  fastly faunadb fibery figma fileio finage financialmodelingprep findl finnhub fixerio flickr flightapi
  flightlabs flightstats flutterwave formbucket formcraft formio foursquare freshbooks freshdesk fullstory
  fulcrumapp gengo geoapify geocodify geocodio geoipifi getemail getgeoapi getresponse github gitlab gitter
  glassnode gocanvas gocardless goodreads graphcms graphhopper groovehq gtmetrix guardianapi gumroad gyazo
  happyscribe harvest hasura heatmapapi helpcrunch helpscout heroku hetzner hiveage holidayapi honeybadger
  honeycomb hubspot huggingface hybiscus hypertrack iconfinder iexapis imagekit infura insightly intercom
  interseller intrinio invoiceocean ipapi ipdata ipgeolocation ipify ipinfo ipinfodb ipquality ipstack jdbc
  jotform jumpcloud kairos keenio kickbox klaviyo kontent kraken.io kucoin kylas languagelayer lastfm
  launchdarkly leadfeeder lemlist lessannoyingcrm libratolinear linkedin linemessaging linenotify linkpreview
  liveagent livestorm locationiq loginradius logzio lokalise loyverse luno macaddress madkudu magnetic
  mailboxlayer mailchimp mailerlite mailgun mailjet mailmodo mailsac mandrill mapbox mapquest marketstack
  mattermost mavenlink meaningcloud mediastack meistertask mesibo messagebird metaapi metabase metrilo
  mindmeister miro.com mixpanel mockaroo moderation monday.com moonclerk moosend mrticktock myfreshworks
  myintervals nasdaqdatalink ndjson nethunt netlify neutrinoapi newrelic newsapi newscatcher nexmo nftport
  ngrok nicereply nimble nitro noticeable notion nozbeteams numverify nutritionix nytimes okta omnisend
  onedesk onelogin onepagecrm onesignal onwater oopspam opencagedata opencorporates openuv openweather
  openweathermap optimizely owlbot pagarme pagerduty pandadoc pandascore paperform paralleldots parsehub
  parsers parseur partnerstack passbase pastebin paydirtapp paymoapp paymongo paypal paystack pdflayer
  pdfshift peopledatalabs pepipost percy pinata pinecone pipedream pipedrive pivotaltracker pixabay plaid
  planview planyo plivo polygon.io polygonscan poloniex polymarket postageapp postbacks postgrest posthog
  postman postmark powrbot privacy.com prodpad prospectcrm protocolsio proxycrawl pubnub purestake pushbullet
  pushover pusher qualaroo quickmetrics rapidapi raven rawg razorpay reachmail readme recaptcha recharge redis
  refiner repairshopr replicate restpack rev.com revampcrm ringcentral ritekit roaring rocketreach rollbar
  roninapp route4me rownd runscope saladcloud salesblink salescookie salesflare salesforce satismeter
  saucelabs scalewaykey scraperapi scraperbox scrapestack scrapfly scrapingant scrapingbee screenshotapi
  screenshotlayer scrutinizer segment selectpdf semantria sendbird sendgrid sendinblue sentiment serpstack
  serveravatar shodan shopify shortcut shotstack shutterstock sigopt simplesat simplynoted simvoly sinch
  singlestore sirv siteleaf skrappio skybiometry slack smartsheet smartystreets smooch snipcart snowflake snyk
  sonarcloud sonarqube sourcegraph spotify sparkpost splunk spoonacular sportradar sportsmonk squareup
  squarespace sslmate statuscake statuspage statuspal stitchdata stockdata storecove stormboard stormglass
  storyblok storychief strava streak stripe stripo stytch sugester sumologic supernotes surveyanyplace
  surveybot surveysparrow survicate swell swiftype tailscale tallyfy tatum.io taxjar teamgate teamwork
  technicalanalysis telegram telnyx terraform textmagic theoddsapi thinkific ticketmaster ticktick timezoneapi
  todoist toggl tomorrow.io tomtom tradier transferwise travelpayouts travisci trello tru.id twelvedata twilio
  twitch twitter tyntec typeform typetalk ubidots uclassify unifyid unplugg unsplash upcdatabase uplead
  uploadcare upwave urlscan userflow userstack vatlayer vercel verifier verimail veriphone versioneye viewneo
  virustotal visualcrossing voicegain voodoosms vouchery vpnapi vultr vyte walkscore weatherbit weatherstack
  webex webflow webscraper webscraping websitepulse wepay whoxy workato workstack worldcoinindex worldweather
  wrike yandex yelp youneedabudget youtube zapier zendesk zenkit zenrows zenscrape zenserp zeplin zerobounce
  zerotier zipapi zipbooks zipcodeapi zohocrm zonkafeedback zoominfo zulip zuora
`
  .trim()
  .split(/\s+/);

const VAULT_TOKEN = new RegExp(
  `^(?:${[
    String.raw`[sbr]\.[A-Za-z0-9]{24}(?:\.[A-Za-z0-9]{5})?`,
    String.raw`[sbr]\.[A-Za-z0-9_-]{60,}`,
    String.raw`hv[sbr]\.[A-Za-z0-9_-]{24,}`,
    '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  ].join('|')})$`,
);

/**
 * Whose keys have one form whatever stands around them. A name that says whose key it is, before a
 * value of another form, names no key: a cut-off, a lengthened or an invented one.
 */
const FORMS: readonly { named: RegExp; fits: (value: string) => boolean }[] = [
  // IAM user guide: secret access keys have 40 characters of base64. One that somebody shortened by
  // hand before showing it is told all the same; digests and drills are not.
  {
    named: /aws_?se(?:cret)?_?(?:access_?)?key|secret_?access_?key$/i,
    fits: (value) =>
      /^[A-Za-z0-9+/]{40}$/.test(value) ||
      (/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z0-9+/]{36,44}$/.test(value) && !isDrill(value)),
  },
  // Okta, "Create an API token": 00 and 40 characters.
  {
    named: /okta.{0,12}(?:api|token)|^okta[^a-z]*$/i,
    fits: (value) => !value.startsWith('00') || /^00[A-Za-z0-9_-]{40}$/.test(value),
  },
  // Vault, "Tokens": a letter, a point and 24 characters (with a namespace's five) or what it has
  // enciphered, hvs. since 1.10; the first versions gave UUIDs.
  {
    named: /vault_?(?:client_?|root_?|dev_?)?token/i,
    fits: (value) => VAULT_TOKEN.test(value),
  },
  // Twitch: the channel's number and 30 characters.
  { named: /twitch.{0,6}stream/i, fits: (value) => /^live_\d+_[A-Za-z0-9]{30}$/.test(value) },
];

/**
 * Whether a value may be what the name before it says.
 * @param name with what belongs to it, such as `AWS_SECRET_ACCESS_KEY`.
 */
export const hasIssuersForm = (name: string, value: string): boolean =>
  FORMS.every(({ named, fits }) => !named.test(name) || fits(value));
