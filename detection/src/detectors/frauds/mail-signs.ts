import type { Sign } from '../signs/sign.ts';
import { LURE_SIGNS } from './lure-signs.ts';
import { PROMISE_SIGNS } from './promise-signs.ts';
import { ACT_SIGNS } from './act-signs.ts';

/** Lists that the patterns name: accounts and what happens to them, by language. */
export const MAIL_LISTS: Readonly<Record<string, string>> = {
  account:
    'account|accounts|mailbox|webmail|password|passwords|card|profile|membership|' +
    'subscription|email|mail|payment|billing|storage|cloud|wallet|id|access|domain|inbox',
  stopped:
    'suspended|locked|blocked|restricted|limited|disabled|deactivated|terminated|expired|' +
    'expire|expires|expiring|closed|deleted|unverified|interrupted|declined|failed|full|' +
    'exceeded|frozen|compromised|hold|discontinued|cancelled|canceled',
  check:
    'verify|confirm|update|validate|reactivate|restore|unlock|upgrade|renew|authenticate|' +
    'review|recover|secure|sign|login|reconfirm|keep',
  konto:
    'konto|kundenkonto|zugang|karte|zahlung|daten|postfach|app|banking|mitgliedschaft|' +
    'abonnement|profil|pushtan|identitat|konten',
  conta: 'conta|cadastro|cartao|senha|acesso|pagamento|assinatura|dados|perfil|cpf|pontos',
  rekening: 'rekening|account|pas|bankpas|betaling|gegevens|toegang|mijn|app',
  compte: 'compte|carte|acces|paiement|abonnement|donnees|dossier|profil',
  cuenta: 'cuenta|tarjeta|acceso|pago|suscripcion|datos|perfil',
  conto:
    'account|conto|carta|accesso|utenza|casella|pagamento|profilo|password|abbonamento|dominio|app',
};

/**
 * All signs in the words of fraudulent mails. Each is weak: ordinary mails of accounts, shops and
 * carriers say the same, so that none of them, nor all of them, makes a mail more than Low.
 */
export const MAIL_SIGNS: readonly Sign[] = [...LURE_SIGNS, ...PROMISE_SIGNS, ...ACT_SIGNS];
