import { expect, it } from 'vitest';
import { hasWords } from './same-spelling.ts';

it.each(["'", '’', '‘', '´', '`', 'ʼ'])(
  'finds a name with an apostrophe however it is typed: %s',
  (sign) => {
    for (const name of [
      "Vito D'Amico vito.damico@x.example",
      'Vito D’Amico vito.damico@x.example',
    ]) {
      expect(hasWords(name, `d${sign}ami`)).toBe(true);
      expect(hasWords(name, `amico vito`)).toBe(true);
      expect(hasWords(name, `d${sign}oro`)).toBe(false);
    }
  },
);
