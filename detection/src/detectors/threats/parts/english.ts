import { say } from '@vedetta/messages/say.ts';
import { ENGLISH_SUM } from '../english/extortion-phrases.ts';
import { either, is, maybe, of, START, upTo } from '../grammar.ts';
import { any, anyOf, bargain, part, type PartsOf } from './part.ts';

const END = '(?=[,.!?"\'] |$)';
const FIGURE = '[^ :]*[0-9][^ :]*:[A-Za-z]* ';
const YOUR = any('your ur yer');
const THEIR = any('your ur his her their my whose');
const GROUP = '(?:[^ :]+:[A-Za-z]*[NK][A-Za-z]* )';

const KIN = `mother mom mum mam mummy father dad daddy son sons daughter daughters kid kids child children baby babies wife husband missus girlfriend boyfriend partner fiancee fiance sister
  sisters brother brothers family families gran nan nana grandma grandmother grandad grandpa grandkids niece nephew girl girls boy boys lad lads little parents folks dog cat dogs puppy horse
  horses relatives twins toddler mates friends`;
const PREMISES = `house home flat apartment car van vans truck trucks lorry lorries fleet bike garage shed shop shops store stores restaurant cafe bar pub club showroom office offices headquarters
  building buildings factory factories plant warehouse warehouses depot depots yard barn farm field fields crops boat caravan trailer door doors window windows letterbox porch driveway garden street
  gate gates clinic school church mosque synagogue temple branch branches lobby reception centre center site sites machines machinery servers rack mast masts tank tanks vats supermarkets shelves
  products pipeline tower tyres tires brakes engine bed bedroom kitchen doorstep estate villa hotel stall kiosk salon studio stable stables kennels workshop roof cables transformer substation data
  road fence locks lock allotment greenhouse lighthouse dockyard bakery laundrette surgery wheels newsroom lab labs`;
const STAFF = `staff drivers driver boss bosses manager managers director directors ceo chairman foreman receptionist employees workers guards guard engineers engineer crew clerk clerks secretary
  agents agent lawyer lawyers reporters editor customers builders colleagues colleague couriers courier team people lot men executives board shareholders accountant operators technicians inspector
  inspectors councillor mayor bailiffs bailiff`;
const BODY = `neck throat head skull face nose jaw teeth eye eyes ear ears brain brains leg legs knee knees kneecaps arm arms hand hands finger fingers thumbs bones ribs spine back chest heart guts
  stomach balls tongue lungs kidneys toes ankles wrists skin blood body corpse limbs mouth shins scalp`;
const PLACE = `mosque mosques synagogue synagogues temple church churches school schools clinic clinics embassy hostel hostels camp camps hotel parade rally headquarters station shelter shelters
  warehouse factory showroom depot office offices shop store stores courthouse house car van parliament stadium servers pipeline mast hospital plant substation branch bank courtroom building newsroom
  site gurdwara kindergarten nursery caravans council`;

/** Those who are not to know, and where everybody sees it. */
const KNOWERS = `everyone everybody press papers paper newspaper newspapers journalists reporters media wife husband boss family parents mother father kids children friends colleagues neighbours customers clients competitors
  competition school church employer partner girlfriend boyfriend contacts followers taxman regulator inbox inboxes congregation followers board shareholders students pupils fiance fiancee town office`;
const OUT = `public online viral internet web dark darknet darkweb facebook instagram telegram twitter reddit youtube tiktok forum forums auction highest list`;
const SECRETS = `photos photo pictures picture pics nudes video videos clip clips tape tapes chats chat messages emails mails files file data database documents records contracts affair affairs browsing history webcam secret secrets
  books invoices payroll source designs passwords password search searches recordings recording screenshots diary screen conversations backups patents formula addresses exam tests`;

