import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What the reader of a fraudulent mail is to do, and how soon. */
export const ACT_SIGNS: readonly Sign[] = [
  {
    id: 'deadline',
    language: 'any',
    points: 1,
    patterns: [
      '(within|in) ..1 <number> ..1 (hours|hour|days|day|hrs|minutes)',
      '(today|tonight|immediately|urgent|urgently|asap|final|last) ..3 (notice|warning|chance|' +
        'reminder|day|action|attempt|attention|expires|only)',
      '(expires|expire|expiring|ends|deadline) ..4 (today|soon|tomorrow|midnight|<number>)',
      '(otherwise|failure|fail) ..8 (suspended|terminated|closed|lost|disabled|deleted|' +
        'suspension|termination|locked|permanently)',
      '(innerhalb|binnen) ..3 (<number>|stunden|tagen)',
      '(dringend|letzte|sofort|umgehend|frist|heute) ..4 (mahnung|erinnerung|warnung|handlung|' +
        'handeln|bestatigen|chance|ab)?',
      '(binnen|laatste|vandaag|direct|onmiddellijk) ..3 (<number>|uur|dagen|herinnering|kans|' +
        'waarschuwing)',
      '(hoje|ultimo|ultima|imediatamente|urgente|prazo) ..4 (dia|aviso|chance|horas|<number>|' +
        'expira|vence)?',
      '(sous|delai|urgent|dernier|derniere|immediatement) ..3 (<number>|heures|jours|rappel|' +
        'avis|avertissement)',
      '(plazo|urgente|ultimo|inmediatamente) ..3 (<number>|horas|dias|aviso)?',
      '(entro|scade|urgente|ultimo|immediatamente) ..3 (<number>|ore|giorni|avviso|oggi|domani|' +
        'sollecito)',
    ],
    says: say('signDeadline'),
    matches: ['Do it within 24 hours.', 'Final notice', 'Rispondi entro 48 ore.'],
    misses: ['It was a long day.'],
    reason: 'Hurry keeps the reader from asking anybody.',
  },
  {
    id: 'click',
    language: 'any',
    points: 1,
    patterns: [
      '(click|tap|press|follow|use|open|visit) ..3 (here|below|link|button|now|continue|' +
        'attached|secure)',
      '(claim|confirm|verify|sign|log|update|get|start|continue|keep|review|unlock|track|' +
        'schedule|see|view|activate|renew) ..3 (now|here|in|started|account|password|document|' +
        'details|yours)',
      '(klicken|klick|folgen) ..3 (sie|hier|link|button|unten)',
      '(hier|jetzt) ..2 (klicken|bestatigen|sichern|anmelden|einloggen|aktualisieren|' +
        'teilnehmen|starten|prufen|verifizieren|ansehen)',
      '(klik|volg|ga) ..3 (hier|link|knop|naar|onderstaande)',
      '(clique|acesse|clicar|acessar|resgatar|resgate|baixar|visualizar) ..3 (aqui|agora|link|' +
        'abaixo|botao|meus|anexo)',
      '(cliquez|cliquer|suivez|accedez) ..3 (ici|lien|dessous|bouton|maintenant)',
      '(haga|haz|pulse|acceda|entre) ..3 (clic|aqui|enlace|boton)',
      '(clicca|cliccare|clicchi|accedi|acceda|premi|segui|scarica) ..3 (qui|link|subito|' +
        'pulsante|ora|sotto|allegato)',
    ],
    says: say('signCallToAction'),
    matches: ['Click here.', 'Hier klicken', 'Clicca sul link'],
    misses: ['The lock clicked shut.'],
    reason: 'What the reader is to do. Ordinary mails say it as well.',
  },
  {
    id: 'call-back',
    language: 'any',
    points: 2,
    patterns: [
      '(call|contact|dial|reach|phone) ..10 (<phone>|toll free|tollfree|helpline|helpdesk) ' +
        '..12 (cancel|cancellation|refund|dispute|charge|order)?',
      '(cancel|refund|dispute|unauthorized|authorize|authorise) ..12 (call|dial|phone|<phone>|' +
        'number|helpline)',
    ],
    says: say('signCallbackNumber'),
    matches: ['To cancel your order, call us.', 'Dial our helpline for a refund.'],
    misses: ['The call was short.'],
    reason: 'An invoice for nothing makes people ring a number, where the fraud begins.',
  },
  {
    id: 'charged',
    language: 'any',
    points: 0,
    patterns: [
      '(charged|debited|renewed|renewal|auto|subscription|invoice|order|purchase|transaction|' +
        'payment|receipt) ..12 <money>',
      '<money> ..12 (charged|debited|renewed|renewal|subscription|invoice|order|purchase|' +
        'transaction|bank|account)',
    ],
    says: say('signCharge'),
    matches: ['You have been charged $399.99 today.'],
    misses: ['The ticket costs more than last year.'],
    reason: 'Counts beside a call-back alone.',
  },
];
