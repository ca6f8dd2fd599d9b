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

/** More nouns for people, for threats alone: trades, beliefs, nations, ages, roles, words of scorn. */
const MORE = `
  infidel apostate kafir heretic unbeliever believer worshipper parishioner pilgrim priest bishop pope imam rabbi vicar pastor monk nun missionary zionist islamist salafist
  vegan vegetarian hippie hipster redhead ginger blonde cyclist biker motorist pedestrian walker runner hiker camper surfer skater passenger commuter trespasser intruder burglar
  robber gangster thug crook fraudster scammer dealer junkie druggie drunk alcoholic vagrant hobo tramp squatter homeowner landlady tenant roommate flatmate housemate
  bankster stockbroker trader broker accountant auditor analyst engineer scientist researcher academic scholar lecturer tutor headmaster principal dean schoolboy schoolgirl
  schoolkid preschooler toddler infant newborn orphan youngster youth adolescent granny grandma grandmother grandpa grandfather granddad nan auntie niece nephew grandchild
  stepson stepdaughter stepmother stepfather mother-in-law fiance fiancee widow bride groom mistress heir sibling twin boomer millennial zoomer oldie geezer codger spinster
  housewife mum-of-two nanny babysitter maid cleaner cook chef waiter waitress barman bartender barista butcher baker grocer shopkeeper cashier vendor trucker cabbie cabby
  courier postman farmer peasant gardener fisherman miner builder plumber electrician carpenter welder mechanic pilot steward stewardess sailor marine trooper sergeant captain
  general colonel admiral commander veteran conscript recruit deserter mercenary militiaman fighter rebel insurgent partisan jihadist jihadi bomber gunman sniper shooter
  policewoman detective inspector sheriff deputy bailiff warden jailer prisoner inmate convict felon offender molester abuser stalker nonce pedo paedo groomer pimp hooker prostitute
  stripper escort sinner saint sodomite witch wizard devil demon satanist pagan mason freemason globalist elitist royal royalist monarch king queen prince princess duke lord
  lawmaker legislator deputy congresswoman mp chancellor premier ambassador diplomat envoy spokesman spokeswoman campaigner lobbyist donor unionist striker-breaker scab picket
  demonstrator rioter looter anarchist antifa marxist bolshevik commie lefty leftie rightist nationalist separatist populist tory labourite brexiteer remainer remoaner trumper
  maga antivaxxer denier conspiracist skeptic centrist progressive snowflake wokester sjw simp incel chad virgin cuck karen femboy furry weeb nerd geek gamer streamer youtuber
  tiktoker celebrity star actor actress singer rapper artist painter poet author novelist columnist commentator anchor presenter host podcaster comedian publisher correspondent
  photographer whistleblower leaker hacker spammer heckler bully coward tosser git knobhead bellend arsehole arse shithead dipshit fuckwit fuckhead cocksucker slag slapper
  skank tart tramp hussy wench dame chick broad lass lad bloke chap fella fellow mate pal buddy homie nigra jigaboo darkie darky golliwog jungle-bunny wog abo gook nip chinaman
  slant yid heeb hebe shylock zhid kraut hun frog limey gringo wop dago guinea mick taig pikey gypo gippo tinker traveller traveler roma sinti romani itinerant
  beaner wetback greaser redskin squaw injun eskimo muzzie muzzy mudslime jihadi sandnigger hajji hadji kaffir kafir dothead curry-muncher queer poof poofter pansy fairy sissy
  homo lesbo lezzer dyke shemale ladyboy he-she transvestite enby nonbinary spastic spaz mongoloid mong downie cretin imbecile halfwit lunatic psycho schizo nutter madman cripple
  gimp amputee paraplegic quadriplegic dwarf midget wheelchair-user deaf-mute aborigine albanian algerian angolan argentine argentinian armenian australian austrian azeri bangladeshi basque belarusian
  belgian bolivian bosnian brazilian briton brit bulgarian burmese cambodian canadian catalan chechen chilean colombian congolese copt corsican croat croatian cuban cypriot czech dane
  dominican ecuadorian egyptian eritrean estonian ethiopian filipino finn gambian georgian ghanaian greek guatemalan haitian honduran hungarian icelander indonesian iraqi jamaican jordanian kashmiri
  kazakh kenyan kosovar kurd kuwaiti latvian lebanese liberian libyan lithuanian macedonian malaysian malian maltese maori mongolian montenegrin moor moroccan nepali nicaraguan nigerian norwegian
  pashtun persian peruvian puerto-rican rohingya romanian rwandan samoan saudi scot serb serbian sicilian slav slovak slovene somali somalian sudanese swede swiss syrian taiwanese tajik tamil
  tanzanian thai tibetan tunisian turkmen tutsi hutu uighur uyghur ugandan uzbek venezuelan vietnamese welshman irishman englishman frenchman dutchman yemeni yazidi zimbabwean alawite druze shia shiite
  sunni ahmadi sikh bahai quaker methodist evangelical baptist mennonite amish calvinist lutheran anglican papist creationist darwinist occupant invader coloniser colonizer settler oppressor slaver master
  brute savage barbarian peon pleb plebeian commoner chav redneck hillbilly hick bumpkin yokel trailer-trash scrounger sponger freeloader leech bloodsucker layabout loafer bum moocher dosser
  newcomer arrival stowaway boatload caravan horde tribe clan household audience congregation crowd gang cartel squad platoon battalion parliament senate cabinet council committee board jury
  member supporter follower fan subscriber donor ally accomplice collaborator sympathiser sympathizer apologist defender backer friend partner girlfriend sweetheart lesbian hetero cishet breeder
  being individual creature specimen nobody sort lot bunch kind breed type lowlife nasty piece-of-shit cow sow swine mutt mongrel cur bitch snake weasel worm maggot louse lice tick roach insect bug
  rodent plague disease cancer tumour abomination trash garbage rubbish waste filth dirt turd shit crap
  person couple survivor grass-roots rat-fink judge magistrate juror clerk notary solicitor barrister attorney surgeon dentist midwife vet pharmacist psychiatrist therapist counsellor counselor abortionist
  neighbour-lady someone-else snitcher grasser tout stoolie nark narc
  secretary supervisor assistant receptionist foreman janitor referee umpire linesman treasurer chairman chairwoman chairperson shareholder investor
  founder employer staffer intern trainee apprentice contractor consultant adviser advisor recruiter programmer developer designer marketer salesman
  saleswoman salesperson agent merchant retailer wholesaler supplier importer exporter distributor buyer shopper visitor lodger lessee paramedic
  psychologist physio pediatrician paediatrician gynecologist medic carer caretaker childminder headteacher headmistress graduate librarian constable
  bouncer bodyguard watchman doorman firefighter fireman mailman milkman bricklayer roofer barmaid housekeeper hairdresser barber musician dj
  cameraman vlogger writer mep premier commissioner informer defendant moneylender insurer creditor debtor trustee cfo cto coo management personnel
  workforce widower godson godmother godfather grandson granddaughter grandparent bestie`;

