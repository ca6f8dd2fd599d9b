import type { Charset } from './decoder.ts';
import { decodeAs } from './decode.ts';

/** So many bytes of the lines that are not plain ASCII are looked at. */
const SAMPLE = 4096;
/** What is less likely than that is no text of any of them. */
const LEAST = 0.3;

interface Candidate {
  charset: Charset;
  /** Its letters, the frequent ones of the languages that were written in it. */
  frequent: string;
  /** Which letters it is made for. */
  script: RegExp;
  /** Words of its script are beside words in Latin letters without a blank between. */
  isMixed?: true;
}

const WESTERN = 'àèéìòùáíóúñçäöüßâêîôûëïøåæãõ';
const CENTRAL = 'ąćęłńóśźżáéěíňřšťúůýžčďőűăâîşţöüä';
const CYRILLIC = 'оеаинтсрвлкмдпуяыьзбгчйж';
const CHINESE = [
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现',
  '当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重',
  '并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入',
  '几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基',
  '眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运晚烧仓库钱',
  '杀烧',
].join('');
const TAIWANESE = [
  '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現',
  '當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重',
  '並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入',
  '幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基',
  '眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程北邊死張該交規萬取拉格望覺術領共確傳師觀清今切院讓識候帶導爭運晚燒倉庫錢',
  '殺',
].join('');

const KOREAN = [
  '이다는에을가의하고지로를도한사기자은서시대나어인리그들해정수보부전일있아주원성게상장제국구경과만무라여중공적선용세우조것비위동유미방내안모신',
  '관실야생당면오분연소습니까요네와마계년월진간양물재치문말때회발되려드바터저스트울불살죽돈밤늘태창겠',
].join('');

const CANDIDATES: readonly Candidate[] = [
  { charset: 'windows-1252', frequent: WESTERN, script: /\p{Script=Latin}/u },
  { charset: 'cp850', frequent: WESTERN, script: /\p{Script=Latin}/u },
  { charset: 'macintosh', frequent: WESTERN, script: /\p{Script=Latin}/u },
  { charset: 'windows-1250', frequent: CENTRAL, script: /\p{Script=Latin}/u },
  { charset: 'iso-8859-2', frequent: CENTRAL, script: /\p{Script=Latin}/u },
  { charset: 'cp852', frequent: CENTRAL, script: /\p{Script=Latin}/u },
  { charset: 'windows-1254', frequent: 'ğışçöüâî', script: /\p{Script=Latin}/u },
  ...['windows-1251', 'koi8-r', 'cp866', 'iso-8859-5', 'maccyrillic'].map((charset) => ({
    charset,
    frequent: CYRILLIC,
    script: /\p{Script=Cyrillic}/u,
  })),
  ...['windows-1253', 'cp737'].map((charset) => ({
    charset,
    frequent: 'αοιετσνηυρπκμλςάέίόώήωδγθ',
    script: /\p{Script=Greek}/u,
  })),
  {
    charset: 'windows-1255',
    frequent: 'יוהלאמרתבשנםכעדקחפצסטזגןךףץ',
    script: /\p{Script=Hebrew}/u,
  },
  { charset: 'windows-1256', frequent: 'ايلمنرتبعدسفهقوكجحةأىطشص', script: /\p{Script=Arabic}/u },
  { charset: 'windows-874', frequent: 'านรกเงอมยลวดทตสปคบแหไะใัิีุู่้็', script: /\p{Script=Thai}/u },
  { charset: 'shift_jis', frequent: '', script: /[\u3041-\u30fe]/u, isMixed: true },
  { charset: 'euc-jp', frequent: '', script: /[\u3041-\u30fe]/u, isMixed: true },
  { charset: 'gb18030', frequent: CHINESE, script: /[\u4e00-\u9fff]/u, isMixed: true },
  { charset: 'big5', frequent: TAIWANESE, script: /[\u4e00-\u9fff]/u, isMixed: true },
  { charset: 'euc-kr', frequent: KOREAN, script: /[\uac00-\ud7a3]/u, isMixed: true },
];

/**
 * What a text is most likely written in that is neither UTF-8 nor UTF-16: the one in which it reads
 * as letters of one alphabet in words.
 * @param sample some of it, at least one byte beyond ASCII
 * @returns null where it reads as nothing in any of them
 */
