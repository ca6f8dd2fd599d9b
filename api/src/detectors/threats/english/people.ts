/** Nouns for people, in the singular where the plural is regular; adjectives that are used for people after `the`. */
const ONE = `
  man woman human child kid baby boy girl guy dude bro teen teenager adult lady gentleman mother mom mum father dad parent son
  daughter brother sister wife husband spouse family cousin uncle aunt friend neighbour neighbor lover ex boyfriend girlfriend
  boss manager employee worker colleague coworker owner ceo director executive officer cop policeman police guard soldier judge
  lawyer prosecutor politician president minister senator mayor governor congressman councillor journalist reporter editor blogger
  influencer teacher professor student classmate pupil doctor nurse patient driver customer client staff team crew crowd mob
  citizen voter leader activist protester protestor feminist islamist jew atheist immigrant migrant refugee foreigner alien expat
  outsider asylum pole turk latina hispanic tranny transwoman crossdresser cripple invalid retard pensioner veteran beggar addict
  thief liar traitor rapist paedophile pedophile predator terrorist opponent rival hater troll bastard bitch whore slut cunt pig
  scum scumbag vermin rat dog parasite cockroach monster filth freak pervert asshole idiot moron fool loser coward fucker
  motherfucker dickhead prick twat wanker nigger nigga negro faggot fag dyke spic kike chink paki wetback raghead towelhead camel
  goatfucker coon hoe thot pussy degenerate leftist nazi bigot capitalist billionaire landlord banker tourist inhabitant native
  resident people folk population guest victim witness snitch informant hostage everyone everybody anyone anybody somebody someone
  minority`;

/** Adjectives that name people where no other noun follows (`the disabled`, `a black`), and whose plural is a noun. */
const ADJECTIVES = `
  african asian american mexican indian chinese japanese korean russian ukrainian italian german iranian israeli palestinian
  pakistani british european black white latino roma gay lesbian homosexual bisexual queer trans transgender transsexual disabled
  autistic female male elder senior homeless democrat republican liberal conservative communist socialist fascist racist sexist
  gypsy arab muslim christian catholic protestant jewish mormon hindu sikh buddhist subhuman animal savage enemy target kind race
  person criminal`;

/** Bodies: what violence is done to. */
export const BODY = `
  neck throat head skull face nose jaw teeth tooth mouth eye eyes ear ears brain brains leg legs knee knees kneecap kneecaps arm arms hand hands
  finger fingers bone bones rib ribs spine back chest heart heads skulls throats necks faces guts stomach balls dick nuts body bodies ass
  arse life lives house home car windows family kids blood flesh limbs limb tongue`;

/** By what it is done. */
export const MEANS = `
  gun guns pistol rifle shotgun knife knives machete axe hammer bat bullet bullets bomb bombs grenade petrol gasoline fire acid poison rope noose stake crowbar
  blade razor sword car truck chainsaw gallows firing ar15 ak47 glock explosive explosives dynamite brick bricks stake oven ovens chamber
  chambers camps wall kitchen guillotine shovel`;

export const adjectives = ADJECTIVES.trim().split(/\s+/);

export const people = ONE.trim().split(/\s+/).flatMap((noun) => [noun, plural(noun)]).concat(
  adjectives.map(plural),
  'men women people children wives police folks families ladies gentlemen lgbt lgbtq sob sobs mf mfs mofo'.split(' '),
);

function plural(noun: string): string {
  if (noun.endsWith('man')) return noun.replace(/man$/, 'men');
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  if (/(?:s|sh|ch|x)$/.test(noun)) return `${noun}es`;
  return `${noun}s`;
}
