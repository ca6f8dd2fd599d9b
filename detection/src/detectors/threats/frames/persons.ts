import { adjectives, moreAdjectives, morePeople, people } from '../english/people.ts';
import { PEOPLE } from '../italian/people.ts';

/** Words of politics, scorn and crime that the lexicons do not have. */
const MORE =
  'treasonist treasonists treasonous demonrat demonrats demoncrat demoncrats rino rinos ' +
  'libtard libtards leftard leftards pos mf mfs fucker fuckers fugger fuggers nonce nonces ' +
  'government congress regime cabal elites globalists sob scumbags asshats douchebag ' +
  'douchebags dickheads commies pedos paedos groomers landlords bankers ministers witch ' +
  'hag creature demons satanists vermin filth board gay male governo parlamento';
/** Roles of programs and things as often as of people. */
const ALSO_THINGS =
  'client clients driver drivers agent agents host hosts parent parents child worker ' +
  'workers master monster tart broad individual group plate star lot race type audience ' +
  'public force forces down pezzo pezzi vecchio vecchia vecchi piloti conduttore ' +
  'macchinista autore portiere bianco bianchi nero nera neri nere custode fine capa cape ' +
  'zi premier prof target being nano matti';

const known = new Set([
  ...people,
  ...morePeople,
  ...adjectives.filter((word) => word.length > 4),
  ...moreAdjectives.filter((word) => word.length > 6),
  ...PEOPLE.trim().split(/\s+/),
  ...MORE.split(' '),
]);
for (const word of ALSO_THINGS.split(' ')) known.delete(word);
/** A noun for people, of either language. */
export const isPerson = (word: string): boolean => known.has(word);