export function guessCharset(sample: Uint8Array): Charset | null {
  const lines = linesBeyondAscii(sample);
  if (lines.length === 0 || isFiller(lines)) return null;
  let best: { charset: Charset; score: number } | null = null;
  for (const candidate of CANDIDATES) {
    const score = scoreOf(decodeAs(lines, candidate.charset), candidate);
    if (score >= LEAST && (best === null || score > best.score))
      best = { charset: candidate.charset, score };
  }
  return best?.charset ?? null;
}

/**
 * Mostly bytes beyond ASCII, and of three or four values: what fills a disk, or a picture of one
 * colour.
 */
function isFiller(lines: Uint8Array): boolean {
  const high = lines.filter((value) => value >= 0x80);
  return high.length > 64 && high.length > lines.length / 2 && new Set(high).size < 5;
}

function linesBeyondAscii(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let start = 0; start < bytes.length && length < SAMPLE;) {
    const next = bytes.indexOf(10, start);
    const end = next < 0 ? bytes.length : next + 1;
    const line = bytes.subarray(start, Math.min(end, start + SAMPLE - length));
    if (line.some((value) => value >= 0x80)) {
      parts.push(line);
      length += line.length;
    }
    start = end;
  }
  return Buffer.concat(parts);
}

/** Nearly each byte beyond ASCII is a letter of Thai, whatever it was meant as. */
const USUAL: Readonly<Record<string, number>> = { 'windows-1252': 0.05, 'windows-874': -0.3 };

const CHARACTER = /[^\0-\x7f]/gu;
/** Marks that people write in any language, each where it belongs. */
const QUOTED = new RegExp(
  [
    String.raw`(?<=\p{L})’(?=\p{L})`,
    String.raw`(?<![\p{L}\p{N}])[“‘«„](?=[\p{L}\p{N}])`,
    String.raw`(?<=[\p{L}\p{N}.,!?])[”’»“](?![\p{L}\p{N}])`,
    String.raw`(?<=\s)[–—](?=\s)`,
    '[…€°№、。，！？「」・ー]',
  ].join('|'),
  'gu',
);

/**
 * From −1 to 1 and a little: how well a text reads. Each of its characters that is not ASCII has a
 * say.
 */
function scoreOf(text: string, candidate: Candidate): number {
  const { charset, frequent, isMixed } = candidate;
  let [sum, seen] = [0, 0];
  const marks = new Set([...text.matchAll(QUOTED)].map(({ index }) => index));
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    seen += 1;
    if (marks.has(index)) sum += 1;
    else sum += worthOf(character, text[index - 1] ?? '', text[index + 1] ?? '', candidate);
  }
  if (seen === 0) return -1;
  // The usual one of a script before others in which the same letters read as well.
  const usual =
    USUAL[charset] ?? (frequent === CENTRAL ? -0.05 : charset.startsWith('windows-') ? 0.02 : 0);
  // A few of hundreds of common characters of two bytes are met by chance.
  return sum / seen + usual - (isMixed === true && seen < 3 ? 0.5 : 0);
}

function worthOf(
  character: string,
  before: string,
  after: string,
  { frequent, script, isMixed }: Candidate,
): number {
  if (isMixed === true) {
    if (script.test(character)) return frequent === '' || frequent.includes(character) ? 1 : 0.15;
    return /[\u3000-\u303f\uff01-\uff5e]/u.test(character)
      ? 0.5
      : /[\u4e00-\u9fff]/u.test(character)
        ? 0.3
        : -1;
  }
  if (character === '\u00a0') return 0.2;
  const lower = character.toLowerCase();
  if (!script.test(character)) {
    return frequent.includes(character)
      ? 1
      : /[\p{S}\p{P}]/u.test(character) && !/\p{L}/u.test(before)
        ? -0.3
        : -1;
  }
  const isLatin = frequent.includes('é') || frequent.includes('ğ');
  // Words are of one alphabet; those in Latin letters are not all accents.
  if (!isLatin && (/[a-z]/i.test(before) || /[a-z]/i.test(after))) return -1;
  if (isLatin && /[^\0-\x7f]/.test(before) && /[^\0-\x7f]/.test(after)) return -0.5;
  // A capital within a word in small letters.
  if (lower !== character ? /\p{Ll}/u.test(before) : /\p{Lu}/u.test(after)) return -0.7;
  if (!/\p{L}/u.test(before + after) && isLatin && !/[àèéìòóôäåøï]/i.test(character)) return -0.3;
  return frequent.includes(lower) ? (lower === character ? 1 : 0.8) : 0.3;
}