/** Threats by their parts in English. Words are written from the language: what harms, whom one threatens, and how one lets it be known that it is meant. */
export const ENGLISH_PARTS: PartsOf = {
  parts: [
    part(
      'arms',
      'harm',
      3,
      say('partArms'),
      any(`petrol gasoline kerosene paraffin molotov molotovs firebomb firebombs firebombed bomb bombs bombed explosive explosives dynamite semtex detonator grenade grenades nailbomb pipebomb shotgun
        shotguns rifle rifles pistol revolver handgun glock ar15 ak47 machete machetes bullet bullets cartridge cartridges noose crowbar sledgehammer knuckleduster cyanide arsenic ricin antifreeze anthrax
        chainsaw arsonist hitman hitmen gunman sniper acid chloroform lamppost lampposts gallows guillotine switchblade firearm firearms ammo ammunition flamethrower thermite fertiliser fertilizer rounds ied shrapnel tritium nitro buckshot bayonet shiv shank arson`),
      any('rat weedkiller slug') + any('poison pellets'),
      is('firing') + any('squad squads'),
      any('twelve 12') + is('gauge'),
      any('empty emptying unload unloading') + is('a') + any('clip mag magazine'),
      any('hired rented stolen borrowed') + upTo(2) + any('truck van forklift digger'),
      any('good big one') + is('truck'),
      any('my the') + any('ar scope trigger barrel barrels sights crosshairs'),
      is('wheel') + is('brace'),
      is('gas') + any('line main pipe mains'),
      is('nails') + upTo(2) + any('packed round around charge'),
      any('blade knife gun bullet') + is('with') + any('your his her their') + is('name'),
      is('baseball') + any('bat bats'),
      any('put touch set strike hold') +
        maybe(is('a')) +
        any('match light lighter torch flame fire') +
        is('to'),
      any('my the a his our') + is('hatchet'),
      any('gas petrol pipe nail') + any('bomb bombs chamber chambers'),
      any('can cans jerrycan jerrycans splash litre litres gallon gallons bucket bottle') +
        is('of') +
        any('fuel diesel acid petrol bleach'),
    ),
    part(
      'blades',
      'harm',
      2,
      say('partArms'),
      any(`gun guns armed knife knives blade blades hammer hammers axe axes bat brick bricks matches lighter torches poison poisoned poisoning bleach rope chains scissors
      razor dagger syringe taser cleaver pitchfork pitchforks fists cable weedkiller thugs screwdriver pliers`),
    ),
    part(
      'end',
      'harm',
      3,
      say('partInjury'),
      any(`coffin coffins grave graves graveyard morgue mortuary cemetery wheelchair crutches bodybag bodybags corpse corpses widow widows widower orphan orphans orphaned obituary headstone tombstone hearse
        undertaker crematorium ash ashes torched torching kneecap kneecaps kneecapped smithereens rubble roadkill maimed bloodbath funeral disfigured paralysed paralyzed amputated beheaded lynched bonfire bloodbath massacre bloodshed pyre pyres stumps`),
      any('you he she they we youre theyre ur') +
        maybe(any('are is r will all')) +
        maybe(any('be all as good')) +
        maybe(is('as')) +
        is('dead') +
        '(?=[,.!?] |$|when:|if:|meat:|to:[A-Za-z]* me:|man:|bro:|the:|by:)',
      any('take taking takes took') +
        maybe(is('back')) +
        any('your his her their') +
        any('life lives'),
      is('taking') + is('yours'),
      any('and or') + any('you he she they') + maybe(is('will')) + any('die dies') + END,
      is('dead') + any('man woman men meat'),
      is('fair') + is('game'),
      is('dental') + any('records record'),
      any('broken fractured smashed cracked shattered split crushed snapped') + any(BODY),
      any('no without') + any('teeth hands legs knees kneecaps fingers'),
      any('you he she they') +
        maybe(any('are r will be')) +
        any('leave leaving going go') +
        upTo(4) +
        is('in') +
        any('an a') +
        any('ambulance coma stretcher'),
      any('walks walk') + upTo(4) + is('again'),
      any('want keep see have') + any('him her them') + any('breathing alive'),
      any('wont not never') +
        upTo(2) +
        is('make') +
        is('it') +
        any('up to through past home out back'),
      any('around here alive') +
        any('by come after') +
        any('monday tuesday wednesday thursday friday saturday sunday christmas summer easter'),
      any('drop drops dropped fall falls pushed thrown throw push chuck chucked') +
        upTo(2) +
        any('off down from out') +
        maybe(any('of')) +
        any('a the that some') +
        any(
          'bridge roof cliff balcony building scaffold scaffolding ladder stairs tower window train',
        ),
      any('take cut send chop') + upTo(1) + any('a one') + any('finger ear thumb hand toe'),
      is('goes') + is('up') + is('in'),
      is('bullet') + upTo(1),
      any('wear wearing') + any('vests helmets'),
      any('through thru') + is('a') + is('straw'),
      any('lose loses losing') +
        any('a an your his her') +
        any('thumb arm leg hand finger eye limb kneecap kidney tooth'),
      any('finish finishing') + is('what') + upTo(2) + any('started begun'),
      any('gets get') + is('it') + any('first next worst too'),
      any('left standing') + is('standing'),
      any('keeps keep') + any('his her your their') + is('life'),
      is('not') + is('one') + upTo(5) + any('walk walks home alive standing'),
      any('sink burn blow') + upTo(3) + any('ferry boat ship yacht'),
      is('building') + any('is') + is('going') + is('up'),
      any('rearrange rearranged rearranging') + upTo(1),
      any('cleanse cleansing') + upTo(3) + any('of valley town area'),
      any('straight right') +
        any('through into over') +
        any('those these them you the your') +
        upTo(2) +
        any('protesters crowd marchers people queue them you'),
      any('brakes brake') + END,
      any('lose loses losing') + any('its their the your his') + any('brakes wheels'),
      is('in') + is('an') + is('ambulance'),
      any('dug dig digging') + upTo(1) + any('hole grave ditch trench'),
      any('one two three some lead rounds slugs') +
        is('in') +
        any('the your his her their') +
        any(BODY),
      is('off') + any('that the a') + any('balcony roof cliff bridge scaffold stairs pier quay'),
      any('carry carries carried carrying') + any('you him her them') + is('out'),
      any('you ur he she they') + any('bleed bleeds'),
      is('knocking') + any('you u him her them') + is('out'),
      any('senseless unconscious') + END,
      any('no') + is('more') + GROUP,
      any('hunt hunting hunted') + upTo(2) + GROUP,
      any('device package parcel') + upTo(10) + any('set timed rigged ticking'),
      is('body') + any('bag bags'),
      is('intensive') + is('care'),
      is('six') + is('feet'),
      is('for') + is('the') + is('rest') + is('of') + THEIR + any('life lives days'),
      any(
        'pick picking swallow swallowing spit spitting eat eating lose losing collect collecting count counting',
      ) +
        THEIR +
        maybe(is('own')) +
        any('teeth tongue tongues bones fingers words guts entrails'),
      any('nobody noone one never') +
        upTo(5, 'X') +
        any('find finds found hear hears recognise recognize') +
        any('you him her them it your the'),
      any('keep keeps lose loses losing keeping') +
        THEIR +
        maybe(is('own')) +
        any('fingers hands hand legs eyes tongue head teeth knees kneecaps thumbs'),
      any('while whilst') + any('you he she they') + upTo(2) + any('can could') + END,
      is('lined') + is('up') + is('and'),
      is('through') +
        any('the your a his her their') +
        upTo(1) +
        any('windscreen windshield window windows wall floor letterbox'),
      is('with') +
        upTo(6) +
        any('inside in') +
        maybe(any('one all')) +
        maybe(is('of')) +
        any('it them'),
      is('while') +
        any('they you he she everyone everybody') +
        upTo(2) +
        any('asleep sleeping inside'),
      any('see sees reach make') +
        maybe(any('another the his her your their it to next')) +
        any(
          'christmas morning sunrise daylight birthday monday easter dawn retirement forty fifty thirty',
        ) +
        END,
      any('pay pays paying paid') +
        any('in with') +
        maybe(any('your his her their')) +
        any('blood life lives flesh teeth'),
      is('in') +
        is('a') +
        upTo(1) +
        any(
          'box ditch trench hole urn ambulance cast plaster boot coma canal river quarry skip gutter',
        ),
      is('under') + any('the a') + any('patio ground motorway flyover wheels concrete'),
      any('bottom end') +
        is('of') +
        any('the a') +
        upTo(1) +
        any('canal river lake quarry dock well rope sea ditch loch'),
      is('in') + is('the') + any('canal river quarry ground foundations gutter trunk'),
      any('not never nobody no') + upTo(4) + any('alive walk breathe breathing survive wake') + END,
      any('without minus missing') +
        upTo(1) +
        any('teeth tongue hand hands leg legs head fingers thumbs eyes knees kneecaps'),
      any('your his her their the its our') +
        is('last') +
        any(
          'breath breaths sunrise prayers supper birthday christmas summer winter day night meal mistake words thing weekend sunset journey drive drink walk smile term shift one',
        ) +
        `(?!${any('was week when as')})(?=[,.!] |$|you:|he:|she:|they:|of:[A-Za-z]* (?:your|his|her|their):)`,
    ),
    part(
      'sabotage',
      'harm',
      3,
      say('partSabotage'),
      any('cut cutting loosen loosened tamper tampered snip slash slashed slashing slit puncture') +
        upTo(3) +
        any(
          'brakes brake tyres tires cables cable lines wires hoses bolts nuts wheel wheels ropes cords',
        ),
      any('sugar sand salt nails glass bleach poison acid needles screws razor') +
        upTo(1) +
        any('in into under through inside across for') +
        upTo(3) +
        any(
          'tank tanks tyres tires food milk water vats engine engines tea coffee bread yoghurt yogurt products machines gearbox gearboxes jars feed shelves fuel supply well',
        ),
      any('run ram drive push force knock') +
        upTo(2) +
        any('off over into') +
        maybe(is('the')) +
        any('road cliff bridge ditch wall motorway track canal river'),
      any('through in into') + THEIR + any(`${BODY} window windows letterbox`),
      any('bolts nuts brakes wheels cables ropes') +
        upTo(5) +
        any('fail fails failed cut loose loosened tampered'),
    ),
    part(
      'cyber',
      'harm',
      2.5,
      say('partComputers'),
      any('ddos ddosing ddosed botnet botnets ransomware'),
      any('wipe wiping brick bricking nuke fry frying torch') +
        upTo(2) +
        any('production server servers backups network database systems'),
      FIGURE + any('bots'),
    ),
    part(
      'blows',
      'harm',
      2,
      say('partBlows'),
      any('tear tears rip rips shred maul savage tearing') +
        upTo(2) +
        any('into apart limb pieces shreds'),
      any('set let sic') + upTo(1) + any('dogs dog') + any('on loose at'),
      any('getting gets get') +
        any(
          'stomped dragged kicked beaten burnt burned whipped battered bottled glassed stabbed decked jumped filled slapped done shanked smoked clapped sparked chinned leathered lamped followed',
        ),
      any('run running ran mow mowing drive driving plough ploughing plow plowing') +
        any('over down through into') +
        any('you him her them those these that the your every any all next some') +
        upTo(1) +
        `(?!${any('roads streets country back city night town budget list numbers')})`,
      any('stomp stomping curbstomp bottle glass headbutt stamp') +
        any('him her them you that those the'),
      any('give giving gave') +
        any('them him her you') +
        is('the') +
        any('push shove slap belt boot'),
      any('with') +
        any('the a this my') +
        upTo(1) +
        any('belt bat hammer stick whip chain hose poker'),
      any('drag drags dragged dragging kick kicked') +
        upTo(3) +
        any('out door doors streets street hair') +
        maybe(is('in')) +
        `(?!${is('of')}${any('bed hand the')})`,
      any(
        'kick kicks kicking kicked punch punched punches beat beating beaten knock knocked slap smack stamp stamped stomp pummel whack clobber boot',
      ) +
        upTo(3) +
        any(`${BODY} shit crap daylights pulp senses`),
      any('have has getting get want wants needs need') +
        THEIR +
        any(BODY) +
        upTo(2) +
        any(
          'kicked broken smashed done doing seen removed cut rearranged caved stamped snapped bashed',
        ),
      any('good proper damn sound bloody') +
        any('hiding beating kicking thrashing slapping battering whipping'),
      any('teach teaches teaching taught') + upTo(2) + any('lesson manners respect'),
      any('pay pays paying') + is('for') + any('this that it what') + upTo(2),
      is('in') + any('pieces bits bandages traction plaster'),
      is('black') + is('and') + is('blue'),
      is('to') + any('pulp ribbons cinders'),
    ),
    part(
      'deeds',
      'harm',
      1.5,
      say('partDeed'),
      of('VPG') +
        `(?<!(?:^| )(?:abort|execut|terminat|wip|eliminat|drown|slay|slain|gut|hang|hung|chok|kill|murder|poison|sho[ot]+|burn|gas|knif|stone|blast|purg|cull|skin|scalp|spear|gun|mow|stab|nuk|obliterat|smother|butcher|merk|whack|liquidat|bomb|snuff|martyr|flay|neuter|shank|torch|roof|abduct|kidnap|annihilat|slaughter)[a-z]*:[A-Za-z]* )`,
    ),
    part(
      'kills',
      'harm',
      1,
      say('partDeed'),
      of('VPGZ') +
        `(?<!(?:^| )(?:dying|wipe|blast|blasting|aborted|hang|choke|choked|holocaust|suffering|skin|terminate|terminated|gut):[A-Za-z]* )`,
      any(`torch carve cripple crippled blind blinded scarred smash smashed smashing wreck wrecked wrecking batter battered beaten beating kicked kicking thrashing thrashed hammered snap snapped break broken breaking breaks crack cracked
        cut cuts cutting sliced bleed bleeding bleeds blood bloody burn burns burned burning flames fire blaze explode explodes exploding dead die dies death buried bury stabbing shooting strangling gutting frying hurt hurts harm injured destroy drowned pain agony bone bones rib ribs
        limb tooth scar scars skull throat spine jaw limp limping hospital ambulance bruises bruised stitches stretcher crawl crawling beg begging sabotage sabotaged vandalise vandalised derail collapse collapses crash crashes headless
        toothless swinging hanged splattered skinned whipped strung flattened disappear disappears vanish accident accidents`),
    ),
    part(
      'routine',
      'harm',
      2,
      say('partWhereFound'),
      any(
        'walk walks walking run runs jog jogs cycle cycles drive drives leave leaves come comes get gets go goes finish finishes',
      ) +
        upTo(2) +
        any('home alone out off school work gym practice training church park') +
        upTo(4) +
        either(
          any(
            'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays night nights morning mornings evening evenings alone past quarter half',
          ),
          FIGURE,
        ),
      any('lets let') + is('out') + is('at'),
      any('sat parked stood stand sitting standing parking') +
        upTo(1) +
        any('opposite outside across near behind') +
        upTo(1) +
        any('your the you'),
      any('lives live home walks sleeps works sits eats') + is('alone'),
      any('which where when') +
        upTo(1) +
        any('she he they you') +
        upTo(1) +
        any('sits parks sleeps eats trains'),
      any('darker quieter lonelier icier slippier') + upTo(3),
      any('smoke fire burglar') + any('alarm alarms'),
      any('insurance will testament policy') + upTo(3) + any('date order paid up place valid'),
      any('crossing crossings junction stairs staircase corner bend road bridge lake quarry') +
        any('is are') +
        upTo(1) +
        any('dangerous slippery dark deep lethal icy'),
      any('saw seen see watched followed') + YOUR + any(KIN),
      any('sat sit sitting stood stand standing') +
        upTo(2) +
        any('behind near next') +
        upTo(1) +
        any('you her him them your'),
      any('close near') + upTo(1) + any('i we') + any('stood sat was were got'),
      is('the') + is('one') + is('with') + is('the'),
      FIGURE + '(?:, )?' + any('ground first second third top basement') + is('floor'),
      any('left leave leaving') +
        upTo(3) +
        any('on at in') +
        YOUR +
        any(
          'doorstep porch door doormat mat car bonnet windscreen desk pillow gate mailbox letterbox step',
        ),
      any('where') +
        any('you she he they your') +
        upTo(3) +
        any('live lives work works sleep sleeps park parks eat drink coffee train school sit'),
    ),
    part(
      'fate',
      'harm',
      2,
      say('partFate'),
      any(
        'people those men women witnesses snitches journalists guys folk folks officials some everyone anyone whoever',
      ) +
        upTo(8) +
        any('tend habit usually always rarely never') +
        upTo(4),
      any('accidents things bad') + maybe(is('things')) + any('happen happens'),
      any('river water sea lake canal') + any('is was runs') + upTo(1) + any('deep cold dark'),
      any('old timber wooden dry straw') + upTo(2) + any('catch catches burn burns go'),
      any('last previous other former') +
        upTo(1) +
        any(
          'journalist reporter inspector man guy woman person one director manager witness lawyer councillor teacher tenant',
        ) +
        upTo(2) +
        any('who that to'),
      any('remembers remember forgets forget') +
        upTo(1) +
        any('everybody everyone you names faces nothing nobody'),
      any('things people bodies') + is('float') + maybe(is('up')),
      any('wooden timber thatched old dry') +
        any('shop house barn roof building summer season place stairs'),
      any('not') +
        is('as') +
        any('patient nice calm polite kind forgiving gentle') +
        is('as') +
        any('me us i'),
      any('fragile delicate pretty') + upTo(1) + any('things hands fingers face bones legs neck'),
      any('picked chosen ordered sent bought') + upTo(2) + any('flowers wreath wreaths'),
      any('so very') + any('quiet silent fragile small frail'),
      any('shame pity terrible awful tragic sad hate') + upTo(2) + any('if about'),
    ),
    part(
      'unguarded',
      'harm',
      2,
      say('partUnguarded'),
      is('all') + is('alone'),
      is('on') + any('her his their your') + is('own'),
      is('by') + any('herself himself themselves yourself'),
      any('unlocked unprotected unguarded'),
      any('back kitchen bathroom bedroom side front patio cellar garage') +
        any('door window windows doors gate') +
        upTo(3) +
        any('open unlocked broken ajar lock key latch locked'),
      any('no any') +
        any(
          'cameras camera cctv alarm dog guard guards lock locks neighbours neighbors streetlights',
        ),
      any('which what') +
        any('side floor window bed room bus train seat') +
        upTo(3) +
        any('you she he they your'),
      any('while when where how') +
        maybe(any('soundly deeply')) +
        any('you she he they') +
        any('sleep sleeps park parks walk walks jog jogs'),
      any('long dark lonely quiet') +
        maybe(any('dark lonely')) +
        any('walk road street path lane drive night'),
      is('life') + is('insurance'),
      YOUR + upTo(1) + any('will testament') + END,
      is('will') + any('is in') + upTo(1) + any('up order') + upTo(2),
      any('careful accident accidents mishap mishaps') +
        upTo(4) +
        any('stairs stairwell ladder scaffolding road bend crossing steps'),
    ),
    // What is threatened where something is asked for.
    bargain(
      'leak',
      'harm',
      2,
      say('partToComeOut'),
      any(
        'leak leaks leaked leaking publish publishes published publishing release released expose exposed exposing auction auctioned upload uploaded dump dumped forward forwarded',
      ),
      any('turns turn turning goes going') + is('up') + upTo(3) + any(`${OUT} ${KNOWERS}`),
      any('hears hear') + is('about'),
      any('front') + is('page'),
      any('go goes going went') + is('live'),
      any('posted spread plastered all') + maybe(is('over')) + any('everywhere town school'),
      any('mailed emailed delivered handed forwarded sent') +
        is('to') +
        upTo(3) +
        any(`${KNOWERS} police gazette tribune`),
      any('reach reaches reached') + is('the') + '[^ :]+:[A-Za-z]* ',
      any('everyones everybodys') + any('story feed phone screen inbox'),
      any('for') + is('the') + any('police press media') + is('not') + is('to'),
      any('dropping dumping leaking posting') + any('every all your the') + upTo(4),
      any(
        'goes go going gets get sent lands land ends end reach reaches appears appear turns turn posted post put sold sell',
      ) +
        upTo(3) +
        any(`${OUT} ${KNOWERS}`),
      any('show tell send mail email share give hand') + upTo(5) + any(KNOWERS),
      any(KNOWERS) +
        upTo(3) +
        any(
          'see sees hear hears know knows find finds get gets receive receives read reads learn learns discover discovers watch watches',
        ),
      any('never nobody') + any('sees see hears hear knows know finds find learns learn has'),
      any('one bad fake') + any('star reviews') + maybe(is('reviews')),
    ),
    bargain(
      'outage',
      'harm',
      2,
      say('partToStop'),
      any(
        'ddos ddosed ransomware decryptor decryption encrypted unreachable cripple dox doxx doxed bots botnet',
      ),
      any('wipe wiping wiped delete deleting erase erasing brick') +
        upTo(2) +
        any('entire whole network server servers database backups systems everything'),
      any(
        'servers server site website network systems system shop store phones portal webshop platform backups',
      ) +
        upTo(4) +
        any('down offline dark wiped flooded stop stops locked gone deleted'),
      any('flood wave') + is('of') + any('traffic requests bots'),
      is('attack') + upTo(3) + any('last lasts hours days longer'),
    ),
    bargain(
      'ransomed',
      'harm',
      3,
      say('partHeld'),
      any('see get have want') +
        upTo(3) +
        any('him her it them dog son daughter child cat boy girl files data') +
        any('again back alive safe'),
      any('ransom hostage kidnapped'),
    ),
    bargain(
      'silence',
      'harm',
      2,
      say('partSilence'),
      any('stays stay remains remain keep keeps kept') +
        upTo(3) +
        any('private secret quiet between buried hidden silent'),
      is('silence') + upTo(2) + any('costs cost price worth expensive cheap'),
      any('my our') + any('silence discretion'),
      any('delete deleted destroy destroyed erase erased forget forgotten disappears vanishes') +
        upTo(2) +
        any('it them all everything video copies files'),
      is('protection'),
      any('you neighbours everyone trader traders') + upTo(4) + any('pay pays paid') + upTo(3),
      any('keep keeps kept') + is('an') + is('eye'),
      any('keep keeps') + YOUR + upTo(2) + is('in') + upTo(1) + any('piece shape order'),
      any('in') + is('one') + is('piece'),
      is('security') + upTo(2),
      any('do does will') +
        is('not') +
        any('have see get') +
        upTo(2) +
        any('fires accidents trouble visits breakins'),
      any('i have ive') +
        maybe(is('got')) +
        any('screenshots proof evidence receipts recordings photographs'),
      any('drawer safe envelope'),
      any('spare spared') + upTo(2),
      any('what how') + upTo(1) + is('much') + is('is') + upTo(3) + is('worth'),
    ),
    // To whom.
    part(
      'yours',
      'whom',
      3,
      say('partSomebodyOfReader'),
      YOUR + upTo(2, 'LX') + any(`${KIN} ${PREMISES} ${STAFF}`),
    ),
    bargain(
      'secret',
      'whom',
      3,
      say('partSecrets'),
      YOUR + upTo(4, 'X') + any(SECRETS),
      any('nudes sextape kompromat'),
      any('voice') + any('note notes') + upTo(1),
      any('psychiatric medical patient payroll customer client') +
        any('notes records spreadsheet files data list'),
    ),
    bargain(
      'material',
      'whom',
      2,
      say('partSecrets'),
      any('these those the every all a') +
        upTo(2, 'LX') +
        any(
          'pictures photos video videos clip tape recordings recording screenshots messages chats negatives key keys footage',
        ),
      any('it them') + is('all'),
    ),
    part(
      'body',
      'whom',
      3,
      say('partBody'),
      any('your his her their whose ur') + upTo(2, 'LX') + any(BODY),
    ),
    part(
      'them',
      'whom',
      2,
      say('partPeople'),
      any('that those these every each any another next no one whole entire like first') +
        upTo(2, 'LX') +
        GROUP,
      any('dear hey oi ref') + '[^ :]+:[A-Za-z]*N[A-Za-z]* ',
      any('whoever whomever') +
        `(?!${any('invented designed thought decided came made wrote scheduled put left ate keeps drew built parked named')})`,
      START + '(?:[^ :]+s:[A-Za-z]*[NK][A-Za-z]* )' + any('in at on who that of'),
      is('all') + maybe(is('of')) + maybe(any('the these those them')) + GROUP,
      any(
        'that those these them all every each any some no another one this the a bloody fucking dirty filthy stupid',
      ) +
        upTo(1, 'LX') +
        of('K'),
      is('the') + upTo(2, 'LX') + GROUP + any('who that whose at in on from'),
      any(
        'mr mrs ms miss dr councillor inspector officer judge judges minister senator mayor professor reverend sir doctor detective referee captain sergeant pc',
      ) + '[^ :]+:[A-Za-z]* ',
    ),
    part(
      'place',
      'whom',
      2,
      say('partPlace'),
      any('the that this every their our a his her') + upTo(2, 'LX') + any(PLACE),
    ),
    part('reader', 'whom', 1.5, say('partReader'), any('you u ya yourself yourselves yours youse')),
    part('owner', 'whom', 1, say('partSomethingOfReader'), YOUR),
    part(
      'somebody',
      'whom',
      0.5,
      say('partPeople'),
      of('N'),
      any('him her them his their hers theirs'),
    ),
    // What is asked for.
    bargain(
      'price',
      'frame',
      3,
      say('partAskedFor'),
      any('pay send transfer wire deposit bring leave find drop put') +
        upTo(5) +
        either(ENGLISH_SUM, any('money ransom cash bitcoin bitcoins btc monero crypto')),
      any('btc monero xmr wallet ransom bitcoins'),
      any('want demand require say') + upTo(3) + ENGLISH_SUM,
      any('fee price payment contribution sum') + upTo(4) + ENGLISH_SUM,
      ENGLISH_SUM + any('a per every each') + any('week month visit day'),
    ),
    bargain('sum', 'frame', 2, say('partSum'), ENGLISH_SUM, any('hundred thousand grand') + END),
    bargain(
      'asked',
      'frame',
      2,
      say('partAskedFor'),
      START +
        any(
          'send give drop withdraw resign sign delete refund transfer hand keep pay retract confess apologise apologize cancel quit release return',
        ) +
        upTo(8) +
        '(?:, )?' +
        any('or else otherwise and unless'),
      any('refuse fail ignore') + upTo(3),
      any('gimme lend give send vote hand') + any('me us the yes no over more'),
      is('miss') + is('a') + any('week month payment day'),
      any('owes owe') + any('us me') + upTo(3),
      is('it') +
        any('will is') +
        maybe(any('be cost')) +
        maybe(is('cost')) +
        maybe(is('you')) +
        ENGLISH_SUM,
      any('first next last') + any('payment instalment installment'),
      any('small used unmarked') + any('notes bills'),
      any('cash') + any('me us'),
      any('don do') +
        is('not') +
        any('call tell contact involve') +
        any('anyone anybody police cops'),
      any('change give fix raise') +
        any('my me') +
        upTo(2) +
        any('grade job mark score contract back'),
      any('negotiate contact') + upTo(3),
      is('when') + any('you u') + any('send pay bring give'),
      any('doubles doubled triples rises') + upTo(3),
      any('no there') + any('other is') + any('offer way'),
      is('do') + upTo(1) + is('as') + upTo(1) + any('say told'),
    ),
    // That it is meant.
    part(
      'will',
      'frame',
      3,
      say('partWillDo'),
      any('i we') +
        any('will shall am are') +
        maybe(any('be personally gladly happily just really all soon still')) +
        maybe(any('going coming gonna about ready prepared willing waiting planning')),
      any('i we') +
        maybe(any('plan intend mean')) +
        maybe(any('on to')) +
        any('driving drive plan intend'),
      any('coming heading going') + any('back over round down') + upTo(2) + any('with to for'),
      any('lads boys guys men we forty fifty twenty ten thirty') +
        upTo(2) +
        any('are meeting of') +
        any('meeting coming waiting us at going ready'),
      any('i we') + any('swear promise guarantee vow have') + maybe(any('agreed decided to you')),
      any('have has') +
        any('agreed decided sworn voted orders been') +
        maybe(any('told ordered paid')) +
        any('that to'),
      any('gonna imma ima ill'),
      any('mark remember') + any('my our these') + is('words'),
      is('count') + is('on') + is('it'),
      is('wait') + is('and') + is('see'),
      is('just') + is('you') + is('wait'),
      is('wait') + any('till until'),
      is('see') + is('to') + any('it that him her them'),
      is('watch') + any('me us what'),
      any('my our') + any('promise word pleasure treat'),
      any('once when until till the') +
        maybe(any('day moment minute second')) +
        any('i we') +
        any('catch find get see meet reach'),
      any('coming come') + is('for') + any('you your him her them u ya'),
    ),
    part(
      'have',
      'frame',
      2,
      say('partAtHand'),
      any('i we') +
        maybe(any('have ve')) +
        any(
          'got have bought brought keep kept own loaded filled hid hidden stashed borrowed know packed ordered hired paid found planted put left rigged already still',
        ),
      any('in under behind') +
        any('my our') +
        any(
          'shed car boot van bag trunk drawer hand hands jacket coat glovebox garage truck backpack attic pocket',
        ),
      any('my our') +
        any(
          'brothers cousins friends mates lads boys uncle guys crew associates dogs hammer gun knife bat fists shotgun rifle',
        ),
      is('with') + any('your his her their') + any('name names'),
    ),
    part(
      'deserve',
      'frame',
      2,
      say('partDeserved'),
      any(
        'deserve deserves deserved deserving ought should must needs need wants want hope hopes wish pray praying asking begging earned overdue merits worth',
      ),
      any('about high past') + is('time'),
      any('somebody someone anybody anyone nobody noone') + upTo(3),
      is('no') + is('one') + upTo(2),
      any('would wouldnt') +
        upTo(2) +
        any('be love like lovely nice great shame pity gladly happily volunteer'),
      is('if') + is('only'),
      any('lets let') + any('us them him her see go all'),
      is('time') + any('to for that someone somebody we they'),
      is('who') + any('wants fancies else is will has knows'),
      any('cannot can') + upTo(1) + is('wait'),
      any('had d') + is('better'),
      any('get gets getting got') + is('what') + upTo(2) + any('deserve deserves coming'),
      any('have has had') + is('it') + is('coming'),
    ),
    part(
      'order',
      'frame',
      2,
      say('partCallOnOthers'),
      START +
        maybe(
          any('please just everybody everyone lads boys guys someone somebody go and now then so'),
        ) +
        any(
          'grab get take have put bring drag burn torch smash shoot hang stab kick beat poison throw hit drive round make send find hunt break crack chuck pour cut chop run knock give tie leave set blow kill wreck string dump drop lock push feed catch join meet bury finish shut',
        ),
    ),
    part(
      'soon',
      'frame',
      2,
      say('partWhen'),
      any('tonight tomorrow soon midnight dawn sunrise'),
      any('by before until till on this next come from') +
        upTo(1) +
        any(
          'monday tuesday wednesday thursday friday saturday sunday morning weekend week month christmas easter dawn noon lunchtime dark summer winter spring sunset sunrise sundown',
        ),
      is('any') + any('day night minute') + maybe(is('now')),
      any('some one') + any('day night evening morning'),
      any('next last') + is('time'),
      is('one') + is('of') + is('these') + any('days nights evenings mornings'),
      any('after when once while at') +
        upTo(3) +
        any(
          'shift dark closing work school gym training church pub match night lights asleep sleep sleeping bed home',
        ),
      is('in') + upTo(2) + any('hours minutes days weeks'),
      is('at') + FIGURE,
    ),
    part(
      'condition',
      'frame',
      2,
      say('partCondition'),
      any('or else otherwise unless either'),
      is('if') + any('you u he she they i we anyone anybody ur your that the those one'),
      any('one once another') + is('more'),
      any('the every') +
        any('moment minute second instant day time next') +
        upTo(1) +
        any('you u he she they time your'),
      is('should') + any('you my your he she they the anyone that'),
      is('do') + is('not') + upTo(8) + any('and or'),
      any(
        'keep try touch go come cross call speak talk testify open show mess say tell step lay walk set',
      ) +
        upTo(8) +
        is('and') +
        any('i we you your see the it'),
      any('will would') + is('teach'),
      any('as so') + is('long') + is('as'),
      any('until till before') + any('you they he she'),
    ),
    part(
      'future',
      'frame',
      1,
      say('partToCome'),
      any('will shall'),
      is('going') + is('to'),
      any('is are be am') + any('going getting coming next done finished over about'),
      any('gets getting end ends goes go comes awaits waiting waits becomes lands ends'),
    ),
    part(
      'taunt',
      'frame',
      2,
      say('partTaunt'),
      is('good') + is('luck'),
      is('consider') + any('this yourself it that'),
      is('pass') + is('it') + is('on'),
      any('sucks bad unlucky') + is('to') + is('be'),
      any('give send') + any('my our') + any('regards love best'),
      any('asking asks asked') + is('after') + is('you'),
      is('think') + is('about') + any('that it this your'),
      any('feel get hear') + is('me') + END,
      is('simple') + any('maths math as'),
      any('nice lovely sweet') + any('little place cafe family car house shop school'),
      is('if') + is('i') + any('were was') + is('you'),
      any('would be is') +
        maybe(is('be')) +
        maybe(is('a')) +
        maybe(any('real great terrible damn crying')) +
        any('shame pity'),
      is('i') + is('hope'),
      any('find found') + is('out') + any('how what why'),
      is('be') + any('afraid scared smart'),
      is('last') + any('chance quiet days'),
      is('heads') + is('up'),
      is('no') + is('cap'),
      is('no') + is('reason'),
      is('fair') + any('trade enough'),
      any('courtesy care') + is('of') + any('me us'),
      is('thats') + is('a') + is('promise'),
      any('do does') + is('the') + any('maths math sums'),
      any('thought') + any('so as'),
      is('already') + any('scouted rented bought done started inside'),
      any('three two one four') + is('done') + is('already'),
      is('something') + any('is are') + is('coming'),
      any('just only') + is('saying'),
      is('should') + any('start') + upTo(1),
      is('better') + is('enjoy'),
      is('and') + is('i') + any('do') + is('not') + is('mean'),
      is('goodbye'),
      is('simple') + END,
      is('we') + is('are') + any('inside already close near'),
      is('you') + any('saw know seen remember') + any('how what'),
      any('guess guessing') + any('which who where what whose how'),
      is('what') + upTo(4) + any('get gets comes happens awaits'),
      is('tick') + is('tock'),
      is('sleep') + any('well tight lightly'),
      is('sweet') + is('dreams'),
      any('say kiss wave') + upTo(2) + any('goodbye bye'),
      is('your') + any('move choice turn call'),
      is('you') + upTo(2) + is('warned'),
      any('fair last final only') + is('warning'),
      is('see') + any('if how what you who') + maybe(any('you they he she it i')),
      is('nothing') + is('personal'),
      is('enjoy') + any('it your the'),
      is('better') + any('hope pray run hide watch lock check start get make'),
      any('belong belongs'),
      is('not') + is('enough'),
      any('mark remember') + any('that this me'),
      is('do') + is('something'),
      is('too') + is('many') + is('of'),
      is('make') + is('sure'),
      is('should') + is('be') + upTo(1) + is('careful'),
      is('be') + upTo(1) + is('careful'),
      any('does do') + upTo(2) + is('know'),
      is('tell') + any('your him her them') + upTo(1),
    ),
    part(
      'watched',
      'frame',
      2,
      say('partWatches'),
      any('i we') +
        any('see saw watch watched know notice noticed remember follow followed like') +
        upTo(4),
      any('every each most') +
        any(
          'morning night evening day tuesday monday wednesday thursday friday saturday sunday week weekend',
        ),
      any('at around past about') +
        either(
          any('ten quarter half five twenty three four six seven eight nine one two eleven twelve'),
          FIGURE,
        ) +
        upTo(2),
      any('looks looked look') + any('so lovely cute sweet pretty nice tired happy great'),
      any('such what') + is('a') + any('lovely pretty sweet beautiful cute nice shame pity'),
      any('do does isnt arent dont has have is are') +
        is('not') +
        any('you she he it they') +
        '(?=\\? |$)',
      any('is does do has') + any('it he she they you') + '(?=\\? )',
      START + any('funny shame pity careless amazing strange') + any('how that thing you if about'),
      any('say give') + any('hello hi my our') + upTo(2),
      any('lovely beautiful nice pretty') + any('family wife kids house home place daughter shop'),
      is('still') +
        any('leaves leave walks parks goes lives works takes sleeps sleep keeps there here'),
    ),
  ],
  told: anyOf([
    String.raw`no:\S* (?:\S+ )?(?:human|person|one|woman|man|child|being|body):\S* (?:\S+ )?deserves?|nobody:\S* deserves?|not:\S* a:\S* single:\S* person`,
    String.raw`(?:was|were|been|got):\S* (?:\S+ )?(?:stabbed|shot|killed|murdered|attacked|raped|slaughtered|injured|found|burned|burnt|bombed)|i:\S* was:\S* (?:attacked|beaten|hit)`,
    // Told, judged, counted.
    String.raw`said|says|police|officers?|court|jury|judge:\S* (?:said|ruled|sentenced)|arrested|jailed|sentenced|charged|convicted|suspects?|trial|investigat\w+|witness(?:es)?|reportedly|allegedly|according|victims?|survivors?|prosecutors?|detectives|killed:\S* (?:in|by|on)|died:\S* (?:in|of|on|at)|statistics|percent|per:\S* cent|campaign|charity|donate|awareness|museum|century|history|war:\S* (?:of|in)|soldiers|army`,
    String.raw`officials|confirmed|message:\S* saying|i:\S* (?:get|got):\S* told|told:\S* to|happened:\S* to:\S* me|mandatory|leak:\S* site|hats:\S* mandatory|on:\S* site|drill|drills|evacuat\w+|used:\S* to:\S* (?:tell|say)|i:\S* am:\S* safe`,
    String.raw`novel|episode|movie|film|videogame|video:\S* game`,
    // Vermin, and what is said of none who is meant.
    String.raw`rats|mice|wasps|weeds|hornets|slugs|pest:\S* control|mosquitoes|love:\S* you|bury:\S* the:\S* hatchet|medal|was:\S* the:\S* bomb|fifa|execute:\S* (?:fast|on)|premises:\S* on`,
    // Condemned.
    String.raw`threatened|threatening|threats?|condemn\w*|disgust\w+|hateful|violence:\S* (?:is|against)|never:\S* (?:the:\S* )?(?:answer|ok|okay|right|acceptable|hurt|harm|wish)|breaks:\S* my:\S* heart`,
  ]),
  setting: anyOf([
    // Played, cooked, cured, sold, repaired.
    String.raw`series|season|chapter|book|game|games|player|match|goal|league|team:\S* (?:won|lost)|tournament|level|boss:\S* fight|table:\S* football|sniper:\S* on:\S* the:\S* roof|grenade:\S* otherwise|lyrics|song|album|concert|gig|karaoke|video|videos|photo:\S* shoot`,
    String.raw`recipe|cook|cooking|oven|pan|sauce|simmer|onions?|garlic|barbecue|bbq|surgery|surgeon|patient|patients|diagnos\w+|medication|dose|dentist|pressure|cancer|allerg\w+|poverty|fireworks|candles?|birthday:\S* cake|workout|squats|leg:\S* day|gym:\S* tomorrow|exams?|homework|ice|icy|slippery|helmet|ladder`,
    String.raw`insurance:\S* (?:covers|policy|claim)|invoices?|warranty|discount|refund:\S* policy|delivery:\S* slot|subscription|deploy|deployment|repo|kubernetes|docker|letters:\S* and|must:\S* be:\S* (?:kept|stored|signed|locked|worn|used)|keep:\S* out:\S* of:\S* reach`,
    String.raw`lol|lmao|haha|hahaha|joking|joke|kidding|figuratively|metaphor|proverb|quote|squeeze|fries|group:\S* chat|pints|derby|build:\S* job|wire|voltage|socket|grave:\S* with|muppet`,
  ]),
};
