// `npm run draw -w messages -- SEED LANGUAGE [COUNT]`: texts drawn by a seed, for somebody who did not write them to
// grade. The phrases that say what a sentence of a threat does (`does…`, `part…`) are left out.
import { readCatalogue } from './catalogues.mjs';

const [seed = '1', language = 'en', count = '200'] = process.argv.slice(2);

/** Knuth's linear congruential generator: the same draw for the same seed on every machine. */
let state = Number(seed);
const draw = (below) => {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * below);
};

const texts = Object.entries(readCatalogue(language)).flatMap(([part, all]) =>
  Object.entries(all)
    .filter(([name]) => !/^(?:does|part)[A-Z]/.test(name))
    .map(([name, text]) => `${part}.${name}\t${text.replaceAll('\n', ' ')}`),
);
for (let drawn = 0; drawn < Number(count) && texts.length > 0; drawn += 1)
  console.log(texts.splice(draw(texts.length), 1)[0]);
