import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { either, is, maybe, not, of, rule, START, upTo } from '../threats/grammar.ts';

/** One way to insult. */
export interface InsultRule {
  id: string;
  title: Message;
  /** What the text does, for the analyst. */
  does: Message;
  score: number;
  pattern: RegExp;
}

const insult = (
  id: string,
  title: Message,
  does: Message,
  score: number,
  pattern: RegExp,
): InsultRule => ({ id: `insults/${id}`, title, does, score, pattern });
const [STRONG, MILD] = [150, 60];
const END = '(?=$|[,."\'?] |[^ :]+:[A-Z]* $)';
/** A group as such: a plural, or a noun that is one. */
const GROUP = either(`[^ :]+s:[A-Z]*G[A-Z]* `, is('women|men|they|trans|police'));

const ENGLISH: readonly InsultRule[] = [
  insult(
    'en-you-are',
    say('titleInsult'),
    say('doesCallsReaderNames'),
    STRONG,
    rule(
      is('you|u|ya|yall'),
      is('are|is|r|re'),
      upTo(3, 'IUYGX'),
      either(of('I') + `(?!${is('is|that|who|for|lover|person')})`, of('U')),
    ),
  ),
  insult(
    'en-you-are-so',
    say('titleInsult'),
    say('doesSpeaksReaderContempt'),
    MILD,
    rule(is('you|u|ya|yall'), is('are|r'), maybe(of('Q')), maybe(of('Q')), of('J')),
  ),
  insult(
    'en-you',
    say('titleInsult'),
    say('doesCallsReaderNames'),
    STRONG,
    rule(
      START,
      maybe(is('hey|fuck|shut|up|listen|because|and|oh|no|god')),
      is('you|u|ya'),
      `(?:${of('QJ')}){0,3}`,
      either(of('I') + END, of('U')),
    ),
  ),
  insult(
    'en-people-are',
    say('titleInsultAgainstGroup'),
    say('doesCallsGroupPeople'),
    STRONG,
    rule(
      GROUP,
      upTo(3, 'IJUX'),
      is('are|r'),
      upTo(4, 'IUYGX'),
      either(
        of('I') + `(?!${is('lover|lovers|owners|talk')})`,
        is(
          'disgusting|subhuman|inferior|filthy|repulsive|repugnant|vile|worthless|lesser|vermin|' +
            'animals|savages|cancer|plague|disease|stupidest|dumbest|shitty|ignorant',
        ),
      ),
    ),
  ),
  insult(
    'en-slur-called',
    say('titleSlur'),
    say('doesUsesWordDegrades'),
    STRONG,
    rule(
      is('you|u|these|those|dirty|filthy|fucking|fuckin|stupid|dumb|ugly|damn|disgusting|all'),
      maybe(of('QJ')),
      of('A'),
    ),
  ),
  insult(
    'en-curse',
    say('titleInsult'),
    say('doesCursesReader'),
    STRONG,
    rule(
      either(
        is('fuck|screw|damn') + is('you|u|off|yourself') + `(?!${is('up|over|guys|all')})`,
        is('go') + is('fuck') + is('yourself|yourselves'),
        is('shut') +
          maybe(is('the')) +
          maybe(is('fuck|hell')) +
          is('up') +
          upTo(1, 'IJUYX') +
          of('IU'),
        is('suck|eat|kiss') + is('my') + is('dick|ass|cock|balls|arse'),
      ),
    ),
  ),
  insult(
    'en-hate',
    say('titleInsultAgainstGroup'),
    say('doesSpeaksGroupPeople'),
    MILD,
    rule(
      is('i|we'),
      upTo(2, 'IJUYX'),
      either(
        is('hate|despise|detest|loathe|abhor'),
        is('can') + is('not') + is('stand'),
        is('am|are') + upTo(1, 'IJUYX') + is('disgusted|sickened|revolted|repulsed') + is('by'),
      ),
      upTo(2, 'IJUYX'),
      either(of('U'), GROUP),
    ),
  ),
  insult('en-slur', say('titleSlur'), say('doesUsesWordDegrades'), STRONG, rule(of('U'))),
];

