import { describe, expect, it } from 'vitest';
import { keepsPasswordRule } from './password-rule.ts';

const own = ['Anna', 'Bianchi', 'anna@rossi-tessuti.example', 'Rossi Tessuti SpA'];

describe('the password rule', () => {
  it.each(['vK7#tulq-Qazro-91', 'Gufo!2 lampada storta e blu', 'Zx9$mmmWqq.ruV', `${'Ünïcödé-9!'.repeat(8)}`])('takes %s', async (password) => {
    expect(await keepsPasswordRule(password, own)).toBe(true);
  });

  it.each([
    ['eleven characters', 'vK7#tulq-Qa'],
    ['no capital', 'vk7#tulq-qazro-91'],
    ['no small letter', 'VK7#TULQ-QAZRO-91'],
    ['no number', 'vKx#tulq-Qazro-yy'],
    ['no special character', 'vK7xtulqxQazrox91'],
    ['a common word', 'Sup3rMan!2345x'],
    ['a common English password', 'Password123!!'],
    ['a common Italian word', 'Buongiorno!2024'],
    ['the first name', 'vK7#anna-Qazro-91'],
    ['the company, in other capitals', 'vK7#TESSUTI-zro-91'],
    ['the mail address', 'Anna@rossi-tessuti.example1'],
    ['ten thousand characters', `aB1!${'x'.repeat(10_000)}`],
  ])('refuses %s', async (_what, password) => {
    expect(await keepsPasswordRule(password, own)).toBe(false);
  });

  it('comes to an end on a thousand characters whose letters can be read in many ways', async () => {
    // Unbounded, the strength library tries every reading of every sign: it would not end within the test's time.
    expect(await keepsPasswordRule(`aB1!${'p@$$w0rd!1'.repeat(99)}`, own)).toBeTypeOf('boolean');
  });
});
