/** Verbs as `base past participle gerund`; regular ones as their base alone. Written from the language, not from any data. */

/** Done to a person they end a life, or are the gravest violence. */
export const LETHAL = `
  kill murder slaughter butcher massacre exterminate eradicate annihilate assassinate execute lynch behead decapitate strangle throttle
  suffocate asphyxiate drown poison gas electrocute crucify impale dismember disembowel gut stab torch incinerate rape molest torture
  maim mutilate castrate sterilize sterilise euthanize euthanise cull liquidate obliterate eliminate nuke bomb shank bludgeon garrotte
  guillotine cremate abort wipe gun skin flay scalp lobotomize lobotomise gangrape neuter purge kidnap abduct disfigure whack
  slay|slew|slain|slaying shoot|shot|shot|shooting hang|hanged|hanged|hanging burn|burnt|burnt|burning choke stone mow|mowed|mown|mowing
  knife hang|hung|hung|hanging unalive vaporize vaporise blast terminate smother bayonet spear firebomb napalm scald sodomize sodomise extirpate depopulate
  enslave waterboard immolate smite|smote|smitten|smiting curbstomp pistolwhip kneecap snuff martyr merk murk duppy defenestrate gangbang roofie
  machinegun petrolbomb carbomb genocide`;

/** They hurt a person; in everyday language often meant otherwise, so that rules ask for more. */
export const HARMING = `
  hurt|hurt|hurt|hurting harm beat|beat|beaten|beating punch slap kick smash bash crush destroy attack assault batter thrash pummel
  pound cripple injure wound ambush trample maul whip flog hit|hit|hit|hitting cut|cut|cut|cutting break|broke|broken|breaking bury wreck
  finish hunt chop slice slit|slit|slit|slitting smack clobber stomp squash flatten brutalize brutalise mangle lacerate torment horsewhip cane lash belt
  headbutt sucker-punch starve cage shackle spank persecute blind deck thump`;

/** They happen to somebody. */
export const DYING = `
  die|died|dead|dying suffer perish rot bleed|bled|bled|bleeding disappear vanish croak starve burn|burnt|burnt|burning hang|hung|hung|hanging
  drown choke suffocate`;

export interface Forms {
  base: string[];
  third: string[];
  past: string[];
  participle: string[];
  gerund: string[];
}

/** The forms of a list of verbs. */
export function formsOf(list: string): Forms {
  const forms: Forms = { base: [], third: [], past: [], participle: [], gerund: [] };
  for (const entry of list.trim().split(/\s+/)) {
    const [base = '', past = pastOf(base), participle = past, gerund = gerundOf(base)] =
      entry.split('|');
    forms.base.push(base);
    forms.third.push(
      /(?:s|sh|ch|x|z)$/.test(base) ? `${base}es` : base.replace(/([^aeiou])y$/, '$1ie') + 's',
    );
    forms.past.push(past);
    forms.participle.push(participle);
    forms.gerund.push(gerund, gerund.replace(/ing$/, 'in'));
  }
  return forms;
}

/** One vowel before one last consonant doubles it, in words of one syllable and these of two. */
const doubles = (base: string) =>
  /^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) || /^(?:kidnap|abet)$/.test(base);

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (doubles(base)) return `${base}${base.at(-1) ?? ''}ed`;
  return base.replace(/([^aeiou])y$/, '$1i') + 'ed';
}

function gerundOf(base: string): string {
  if (doubles(base)) return `${base}${base.at(-1) ?? ''}ing`;
  return `${base.replace(/([^e])e$/, '$1')}ing`;
}
