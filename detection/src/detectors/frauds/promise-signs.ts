import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What fraudulent mails promise or announce: prizes, parcels, fortunes. */
export const PROMISE_SIGNS: readonly Sign[] = [
  {
    id: 'prize',
    language: 'any',
    points: 1,
    patterns: [
      '(congratulations|congrats|winner|winners|winning|won|awarded|prize|prizes|lottery|' +
        'jackpot|giveaway|sweepstake*|reward|rewards) ..9 (you|your|claim|gift|card|<money>|' +
        'selected|chosen|lucky|free|survey|won|prize|confirm*|pending|waiting|today)',
      '(you|your) ..5 (selected|chosen|won|winner|reward|rewards|prize|awarded|gift|free)',
      '(claim|confirm|get|receive|redeem) ..4 (your|free|a|the) ..4 (prize|reward|rewards|gift|' +
        'voucher|bonus|card|set|kit|tool|tools)',
      '(gift|prepaid) (card|cards)',
      '(airdrop|airdrops|giveaway|casino|jackpot|freispiele|sweepstakes)',
      '(free|bonus|gratis) (spins|tokens|coins|bet|bets)',
      '(claim|claiming) ..4 (tokens|token|coins|xrp|eth|btc|share|airdrop|allocation|<money>)',
      '(gewinnen|win|vincere|ganhe|gagnez|gana) (sie|jetzt|een|einen|eine|prijzen|un|um|uma)',
      '(herzlichen|wir) ..1 (gluckwunsch|gratulieren)',
      '(gewonnen|gewinner|gewinn|gewinnspiel|gutschein|geschenk|pramie|belohnung|gluckwunsch|' +
        'kostenlos|kostenlose|kostenloses|gratis) ..8 (sie|ihr|ihre|ihren|dein|<money>|sichern|' +
        'erhalten|ausgewahlt|jetzt|werden)',
      '(gewonnen|gefeliciteerd|winnaar|prijs|cadeaubon|waardebon|cadeau|gratis) ..8 (u|uw|je|' +
        'jouw|<money>|claim|ontvang|nu)',
      '(parabens|ganhou|premio|sorteado|sorteio|ganhador|presente|brinde|resgate|voucher) ..8 ' +
        '(voce|seu|sua|<money>|resgate|ganhe|gratis)',
      '(felicitations|gagne|gagnant|cadeau|recompense|bon) ..8 (vous|votre|<money>|achat|gratuit)',
      '(felicidades|ganado|ganador|premio|regalo|recompensa) ..8 (usted|su|tu|<money>|gratis)',
      '(complimenti|congratulazioni|vinto|vincitore|premio|buono|regalo|omaggio) ..8 (hai|ha|' +
        'tuo|suo|<money>|ritira|selezionat*|gratis)',
    ],
    says: say('signRecipientPrize'),
    matches: [
      'Congratulations, you have been selected.',
      'Claim your free reward.',
      'Sie haben gewonnen, jetzt sichern',
    ],
    misses: ['The jury met on Friday.'],
    reason: 'Nobody gives prizes away to those who took part in nothing.',
  },
  {
    id: 'parcel',
    language: 'any',
    points: 1,
    patterns: [
      '(parcel|package|shipment|delivery) ..8 (pending|held|failed|unable|customs|fee|missed|' +
        'reschedule|confirm|waiting|hold|suspended|address|attempt|returned|stopped|track)',
      '(paket|sendung|lieferung|zustellung) ..8 (zoll|gebuhr|ausstehend|wartet|nicht|' +
        'zugestellt|bestatigen|angehalten|adresse|fehlgeschlagen|zuruck)',
      '(pakket|zending|bezorging) ..8 (douane|kosten|wacht|mislukt|bevestig*|onderweg|' +
        'tegengehouden|adres)',
      '(encomenda|pacote|objeto|entrega) ..8 (taxa|alfandega|alfandegaria|retido|aguardando|' +
        'pendente|taxado|tributad*)',
      '(colis|livraison) ..8 (douane|frais|attente|suspendu*|instance|retenu)',
      '(paquete|envio) ..8 (aduana|tasa|retenido|pendiente|espera|entregar)',
      '(pacco|spedizione|consegna) ..8 (dogana|giacenza|sospes*|spese|attesa|bloccat*|fallit*|' +
        'mancata)',
    ],
    says: say('signParcelOrFine'),
    matches: [
      'Your package is held, pay the fee.',
      'Ihr Paket wartet beim Zoll.',
      'Il pacco è in giacenza.',
    ],
    misses: ['The package of measures was passed.'],
    reason: 'Half the country waits for a parcel at any time.',
  },
  {
    id: 'advance-fee',
    language: 'en',
    points: 1,
    patterns: [
      '(next of kin|beneficiary|inheritance|late husband|deceased client|unclaimed funds|' +
        'consignment box|dormant account|atm card|compensation fund|diplomatic (agent|courier))',
      '(transfer|release|sum|amount|fund|funds|deposit|deposited|worth|total|donate|donation) ' +
        '..6 (million|millions|billion|<money> million|usd)',
      '(confidential|mutual|urgent|genuine|lucrative) ..2 (business|transaction|proposal|' +
        'proposition|assistance|partnership|offer)',
      '(barrister|attorney|banker|diplomat|widow|prince|philanthropist|auditor) ..12 (bank|' +
        'fund|funds|late|deceased|million|donate|died)',
      '(god|bless) ..8 (charity|orphanage|cancer|donate|fund|funds|dying|widow)',
      '(private|personal|business|investment|funding|loan) ..2 (loan|loans|funding|investor|' +
        'investors|proposal|partner|interest rate)',
      '(fund|funds) ..2 (release|released|payment|transfer)',
      '(business|investment|joint) ..1 (venture|partner|partners|partnership|proposal|offer|' +
        'opportunity)',
      'project of (kindness|charity|mercy)',
      '(full name|your names) ..8 (address|phone|telephone|age|occupation|country|nationality)',
      '(contact|reply|reach|get back) ..5 (private|personal|direct|alternative) (email|mail|' +
        'address)',
    ],
    says: say('signAdvanceFee'),
    matches: [
      'You are named as next of kin.',
      'A confidential business proposal',
      'A sum of 8 million waits.',
    ],
    misses: ['The widow lives in Rome.', 'The company has 8 branches.'],
    reason: 'Strangers promise a fortune, and ask for a fee before it comes.',
  },
  {
    id: 'advance-fee',
    language: 'it',
    points: 1,
    patterns: [
      '(eredita|beneficiario|fondi|vedova|donazione|milioni) ..10 (banca|milioni|euro|dollari|' +
        'defunto|beneficenza|fondo)',
      '(proposta|affare|prestito|prestiti) ..3 (riservat*|confidenzial*|privat*|affari|garanzie)',
    ],
    says: say('signAdvanceFee'),
    matches: ['Un’eredità di otto milioni di euro', 'Una proposta riservata'],
    misses: ['La vedova abita a Roma.'],
    reason: 'Strangers promise a fortune, and ask for a fee before it comes.',
  },
];
