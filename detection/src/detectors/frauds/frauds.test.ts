import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';

const engine = createEngine();

async function told(filename: string, text: string, detector: string) {
  const { rows } = await engine.scan(
    { bytes: new TextEncoder().encode(text), filename, mime: null, path: [filename] },
    () => undefined,
  );
  const outcome = rows.find((row) => row.detector === detector)?.outcome;
  return (outcome?.kind === 'found' ? outcome.things : []).map(
    ({ rule, score }) => [rule.replace(/^fraud-\w+\//, ''), score] as const,
  );
}
const ofMessage = (text: string) => told('a.txt', text, 'fraud-messages');

describe('a text message', () => {
  it.each([
    'You have been chosen for a £500 voucher! Ring 09061234567 now. T&C, PO Box 9, 18+',
    'Your parcel is held at the depot. Pay the redelivery fee today: https://a-parcel.example/x',
    'Hi mum, my phone is broken, this is a new number. Could you please pay a bill for me today?',
    'Il tuo pacco è in giacenza. Paga le spese entro 24 ore: http://pacco.example/it',
    'La tua carta è stata sospesa. Verifica i dati subito, entro oggi, clicca https://banca.example/x',
    'Ciao mamma, ho un nuovo numero, il telefono si è rotto. Puoi farmi un bonifico urgente?',
  ])('is a fraud: %s', async (text) => {
    expect(await ofMessage(text)).toEqual([['likely', 400]]);
  });

  it.each([
    'See you at eight, call me when you are there.',
    'Your parcel was delivered at 10:40. Track it at https://carrier.example/t/1',
    'Hi mum, dinner at seven? I lost my keys again.',
    'Il tuo pacco è stato consegnato alle 10:40.',
    'Mamma, ho cambiato telefono, lo schermo è più grande.',
    'We won the cup! The prize is a dinner for two.',
  ])('is ordinary: %s', async (text) => {
    expect(await ofMessage(text)).toEqual([]);
  });

  it('is no longer than text messages are', async () => {
    const long = 'You have been chosen for a £500 voucher! Ring 09061234567 now. T&C apply. 18+ ';
    expect(await ofMessage(long.repeat(8))).toEqual([]);
  });
});

interface Mail {
  from?: string;
  replyTo?: string;
  subject?: string;
  text?: string;
  html?: string;
  headers?: string[];
}
const mailOf = ({ from, replyTo, subject, text, html, headers = [] }: Mail) =>
  [
    `From: ${from ?? 'Anna Bianchi <anna@one.example>'}`,
    'To: bob@two.example',
    'Date: Thu, 26 Nov 2026 12:00:00 +0000',
    `Subject: ${subject ?? 'hello'}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    ...headers,
    `Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    '',
    html ?? text ?? 'Hello.',
    '',
  ].join('\r\n');
const ofMail = (mail: Mail) => told('a.eml', mailOf(mail), 'fraud-mails');

const LURE = {
  subject: 'Your mailbox will be suspended',
  html:
    '<p>Verify your account within 24 hours.</p>' +
    '<a href="https://keep-box-12.web.app/?u=bob">Keep it</a>',
};

describe('a mail', () => {
  it.each<[string, Mail]>([
    ['a lure on free hosting', { from: 'IT Helpdesk <it@care-notice.example>', ...LURE }],
    ['a brand from elsewhere', { from: 'PayPal Service <x@mail.example>', ...LURE }],
    ['a brand in letters apart', { from: '"N e t f l i x" <x@mail.example>', ...LURE }],
    ['a subject in other letters', { ...LURE, subject: 'Yоur pаssword expires' }],
  ])('is phishing by %s', async (_what, mail) => {
    expect(await ofMail(mail)).toEqual([['phishing', 450]]);
  });

  it.each<[string, Mail]>([
    [
      'a prize',
      {
        subject: 'You have won a gift card',
        html: '<p>Claim your free prize now.</p><a href="https://bit.ly/x">Click here</a>',
      },
    ],
    [
      'a fortune, with answers to a free mailbox',
      {
        replyTo: 'barrister77@gmail.com',
        subject: 'Business proposal',
        text: 'You are named as next of kin to a sum of 8 million. It is urgent, act within 3 days.',
      },
    ],
  ])('is a fraud by %s', async (_what, mail) => {
    expect(await ofMail(mail)).toEqual([['fraud', 450]]);
  });

  it.each<[string, Mail]>([
    [
      'asks to verify an address at its own site',
      {
        from: 'Acme Support <no-reply@acme.example>',
        subject: 'Verify your email address',
        html: '<p>Verify within 24 hours.</p><a href="https://id.acme.example/v?t=1">Click here</a>',
      },
    ],
    [
      'comes from the brand that it names',
      {
        from: 'PayPal <service@mail.paypal.com>',
        subject: 'Your payment',
        html: '<a href="https://www.paypal.com/x">See your account</a>',
      },
    ],
    [
      'was sent through a service that says so',
      { from: 'Anna via Google Docs <x@docs.example>', text: 'I shared a page with you.' },
    ],
    [
      'reports that a mail came back',
      { from: 'Mail Delivery System <mailer-daemon@mx.example>', ...LURE },
    ],
  ])('is ordinary that %s', async (_what, mail) => {
    expect(await ofMail(mail)).toEqual([]);
  });

  it('is Low by its words alone', async () => {
    const words = await ofMail({
      from: 'Acme <no-reply@acme.example>',
      subject: 'Your password expires',
      html:
        '<p>Your mailbox is full. Verify your account within 24 hours. Your parcel is pending.</p>' +
        '<a href="https://acme.example/x">Click here</a>',
    });
    expect(words).toEqual([['possible', 150]]);
  });

  it.each<[string, Mail, string, number]>([
    [
      'another account, hurry, answers that go elsewhere',
      {
        replyTo: 'anna@mail.example',
        text: 'Please note our new bank details. Pay the invoice today. IBAN: LT60 1010 0123',
      },
      'bank-details',
      450,
    ],
    [
      'the same in Italian',
      {
        replyTo: 'anna@mail.example',
        text: 'Il nostro IBAN è cambiato, non usate il vecchio conto. Serve conferma oggi stesso.',
      },
      'bank-details',
      450,
    ],
    [
      'another account that nobody may ask about by telephone',
      { text: 'We have a new bank account from today. Do not call, the lines are down.' },
      'bank-details',
      450,
    ],
    [
      'gift cards for somebody in a meeting',
      {
        from: 'Marta Holm <boss.office@gmail.com>',
        text: 'I am in a meeting, reply by email only. I need you to buy four gift cards today.',
      },
      'executive',
      450,
    ],
  ])('diverts money: %s', async (_what, mail, rule, score) => {
    expect(await ofMail(mail)).toEqual([[rule, score]]);
  });

  it.each<[string, Mail]>([
    ['an invoice with its account', { text: 'Invoice 12 is due on Friday. IBAN: LT60 1010 0123' }],
    ['a bank that advertises', { text: 'Open a new bank account and get a card for your trips.' }],
    ['a colleague', { text: 'Are you in the office today? I have a question about the invoice.' }],
  ])('diverts none: %s', async (_what, mail) => {
    expect(await ofMail(mail)).toEqual([]);
  });
});
