import { expect, it } from 'vitest';
import { wordsBeside } from './near.ts';

const THREAT = 'We will burn it down';
const beside = (text: string) =>
  wordsBeside(text, text.indexOf(THREAT), text.indexOf(THREAT) + THREAT.length).includes('Acme');

it.each([
  `${THREAT}, Acme.`,
  `Acme: ${THREAT}!`,
  `${THREAT}. Acme will pay for this.`,
  `${THREAT}.\nAcme will pay for this. Bye.`,
])('is in the sentence or the next: %j', (text) => {
  expect(beside(text)).toBe(true);
});

it.each([
  `Acme is open. ${THREAT}.`,
  `${THREAT}. It is late. Acme is open.`,
  `${THREAT}.\n\nAnna, Acme Foods\n`,
  `${THREAT}.\n-- \nAcme is open.\n`,
  `${THREAT}.\n\nRegards,\nAcme\n`,
  `From: Acme\n${THREAT}.`,
])('is not: %j', (text) => {
  expect(beside(text)).toBe(false);
});