const ITALIAN: readonly InsultRule[] = [
  insult(
    'it-you-are',
    say('titleInsult'),
    say('doesCallsReaderNames'),
    STRONG,
    rule(
      is('sei|siete|sembri|sembrate'),
      upTo(4, 'IUYGX'),
      either(
        of('I') + `(?!${is('di|come|per')}(?!${is('merda|cazzo|minchia|culo|puttana|troia')}))`,
        of('U'),
      ),
    ),
  ),
  insult(
    'it-you-are-so',
    say('titleInsult'),
    say('doesSpeaksReaderContempt'),
    MILD,
    rule(
      either(
        is('sei|siete') + upTo(1, 'IUYGX') + of('J'),
        is('fai|fate') + upTo(1) + is('schifo|pena|vomitare|cagare|ridere'),
      ),
      END,
    ),
  ),
  insult(
    'it-vocative',
    say('titleInsult'),
    say('doesCallsReaderNames'),
    STRONG,
    rule(
      START,
      maybe(is('brutto|brutta|brutti|brutte|razza|maledetto|maledetti|lurido|gran|povero')),
      maybe(is('di')),
      either(
        of('IU') + is('che|di') + is('sei|siete|merda|cazzo|minchia'),
        is('pezzo|pezzi|testa|teste|faccia|figlio|figli|sacco') +
          is('di') +
          is('merda|cazzo|minchia|culo|puttana|troia|mignotta|bastardo'),
      ),
    ),
  ),
  insult(
    'it-called',
    say('titleInsult'),
    say('doesCallsReaderNames'),
    STRONG,
    rule(
      either(
        is(
          'brutto|brutta|brutti|brutte|lurido|luridi|sporco|sporchi|sporca|maledetto|maledetti|schifosi|schifoso',
        ),
        is('razza|branco|manica') + is('di'),
      ),
      of('IU'),
    ),
  ),
  insult(
    'it-people-are',
    say('titleInsultAgainstGroup'),
    say('doesCallsGroupPeople'),
    STRONG,
    rule(
      is('i|gli|le|tutti|tutte|questi|queste|quei|quelle|sti|ste'),
      upTo(2, 'IJUYX'),
      of('G'),
      upTo(3, 'IJUX'),
      either(
        is('sono') +
          maybe(is('tutti|tutte')) +
          upTo(4, 'IUYGX') +
          either(
            of('I'),
            is(
              'disgustosi|disgustose|inferiori|subumani|schifosi|schifose|ripugnanti|rivoltanti|repellenti|' +
                'inutili|cancro|piaga|feccia|spazzatura|rifiuti|merdose|merdosi|animali|bestie|parassiti|' +
                'malattia|schifo',
            ),
          ),
        is('mi|ci') + is('fanno') + upTo(2, 'IUYGX') + is('schifo|ribrezzo|vomitare|pena'),
      ),
    ),
  ),
  insult(
    'it-curse',
    say('titleInsult'),
    say('doesCursesReader'),
    STRONG,
    rule(
      either(
        is('vaffanculo|fanculo|affanculo|vaffa|fottiti|fottetevi|vaffanculi'),
        is('vai|va|andate|vattene|vada') + is('a') + is('cagare|quel|fanculo|farti|farvi|fare'),
        is('vattela|prendila') + upTo(2) + is('culo'),
      ),
    ),
  ),
  insult(
    'it-hate',
    say('titleInsultAgainstGroup'),
    say('doesSpeaksGroupPeople'),
    MILD,
    rule(
      either(
        is('odio|odiamo|detesto|detestiamo|disprezzo|disprezziamo'),
        is('non') + is('sopporto|sopportiamo|tollero'),
        is('sono|siamo') +
          upTo(1, 'IUYGX') +
          is('disgustato|disgustata|disgustati|nauseato|schifato') +
          is('da|dai|dagli|dalle'),
      ),
      upTo(3, 'IJUYX'),
      either(of('U'), of('G') + `(?!${is('che')})`),
    ),
  ),
  insult(
    'it-slur',
    say('titleSlur'),
    say('doesUsesWordDegrades'),
    STRONG,
    rule(of('U') + `(?!${is('spiritual|film|mar')})`),
  ),
];

export const INSULT_RULES = { en: ENGLISH, it: ITALIAN } as const;

/** What makes a word one's own: `my`, `we`, `proud`, `io sono`. */
export const RECLAIMED = new RegExp(
  `(?:${is('my|our|we|fellow|proud|us|am|mio|miei|nostri|noi|siamo|sono|orgoglioso|orgogliosi')})(?:${not('Y')}){0,2}$`,
);
