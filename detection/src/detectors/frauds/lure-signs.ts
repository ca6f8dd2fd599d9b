import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What is said to have happened to an account, so that its owner signs in. */
export const LURE_SIGNS: readonly Sign[] = [
  {
    id: 'lure',
    language: 'en',
    points: 1,
    patterns: [
      'your ..4 $account ..6 $stopped',
      '$check ..3 your ..4 ($account|identity|information|details|billing)',
      '(unusual|suspicious|unauthorized|unauthorised|unrecognized) ..2 (activity|login|access|' +
        'sign|transaction|attempt|charge)',
      '(password|storage|mailbox|quota|subscription|antivirus|protection) ..3 (expire|expires|' +
        'expired|expiring|full|exceeded|limit)',
      '(pending|undelivered|quarantined|blocked|held|incoming) ..2 (messages|emails|mails|mail|' +
        'email)',
      '(payment|billing) ..3 (declined|failed|problem|issue|details|information|update)',
      '(action|verification|update|confirmation) (required|needed)',
    ],
    says: say('signCredentialLure'),
    matches: [
      'Your mailbox will soon be suspended.',
      'Please verify your billing details.',
      'Action required',
    ],
    misses: ['The account of his travels was long.', 'Our shop is open.'],
    reason: 'What is said to have happened to an account, so that its owner signs in.',
  },
  {
    id: 'lure',
    language: 'de',
    points: 1,
    patterns: [
      '(ihr|ihre|ihres|ihrer|ihrem|dein|deine) ..3 $konto ..7 (gesperrt|eingeschrankt|' +
        'gesperrte|abgelaufen|lauft|ablaufen|aktualisieren|bestatigen|verifizieren|deaktiviert|' +
        'aussetzung|gekundigt|bestatigt|aktualisiert|erneuern|unterbrochen|beendet)',
      '(bestatigen|verifizieren|aktualisieren|uberprufen|legitimieren) ..2 sie ..4 (ihr|ihre|' +
        'ihren)',
      '(sicherheitsprufung|datenabgleich|legitimation|reaktivierung|kontosperrung|' +
        'datenaktualisierung|verifizierung) ..1',
      '(neue|ungewohnliche|verdachtige) ..2 (aktivitat|anmeldung|transaktion|' +
        'sicherheitsrichtlinien|nachricht|mitteilung)',
    ],
    says: say('signCredentialLure'),
    matches: ['Ihr Konto wurde gesperrt.', 'Bestätigen Sie bitte Ihre Daten.'],
    misses: ['Ihr Paket kommt morgen an.'],
    reason: 'What is said to have happened to an account, so that its owner signs in.',
  },
  {
    id: 'lure',
    language: 'pt',
    points: 1,
    patterns: [
      '(sua|seu|seus|suas) ..3 $conta ..7 (bloqueada|bloqueado|suspensa|suspenso|expira|' +
        'expiram|expirar|vencer|vencem|vencendo|cancelada|irregular|irregularidade|pendente|' +
        'atualizar|atualizado|confirmar)',
      '(confirme|atualize|valide|regularize|verifique|desbloqueie|resgate) ..2 (sua|seu|seus|' +
        'suas|o|a)',
      '(pontos|milhas) ..5 (expiram|expirar|vencem|vencer|vencendo|disponiveis|resgate|resgatar)',
      '(intimacao|multa|pendencia|debito|divida|boleto|fatura) ..6 (pendente|aberto|atraso|' +
        'vencida|vencido|anexo|judicial|cpf|regularizar)',
    ],
    says: say('signCredentialLure'),
    matches: ['Sua conta foi bloqueada.', 'Atualize seu cadastro.'],
    misses: ['O seu pedido foi enviado.'],
    reason: 'What is said to have happened to an account, so that its owner signs in.',
  },
  {
    id: 'lure',
    language: 'nl',
    points: 1,
    patterns: [
      '(uw|je|jouw) ..3 $rekening ..7 (geblokkeerd|beperkt|verloopt|verlopen|opgeschort|' +
        'vervallen|bijgewerkt|vernieuwd|vernieuwen|bevestigen|verifieren|activeren|controleren)',
      '(bevestig|verifieer|update|controleer|activeer|vernieuw) ..2 (uw|je|jouw)',
      '(openstaande|onbetaalde) ..2 (rekening|factuur|schuld|belasting|betaling)',
    ],
    says: say('signCredentialLure'),
    matches: ['Uw bankpas is geblokkeerd.', 'Bevestig uw gegevens.'],
    misses: ['De vergadering begint om negen uur.'],
    reason: 'What is said to have happened to an account, so that its owner signs in.',
  },
  {
    id: 'lure',
    language: 'fr',
    points: 1,
    patterns: [
      '(votre|vos) ..3 $compte ..7 (suspendu|bloque|limite|expire|restreint|desactive|' +
        'suspendue|bloquee|renouveler|verifier|confirmer|regulariser)',
      '(confirmez|verifiez|validez|reactivez|regularisez|renouvelez) ..2 (votre|vos)',
    ],
    says: say('signCredentialLure'),
    matches: ['Votre compte est suspendu.', 'Confirmez vos données.'],
    misses: ['Votre table est prête.'],
    reason: 'What is said to have happened to an account, so that its owner signs in.',
  },
  {
    id: 'lure',
    language: 'es',
    points: 1,
    patterns: [
      '(su|tu|sus|tus) ..3 $cuenta ..7 (bloqueada|suspendida|limitada|vencida|caducado|' +
        'restringida|bloqueado|suspendido|verificar|confirmar|actualizar)',
      '(confirme|verifique|actualice|valide|confirma|verifica|actualiza) ..2 (su|tu|sus|tus)',
    ],
    says: say('signCredentialLure'),
    matches: ['Su cuenta ha sido bloqueada.', 'Verifique sus datos.'],
    misses: ['Su mesa está lista.'],
    reason: 'What is said to have happened to an account, so that its owner signs in.',
  },
  {
    id: 'lure',
    language: 'it',
    points: 1,
    patterns: [
      '(tuo|tua|suo|sua|vostro|vostra|il|la) ..3 $conto ..7 (sospes*|bloccat*|limitat*|' +
        'disattivat*|scadut*|scade|scadra|esaurit*|pien*|verificare|confermare|aggiornare|' +
        'rinnovare)',
      '(conferma|confermi|verifica|verifichi|aggiorna|aggiorni|convalida|riattiva|sblocca|' +
        'rinnova|rinnovi) ..2 (il|la|i|le|tuo|tua|tuoi|suo|sua|suoi) ..4 ($conto|dati|identita|' +
        'informazioni)',
      '(accesso|attivita|movimento|operazione) ..2 (anomal*|sospett*|insolit*|autorizzat*)',
      '(messaggi|email|mail) ..2 (sospesi|sospese|attesa|quarantena)',
    ],
    says: say('signCredentialLure'),
    matches: [
      'La sua carta è stata sospesa.',
      'Verifica il tuo account.',
      'La tua casella è piena.',
    ],
    misses: ['Il conto, per favore.', 'La sua domanda è stata accolta.'],
    reason: 'What is said to have happened to an account, so that its owner signs in.',
  },
  {
    id: 'mailbox-word',
    language: 'any',
    points: 1,
    patterns: [
      '(mailbox|webmail|roundcube|cpanel|zimbra|postfach|posteingang|casella|correo)',
      'mail (server|admin|administrator|storage|quota)',
      '(it|e mail|email|mail) (helpdesk|administrator|desk|admin)',
    ],
    says: say('signRecipientMailbox'),
    matches: ['Webmail', 'IT Helpdesk'],
    misses: ['The chest of drawers'],
    reason: 'Frauds that know no more of their reader than an address speak of the mailbox.',
  },
];
