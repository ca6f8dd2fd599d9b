import { words } from './grammar.ts';

/** Given names of Europe and beyond that are nothing else in English or Italian, folded. They count in small letters as well. */
const NAMES = new Set(
  words(`
  aaron abigail adam adrian agnes aidan alan albert alexander alex alexis alfred alice alison allison alyssa amanda amelia amy andrea andrew andy angie anna anne annie anthony antoine antonia ashley audrey barbara barry beatrice
  becky benjamin bernard beth betty beverly brad bradley brandon brenda brent brian brianna bridget bruce bryan caitlin caleb calvin cameron carl carla carlos carmen caroline carolyn carrie catherine cathy cecilia charles charlie
  charlotte cheryl chloe chris christina christine christopher cindy claire clara claudia colin connor corey courtney craig crystal curtis cynthia damian daniel danielle danny daphne darren dave david deborah debbie denise dennis
  derek diana diane dominic donald donna doris dorothy douglas duncan dylan eddie edith edgar edmund eduardo edward edwin eileen elaine eleanor elena elisabeth elizabeth ella ellen elliot elsa emily emma eric erica erik erin
  ethan eugene evan evelyn felicity felix fiona florian fred freddie frederick gabriel gabriella gareth garry gary gavin geoff geoffrey george gerald gerard gillian gina gloria gordon graham greg gregory guillermo gwen hannah
  harold harriet harry harvey heather hector heidi helen helena henry herbert howard hugh ian ingrid irene isaac isabel isabella isabelle jacob jake james jamie jane janet janice jared jason jayden jeff jeffrey jenna jennifer
  jenny jeremy jerome jessica jesse jill joan joanna joanne jocelyn joe joel johanna john johnny jonathan jorge jose joseph josephine joshua juan judith judy julia julian julie justin karen karl kate katherine kathleen kathryn
  kathy katie kayla keith kelly kenneth kevin kieran kimberly kristen kristin kyle lars laura lauren laurence laurie leah leonard leslie lewis liam lillian linda lindsay lindsey lisa logan lorenzo lorraine louis louise lucas
  lucy luis luke lydia lynn mabel madeleine malcolm marcus margaret maria marie marilyn marjorie marlene martha martin marvin mary matt matthew maureen maurice megan melanie melinda melissa meredith michael michelle
  miguel mildred miranda miriam mitchell mohamed mohammed mohammad muhammad molly monica morgan muriel nadia nancy naomi natalie natasha nathan nathaniel nicholas nicole nigel nina noah norma norman oliver olivia oscar owen
  pablo pamela patricia patrick paul paula paulina pedro peggy peter phil philip phillip phoebe phyllis rachel ralph ramon randy raymond rebecca reginald rhonda richard ricardo robert roberta roberto rodney roger ronald rory
  rosemary ross roxanne russell ruth ryan sally samantha samuel sam sandra sarah scott sean sebastian serena sergio shannon sharon shaun sheila shelley sheryl shirley sidney simon sonia sophia sophie stacey stacy stanley
  stephanie stephen steve steven stewart stuart susan susanna suzanne sylvia tamara tammy tanya tara teresa terence terry theodore theresa thomas tiffany timothy tina todd tom tommy tony tracey tracy travis trevor tristan tyler
  valerie vanessa vaughn veronica vicky victoria vincent vivian walter wanda warren wendy wesley whitney wilfred william winston yolanda yvonne zachary zack zoe ahmed ahmad hassan hussein youssef yusuf omar ibrahim khaled karim
  mustafa fatima aisha leila yasmin samir tariq rashid hamid abdul abdullah ivan dmitri sergei vladimir olga svetlana natalia igor boris pavel piotr krzysztof agnieszka wojciech katarzyna hans jurgen klaus gunther
  wolfgang heinrich friedrich matthias stefan dieter uwe francois jacques pierre philippe thierry veronique alejandro javier fernando gonzalo esteban
  alessandro alessandra alessia alessio alfredo alberto agata agnese agostino adele adriana adriano amedeo anita annalisa annamaria antonella antonello antonino antonio arianna armando arturo attilio barbara bartolomeo beatrice
  benedetta bruno camilla carlo carlotta carmela carmelo carmine caterina cesare christian ciro claudio concetta corrado cosimo cristian cristiana cristiano cristina dalila damiano daniela daniele danilo dario davide debora
  deborah demetrio denis diego domenico donatella donato edoardo elena eleonora elia elio elisa elisabetta elvira emanuela emanuele emiliano emilio enrica enrico enzo ermanno ernesto ettore eugenio eva fabiana fabio fabiola
  fabrizio federica federico filippo filomena flavia flavio fiorella fiorenza francesca francesco fulvio gabriele gaetano gennaro gerardo giacomo giada giancarlo gianfranco gianluca gianluigi gianmarco gianna gianni giorgia
  giorgio giovanna giovanni giuliana giuliano giulia giulio giuseppe giuseppina graziano graziella guido ignazio ilaria immacolata irene isabella ivana ivano jacopo lamberto laura leonardo letizia lidia liliana loredana lorena
  luca luciana luciano lucia lucrezia ludovica ludovico luigi luigina luisa manlio manuela manuele marcella marcello marco mariangela marianna mario marta martina matilde matteo maurizio mauro melissa michela michele
  mirella mirko monica morena nadia natalia nicola nicoletta nicolo nunzia nunzio orazio oreste oriana ornella ottavio pamela paola paolo pasquale patrizia patrizio piero pierluigi pietro raffaele raffaella raimondo
  renata renato riccardo rinaldo roberta roberto rocco rodolfo romina romolo rosalba rosalia rosanna rosaria rosario rossana rossella ruggero sabina sabrina salvatore samantha samuele sandro saverio sebastiano sergio silvana
  silvano silvia silvio simona simone sofia sonia stefania stefano susanna tania tatiana teodoro teresa tiziana tiziano tommaso tonino umberto valentina valentino valeria valerio vanessa vincenzo vincenza viviana walter`),
);

/** Names that are words as well: only in capitals, and not where a sentence begins. */
const ALSO_WORDS = new Set(
  words(`
  mark rose grace faith amber dawn bob chase cliff clay dale daisy dean drew earl ernest frank gene hank holly hunter iris ivy jack jasmine jean jimmy josh ken lance lily mason mike miles neil nick norm pat peg penny pearl perry
  pierce ray rich rick rob robin rod ruby sandy sue ted victor violet wade wayne willow max tim ben ali lee kim ron don
  rosa bianca grazia felice franco chiara marina celeste viola gemma stella aurora margherita vittoria angelo angela salvo massimo augusto benedetto clemente sara vera irma marino gaia ambra alba ivo aldo ugo remo dora nora ada`),
);

/** Whether a word in a sentence is somebody's given name. `Kill Bill` is a film, and has no entry. */
export const isGivenName = (word: string, isCapital: boolean, isFirst: boolean): boolean =>
  NAMES.has(word) || (isCapital && !isFirst && ALSO_WORDS.has(word));
