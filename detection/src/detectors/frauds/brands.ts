/** A brand that frauds use, and where its own mails come from. */
export interface Brand {
  /** As a sender's name writes it, in lower case without accents. */
  names: readonly string[];
  /**
   * Names of registered domains, without their suffix, from which it writes beside those that are
   * called as it is: `paypal.com` and `paypal.it` are PayPal's without being listed.
   */
  labels: readonly string[];
  /** People, places and things are called so too: it counts where the name begins with it. */
  isWord: boolean;
}

/**
 * Brands whose customers are written to most often by frauds, one a line or between semicolons:
 * `name, name = label label`, a star before what is a word of its own as well. Names and domains by
 * their own sites.
 */
const TABLE = `
  # Payments and coins
  paypal
  american express, amex = aexp americanexpress welcome-aexp
  mastercard; * visa; western union; moneygram; revolut; klarna; * stripe
  cash app, cashapp = square squareup cash
  venmo
  zelle = zellepay
  skrill; satispay
  nexi = nexi nexigroup
  postepay, poste italiane, posteitaliane, bancoposta = poste posteitaliane postepay
  coinbase; binance; metamask; trust wallet, trustwallet; * ledger; trezor
  crypto com, cryptocom = crypto
  * kraken; opensea
  mercado pago, mercado livre, mercado libre, mercadopago, mercadolivre, mercadolibre; pagseguro
  picpay; nubank; livelo

  # Mail, storage, work
  microsoft, office 365, office365, microsoft 365, outlook, onedrive, sharepoint, hotmail =
    microsoft microsoftonline office office365 live outlook msn sharepointonline onmicrosoft hotmail
  icloud, apple id, apple support, app store, itunes = apple icloud itunes me
  * apple = apple icloud itunes me
  google, gmail, google drive, google cloud = google gmail googlemail youtube withgoogle
  youtube = google youtube
  dropbox
  docusign = docusign docusignlabs
  adobe, acrobat = adobe adobesign adobesigncloud echosign
  wetransfer, we transfer = wetransfer
  * zoom; * slack; linkedin
  yahoo = yahoo yahooinc yahoomail
  aol = aol yahooinc
  godaddy, go daddy = godaddy secureserver
  ionos; strato
  * aruba = aruba arubapec arubacloud
  register it
  norton, nortonlifelock, lifelock = norton nortonlifelock lifelock gendigital symantec
  mcafee; kaspersky
  avast, avg = avast avg gendigital
  bitdefender; malwarebytes
  geek squad, best buy = geeksquad bestbuy
  quickbooks, intuit, turbotax = intuit quickbooks turbotax
  wordpress = wordpress automattic
  cpanel; ripple, xrp, xrp ledger; tether; ethereum; solana; cardano; dogecoin; shiba inu; uniswap
  pancakeswap, pancake swap; sushiswap, sushi swap; bitget; bybit; kucoin; okx; gemini exchange
  bitpanda; coindesk; coinmarketcap; blockchain com
  robinhood = robinhood
  charles schwab, schwab = schwab schwabmail
  fidelity investments = fidelity
  etoro = etoro
  trade republic = traderepublic
  siriusxm, sirius xm = siriusxm

  # Carriers
  dhl, dhl express = dhl dpdhl deutschepost dhlecommerce dhl-news
  fedex, fed ex = fedex
  * ups, united parcel service = ups upsemail
  usps, us postal service, united states postal service = usps
  dpd = dpd dpdlocal dpdgroup geopost
  * hermes = hermes myhermes evri
  evri
  royal mail = royalmail
  correos = correos
  correios = correios
  postnl, post nl = postnl
  bpost = bpost bpostgroup
  deutsche post = deutschepost dhl dpdhl
  la poste, colissimo, chronopost, mondial relay = laposte colissimo chronopost mondialrelay geopost
  swiss post, schweizerische post, die post = post swisspost
  bartolini, brt corriere = brt
  gls = gls-group gls-italy gls
  sda express, sda corriere = sda poste
  canada post, postes canada = canadapost canadapost-postescanada
  australia post, auspost = auspost

  # Shops and streaming
  amazon, amazon prime, aws, prime video = amazon amazonaws primevideo amazonses
  ebay
  aliexpress, alibaba = aliexpress alibaba alibabacloud
  temu
  shein = shein sheinnotice
  walmart = walmart wal-mart
  costco = costco costcowholesale
  home depot = homedepot
  lowes, lowe s = lowes
  kohls, kohl s = kohls
  cvs, walgreens = cvs cvshealth walgreens
  sams club, sam s club = samsclub
  macys, macy s = macys
  starbucks = starbucks
  dicks sporting goods = dickssportinggoods dcsg
  ace hardware = acehardware
  harbor freight = harborfreight harborfreightemail
  t mobile, tmobile = t-mobile tmobile telekom
  media markt, mediamarkt, saturn = mediamarkt saturn mediamarktsaturn
  lidl; aldi; rewe; edeka; kaufland
  otto versand = otto
  zalando; rossmann
  dm drogerie = dm
  milka; nutella; ferrero; lindt; haribo; tchibo; philips; samsung; huawei; xiaomi; dyson; bosch
  makita; milwaukee tool; tupperware
  le creuset = lecreuset
  weber grill
  ninja air fryer, ninja foodi = ninjakitchen sharkninja
  tesla, tesla motors; skoda, volkswagen, mercedes benz, bmw, toyota; vivo fatura
  * claro, tim brasil, oi fibra = claro tim oi
  verkade; jumbo supermarkt; hema
  center parcs, centerparcs = centerparcs groupepvcp
  ikea = ikea ingka
  decathlon; carrefour; esselunga
  bol com = bol
  albert heijn = ah albertheijn
  coolblue; kruidvat
  magazine luiza, magalu = magazineluiza magalu magazinevoce
  netflix = netflix
  spotify = spotify
  disney plus, disney = disney disneyplus
  hulu
  booking com, bookingcom = booking
  airbnb; expedia
  facebook, meta business, meta support, meta for business = facebook facebookmail fb meta metamail
  instagram = instagram facebookmail
  whatsapp = whatsapp
  tiktok; telegram
  * steam support, steam = steampowered steamcommunity
  roblox

  # Banks
  bank of america, bofa = bankofamerica bofa bac
  wells fargo, wellsfargo = wellsfargo
  jpmorgan, jp morgan, chase bank, chase online = chase jpmorgan jpmchase
  capital one, capitalone = capitalone
  citibank, citi bank = citi citibank
  us bank, usbank = usbank
  td bank = td tdbank
  navy federal = navyfederal nfcu
  hsbc; barclays
  lloyds bank, lloyds = lloydsbank lloyds
  natwest
  santander = santander gruposantander bancosantander
  sparkasse, s pushtan = sparkasse dsv-gruppe sparkassen
  volksbank, volksbanken, vr bank, raiffeisenbank, raiffeisen = volksbank vr raiffeisen genobank fiducia atruvia
  commerzbank = commerzbank
  deutsche bank = deutsche-bank db
  postbank = postbank
  comdirect = comdirect
  consorsbank = consorsbank
  targobank = targobank
  dkb = dkb
  ing diba, ing bank, ing direct = ing ing-diba
  n26 = n26
  rabobank = rabobank
  abn amro = abnamro
  knab, asn bank, sns bank = knab asnbank snsbank devolksbank
  ics cards, icscards, international card services = icscards ics
  bnp paribas = bnpparibas bnp
  credit agricole = credit-agricole ca-cib
  societe generale = societegenerale socgen
  caisse d epargne = caisse-epargne
  banque postale = labanquepostale laposte
  bbva = bbva
  caixabank, la caixa = caixabank lacaixa
  caixa economica, banco do brasil, bradesco, itau = caixa bb bradesco itau itau-unibanco
  intesa sanpaolo, intesasanpaolo = intesasanpaolo
  unicredit = unicredit unicreditgroup
  fineco, finecobank = fineco finecobank
  banca sella = sella
  bper, bper banca = bper
  banco bpm = bancobpm
  mediolanum = bancamediolanum mediolanum
  monte dei paschi = mps
  credem, ubi banca, bnl = credem ubibanca bnl bnlmail
  credit suisse, ubs, postfinance = credit-suisse ubs postfinance

  # Telephone, power, offices, insurers
  telekom, deutsche telekom, t online = telekom t-online t-systems
  vodafone = vodafone vodafone-deutschland vodafonemail
  telecom italia, windtre, wind tre, fastweb, iliad = tim telecomitalia windtre fastweb iliad
  1 1, 1und1, gmx, web de = 1und1 gmx web ionos
  verizon, at t, xfinity, comcast = verizon verizonwireless att att-mail xfinity comcast
  o2, telefonica, movistar = o2 telefonica movistar o2mail
  kpn, ziggo, odido = kpn ziggo vodafoneziggo odido kpnmail
  enel, enel energia, eni plenitude, a2a = enel enelenergia eni plenitude a2a
  agenzia entrate, agenzia delle entrate, inps, pagopa, spid = agenziaentrate inps pagopa gov
  digid, belastingdienst, mijnoverheid = digid belastingdienst mijnoverheid overheid
  elster, bundeszentralamt, finanzamt, bafin = elster bund bzst bafin
  hmrc, gov uk = hmrc service gov tax
  irs gov, internal revenue service = irs treasury
  ameli, impots gouv, assurance maladie = ameli gouv assurance-maladie
  receita federal, detran, serasa = fazenda gov serasa serasaexperian receita
  interpol, europol, fbi = interpol europa fbi ic
  adac = adac
  barmer, techniker krankenkasse, aok = barmer tk aok
  state farm, geico, aarp, medicare = statefarm geico aarp medicare cms
  * omaha steaks, yeti, dewalt, stanley = omahasteaks yeti dewalt sbdinc stanley1913
  delta air lines, delta airlines = delta
  southwest airlines = southwest
  united airlines = united
  lufthansa; ryanair
  bahncard, deutsche bahn = bahn deutschebahn
`;

/** The table above, read once. */
export const BRANDS: readonly Brand[] = TABLE.replaceAll(/=\n\s+/g, '= ')
  .split(/\n|;/)
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [names = '', labels = ''] = line.replace(/^\* /, '').split(' = ');
    return {
      names: names.split(', '),
      labels: labels === '' ? [] : labels.split(' '),
      isWord: line.startsWith('* '),
    };
  });
