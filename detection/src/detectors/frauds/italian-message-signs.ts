import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What fraudulent text messages say in Italian. */
export const ITALIAN_MESSAGE_SIGNS: readonly Sign[] = [
  {
    id: 'rate',
    language: 'it',
    points: 2,
    patterns: [
      '<money> (al|a|per) (minuto|messaggio|sms|settimana|mese)',
      '(costo|tariffa) ..3 (sms|messaggio|chiamata)',
    ],
    says: say('signMessageRate'),
    matches: ['Costo 5 euro a settimana.'],
    misses: ['Ci vediamo alle otto.'],
    reason: 'What a paid service must say about its price.',
  },
  {
    id: 'prize-for-you',
    language: 'it',
    points: 3,
    patterns: [
      '(hai|ha|avete) vinto ..6 (premio|buono|iphone|smartphone|<money>|euro|estrazione|' +
        'concorso|voucher)',
      '(sei|stato|stata) ..2 (selezionato|selezionata|estratto|estratta) ..6',
      '(ritira|ritirare|riscuoti|riscuotere|richiedi) ..3 (premio|buono|vincita|rimborso|' +
        'regalo|voucher)',
    ],
    says: say('signRecipientPrize'),
    matches: ['Complimenti, hai vinto un buono da 500 euro.', 'Ritira il tuo premio.'],
    misses: ['Abbiamo vinto la partita.'],
    reason: 'Nobody gives prizes away to numbers that took part in nothing.',
  },
  {
    id: 'urgent',
    language: 'it',
    points: 2,
    patterns: [
      '(urgente|urgentemente)',
      'ultimo (avviso|sollecito|tentativo)',
      'entro ..2 (<number>|oggi|domani) ..1 (ore|h)?',
      '(scade|scadra|scadenza) ..3 (oggi|domani|<number>|ore)',
      '(altrimenti|pena) ..5 (bloccat*|sospes*|blocco|sospensione|sanzion*|restituit*)',
    ],
    says: say('signUrgency'),
    matches: ['Ultimo avviso per lei.', 'Conferma entro 24 ore.'],
    misses: ['L’ultimo autobus parte alle dieci.'],
    reason: 'Hurry keeps the reader from asking anybody.',
  },
  {
    id: 'parcel-held',
    language: 'it',
    points: 3,
    patterns: [
      '$pacco ..8 (giacenza|sospes*|bloccat*|trattenut*|fallit*|dogana|doganali|fermo|ferma|' +
        'incomplet*|errato|restituit*|mancat*)',
      '(giacenza|dogana|doganali|mancata) ..5 ($pacco|spese|pagamento|pagare)',
      '(multa|pedaggio|sanzione|bollo) ..5 (non|pagat*|pagare|scadut*|pendente)',
    ],
    says: say('signParcelOrFine'),
    matches: ['Il tuo pacco è in giacenza.', 'Pedaggio non pagato.'],
    misses: ['Il pacco è arrivato stamattina.'],
    reason: 'Half the country waits for a parcel at any time.',
  },
  {
    id: 'account-blocked',
    language: 'it',
    points: 3,
    patterns: [
      '$conto ..6 (bloccat*|sospes*|limitat*|disattivat*|disabilitat*|congelat*|scadut*|' +
        'anomal*|sospett*)',
      '(accesso|operazione|transazione|movimento|bonifico|dispositivo|addebito|pagamento) ..3 ' +
        '(anomal*|sospett*|sconosciut*|autorizzat*|nuovo|insolit*)',
      '(verifica|verifichi|conferma|confermi|aggiorna|aggiorni|riattiva|sblocca) ..3 (dati|' +
        'identita|$conto|informazioni)',
    ],
    says: say('signAccountBlocked'),
    matches: ['La tua carta è stata sospesa.', 'Conferma i tuoi dati.'],
    misses: ['Il conto del ristorante era salato.'],
    reason: 'A lure that banks and their frauds share; it counts beside a link and hurry.',
  },
  {
    id: 'relative',
    language: 'it',
    points: 4,
    patterns: [
      '(ciao|hey) (mamma|papa|nonna|nonno) ..12 (nuovo|numero|telefono|cellulare|rotto|perso|' +
        'caduto)',
      '(questo|ecco|salva|scrivimi) ..4 (nuovo|provvisorio|temporaneo) (numero|cellulare|telefono)',
      '(mio|il) ..2 (telefono|cellulare) ..4 (rotto|caduto|perso|acqua|rubato)',
    ],
    says: say('signRelativeNewNumber'),
    matches: ['Ciao mamma, ho un nuovo numero.', 'Il mio telefono si è rotto.'],
    misses: ['Ciao mamma, torno per cena.'],
    reason: 'Strangers write as a child whose telephone is broken, and ask for money next.',
  },
  {
    id: 'fee-asked',
    language: 'it',
    points: 2,
    patterns: [
      '(paga|pagare|versa|versare|salda|saldare) ..4 (spese|tassa|dazio|oneri|importo|costo|costi)',
    ],
    says: say('signFeeRequest'),
    matches: ['Paga le piccole spese.'],
    misses: ['Le spese sono alte.'],
    reason: 'A small sum that asks for the number of a card.',
  },
];