/** Bodies: what violence is done to. */
export const BODY = `
  neck throat head skull face nose jaw teeth tooth mouth eye eyes ear ears brain brains leg legs knee knees kneecap kneecaps arm arms hand hands
  finger fingers bone bones rib ribs spine back chest heart heads skulls throats necks faces guts stomach balls dick nuts body bodies ass
  arse life lives house home car windows family kids blood flesh limbs limb tongue tongues noses jaws legs eyeball eyeballs spines scalp ballsack cock cocks pussy pussies ovaries womb
  lungs lung liver kidneys intestines innards insides entrails toes toe ankles ankle wrist wrists elbow elbows shoulder shoulders hips skin hide nails fingernails toenails lips cheeks cheek chin forehead breasts tits nipples uterus fetus`;

/** By what it is done. */
export const MEANS = `
  gun guns pistol rifle shotgun knife knives machete axe hammer bat bullet bullets bomb bombs grenade petrol gasoline fire acid poison rope noose stake crowbar
  blade razor sword car truck chainsaw gallows firing ar15 ak47 glock explosive explosives dynamite brick bricks stake oven ovens chamber
  chambers camps wall kitchen guillotine shovel sledgehammer chains dagger sabre spear crossbow arrow flamethrower molotov molotovs cyanide arsenic ricin anthrax gas cleaver scissors screwdriver pipe
  wrench hatchet pickaxe pitchfork tank tanks drone drones missile missiles rocket rockets rpg cannon cannons dynamite tnt semtex c4 fertiliser fists boots bats hammers axes swords blades spears torches nooses ropes`;

const NO_PERSON = new Set(
  'being individual sort lot bunch kind breed type dispatch fellow mate lice louse tick roach insect bug rodent worm maggot turd shit crap filth dirt snake nip broad audience piece-of-shit nasty fan partner gamer streamer fighter slant lord chick star arrival premier mp escort partner minute bowl striker-breaker grass-roots someone-else nobody general star host anchor lord master mate shit crap waste rubbish garbage trash disease cancer plague dirt type cow bug tick waste snake frog guinea fairy witch king queen board star lot ginger captain pilot twin fan cook captain fighter runner bomber board worm'.split(
    ' ',
  ),
);

export const adjectives = ADJECTIVES.trim().split(/\s+/);

export const people = ONE.trim()
  .split(/\s+/)
  .flatMap((noun) => [noun, plural(noun)])
  .concat(
    adjectives.map(plural),
    'men women people children wives police folks families ladies gentlemen lgbt lgbtq sob sobs mf mfs mofo'.split(
      ' ',
    ),
  );

/** The nouns that other detectors have no use for. Those that name things as often (`board`, `star`) are left out. */
/** Adjectives that name people after `the`: `the poor`. */
export const moreAdjectives =
  'poor rich elderly old sick weak unemployed jobless handicapped deaf blind obese homeless crippled infirm insane wealthy unborn godless faithless wicked unvaccinated'.split(
    ' ',
  );

export const morePeople = MORE.trim()
  .split(/\s+/)
  .filter((noun) => !NO_PERSON.has(noun))
  .flatMap((noun) => [noun, plural(noun)]);

function plural(noun: string): string {
  if (noun.endsWith('man')) return noun.replace(/man$/, 'men');
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  if (/(?:s|sh|ch|x)$/.test(noun)) return `${noun}es`;
  return `${noun}s`;
}
