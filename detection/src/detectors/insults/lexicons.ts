import { type Lexicon, lexiconOf, words } from '../threats/grammar.ts';
import { PEOPLE as ITALIAN_PEOPLE } from '../threats/italian/people.ts';
import { adjectives, people } from '../threats/english/people.ts';

/**
 * Classes, the same in both languages: I insult as a noun, J as an adjective, U slur against a
 * group, Y the listener, G people as a group, Q words that only make it stronger, X negations.
 * Written from the language, not from any data. Words that a group also calls itself in everyday
 * talk (`queer`, `nigga`, `dyke`) are no slurs here: by themselves they say nothing. A is a slur
 * that is an ordinary word as well (`Maine coon`, `a chink in the armour`).
 */
const ENGLISH = () =>
  lexiconOf([
    [
      'A',
      words(
        'coon coons chink chinks gook gooks beaner beaners tranny trannies fag fags spic spics retard retards',
      ),
    ],
    [
      'I',
      words(`
        coon coons chink chinks beaner beaners tranny trannies fag fags spic spics gook gooks idiot idiots
        moron morons imbecile imbeciles cretin cretins loser losers scumbag scumbags scum asshole assholes
        arsehole arseholes bastard bastards bitch bitches cunt cunts dickhead dickheads prick pricks twat
        twats wanker wankers tosser tossers trash garbage filth vermin clown clowns fool fools coward cowards
        liar liars dumbass jackass jackasses dipshit shithead shitheads fuckface fucker fuckers motherfucker
        motherfuckers slut sluts whore whores skank creep creeps psycho weirdo freak freaks cockroach
        cockroaches parasite parasites pig pigs rat rats snake dog vomit piece subhuman subhumans savages
        simpleton halfwit nitwit numbskull airhead bimbo pervert perverts degenerate degenerates retard
        retards hypocrite hypocrites pest pests plague refuse
      `),
    ],
    [
      'J',
      words(`
        stupid dumb pathetic worthless disgusting useless brainless ignorant ugly retarded vile revolting
        braindead incompetent repulsive filthy despicable subhuman inferior repugnant nasty gross hideous
        moronic idiotic spineless talentless clueless brain-dead
      `),
    ],
    [
      'U',
      words(`
        nigger niggers faggot faggots faggs kike kikes wetback wetbacks raghead ragheads towelhead towelheads
        sandnigger sandniggers paki pakis shemale shemales jigaboo jigaboos goatfucker goatfuckers muzzie
        muzzies mongoloid mongoloids mudslime mudslimes
      `),
    ],
    ['Y', words('you u ya yall youse')],
    ['G', [...people, ...adjectives]],
    ['X', words('not no never none nor neither nobody without')],
    [
      'Q',
      words(
        'fucking fuckin fking bloody damn goddamn absolute total complete utter so such very ' +
          'really just real little fat old dirty lying rotten miserable most big',
      ),
    ],
  ]);
const ITALIAN = () =>
  lexiconOf([
    [
      'I',
      words(`
        idiota idioti idiote cretino cretina cretini cretine deficiente deficienti imbecille imbecilli stronzo
        stronza stronzi stronze coglione coglioni cogliona bastardo bastarda bastardi bastarde merda merde
        verme vermi schifoso schifosa schifosi schifose pagliaccio pagliacci buffone buffoni pezzente pezzenti
        puttana puttane troia troie zoccola zoccole maiale maiali minchione minchioni sfigato sfigata sfigati
        fallito fallita falliti infame infami demente dementi scemo scema scemi sceme vigliacco vigliacchi
        feccia parassita parassiti ratto ratti scarafaggi cesso cessi testa pezzo faccia subumani bugiardo
        bugiardi cornuto cornuti bestia bestie animali rincoglionito rincoglioniti leccaculo
      `),
    ],
    [
      'J',
      words(`
        stupido stupida stupidi stupide inutile inutili patetico patetica patetici ridicolo ridicola ridicoli
        disgustoso disgustosa disgustosi disgustose ignorante ignoranti incapace incapaci lurido lurida luridi
        viscido viscidi squallido squallidi brutto brutta brutti ritardato ritardata ritardati inferiori
        ridicole patetiche luride squallida squallide repellenti rivoltanti inferiore spregevoli spregevole
        ripugnante ripugnanti schifo
      `),
    ],
    [
      'U',
      words(`
        frocio froci frocia frocetto ricchione ricchioni culattone culattoni negro negri negra negre negraccio
        mongoloide mongoloidi handicappato handicappati handicappata spastico spastici travone travoni
        tranvione tranvioni terrone terroni zingaraccio giudeo giudei crucco crucchi maomettano maomettani
        cinesaccio marocchino beduino
      `),
    ],
    ['Y', words('tu voi te')],
    ['G', words(ITALIAN_PEOPLE)],
    ['X', words('non mai nessuno senza ne mica')],
    [
      'Q',
      words(
        'proprio solo davvero veramente cosi tanto piu grande grandissimo grandissima grosso ' +
          'vero vera gran povero povera povere poveri brutto brutta brutti brutte piccolo ' +
          'vecchio maledetto maledetta maledetti lurido sporco sporca sporchi sporche emerito ' +
          'autentico',
      ),
    ],
  ]);

const known = new Map<'en' | 'it', Lexicon>();

/** The classes of a folded word, for insults. */
export function insultClasses(language: 'en' | 'it'): (word: string) => string {
  const lexicon = known.get(language) ?? (language === 'en' ? ENGLISH() : ITALIAN());
  known.set(language, lexicon);
  return (word) => lexicon.get(word.replace(/^#/, '')) ?? (word.startsWith('@') ? 'Y' : '');
}
