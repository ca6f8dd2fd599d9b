import { readHost } from '../../formats/urls/host.ts';

/**
 * Whom frauds imitate, by the domains of their own. The model has learnt how names are written that
 * imitate them, so their own look like frauds to it: `discord.com` most of all. What stands below
 * them is theirs too; who gives hosts to other people (`github.io`, `myshopify.com`) is left out.
 */
const IMITATED = new Set(
  `
    discord.com discord.gg discordapp.com discordapp.net discord.dev discord.gift steamcommunity.com
    steampowered.com steamgames.com steamstatic.com roblox.com epicgames.com ea.com riotgames.com
    minecraft.net twitch.tv playstation.com xbox.com nintendo.com metamask.io trezor.io ledger.com binance.com
    coinbase.com kraken.com crypto.com bitfinex.com bitstamp.net blockchain.com etherscan.io opensea.io
    uniswap.org pancakeswap.finance walletconnect.com walletconnect.network phantom.app trustwallet.com
    polkadot.network polkadot.js.org kusama.network ethereum.org bitcoin.org solana.com cardano.org ripple.com
    myetherwallet.com exodus.com okx.com kucoin.com bybit.com gemini.com paypal.com paypal.me stripe.com
    visa.com mastercard.com americanexpress.com westernunion.com moneygram.com revolut.com n26.com wise.com
    skrill.com klarna.com satispay.com nexi.it amazon.com amazon.it amazon.co.uk amazon.de amazon.fr amazon.es
    ebay.com ebay.it ebay.co.uk aliexpress.com alibaba.com booking.com airbnb.com airbnb.it subito.it
    vinted.it vinted.com zalando.it apple.com icloud.com microsoft.com microsoftonline.com live.com office.com
    outlook.com office365.com google.com gmail.com youtube.com facebook.com fb.com messenger.com instagram.com
    whatsapp.com whatsapp.net telegram.org t.me linkedin.com twitter.com x.com tiktok.com snapchat.com
    netflix.com spotify.com dropbox.com docusign.com docusign.net adobe.com wetransfer.com zoom.us slack.com
    github.com gitlab.com yahoo.com proton.me aruba.it libero.it tiscali.it virgilio.it dhl.com dhl.it ups.com
    fedex.com usps.com royalmail.com dpd.com dpd.co.uk evri.com gls-group.eu gls-italy.com brt.it sda.it
    poste.it postepay.it posteitaliane.it intesasanpaolo.com unicredit.it unicreditgroup.eu bper.it
    bancobpm.it mps.it gruppomps.it fineco.it finecobank.com ing.it bnl.it credem.it mediolanum.it
    bancamediolanum.it widiba.it hype.it illimity.com credit-agricole.it chase.com bankofamerica.com
    wellsfargo.com citi.com citibank.com capitalone.com hsbc.com hsbc.co.uk barclays.co.uk lloydsbank.com
    natwest.com santander.com santander.co.uk halifax.co.uk monzo.com nationwide.co.uk tsb.co.uk
    agenziaentrate.gov.it agenziaentrateriscossione.gov.it inps.it spid.gov.it pagopa.gov.it governo.it
    interno.gov.it poliziadistato.it irs.gov usa.gov service.gov.uk hmrc.gov.uk europa.eu tim.it vodafone.it
    vodafone.com windtre.it iliad.it fastweb.it enel.it eni.com a2a.it sky.it o2.co.uk ee.co.uk att.com
    verizon.com t-mobile.com
  `
    .split(/\s+/)
    .filter((name) => name !== ''),
);

/** Is it a host of somebody whom frauds imitate? @param ascii as a browser asks for it */
export function isImitated(ascii: string): boolean {
  for (let name = ascii; name.includes('.'); name = name.slice(name.indexOf('.') + 1))
    if (IMITATED.has(name)) return readHost(ascii) !== null;
  return false;
}
