/** The slots of English frames: each list is named by `$` in a pattern. */
const SURE =
  'kill|kil|murder|slaughter|massacre|exterminate|annihilate|assassinate|lynch|behead|' +
  'decapitate|strangle|crucify|impale|dismember|disembowel|rape|torture|castrate|execute|' +
  'exicute|electrocute|guillotine|hang|hng|shoot|stab|shank|genocide|merk|unalive|mutilate|' +
  'neuter';
const DEED =
  `${SURE}|` +
  'gas|burn|burn down|drown|poison|stone|gut|skin|bomb|nuke|hunt|hunt down|eradicate|purge|' +
  'obliterate|terminate|firebomb|string up|flay|bulldoze|wipe out|kill off|butcher|suffocate|' +
  'throttle|maim|incinerate|torch|vaporize|euthanize|cull|liquidate|cremate|sterilize|' +
  'sterilise|scalp|lobotomize|whack|gun down|mow down|blow up|slay|smother|waterboard|kneecap|' +
  'run over|bludgeon|immolate|disfigure|sodomize|bury|hangem|killem';
/** Verbs that nothing else uses: a name may be their object. */
const GRAVE =
  'murder|slaughter|massacre|assassinate|lynch|behead|decapitate|strangle|crucify|rape|' +
  'torture|castrate|execute|exicute|electrocute|guillotine|hang|shoot|dismember';
const DONE =
  'hanged|hung|shot|executed|killed|murdered|slaughtered|raped|lynched|beheaded|decapitated|' +
  'stoned|castrated|tortured|exterminated|illiminated|eliminated|eradicated|gassed|crucified|' +
  'impaled|drowned|burned|burnt|stabbed|strangled|bombed|nuked|electrocuted|guillotined|' +
  'minced|gutted|skinned|euthanized|purged|assassinated|dismembered|mutilated|flogged|whipped|' +
  'curbstomped|firebombed|butchered|suffocated|maimed|incinerated|vaporized|culled|liquidated|' +
  'cremated|sterilized|sterilised|gunned down|mowed down|blown up|run over|slain|waterboarded|' +
  'neutered|hunted down|shanked|tarred and feathered|beaten to death|massacred|annihilated|' +
  'strung up|put down|put to death|wiped out|buried alive|drawn and quartered';
const PLACES =
  'window|cliff|cliffs|bus|train|trains|tracks|river|ocean|sea|lake|pit|volcano|helicopter|' +
  'helicopters|plane|roof|bridge|building|pigs|dogs|wolves|sharks|lions|alligator|alligators|' +
  'crocodiles|gators|chipper|woodchipper|oven|ovens|furnace|fire|lava|truck|traffic|volcanoes|' +
  'acid|grinder';

export const ENGLISH_LISTS: Readonly<Record<string, string>> = {
  i: 'i|we|us',
  will:
    'itching to|dying to|eager to|willing to|fixing to|tempted to|volunteer to|be able to|' +
    'get to|will|would|must|could|want to|going to|go to|love to|like to|ready to|wait to|plan ' +
    'to|planning to|about to|have to|need to|promise to|happy to|glad to|should|might|shall',
  call:
    'allowed to|legal to|might as well|should be able to|time we|vote we|volunteer to|let ' +
    'us|someone|somebody|anyone|anybody|time to|we should|we must|we need to|we have to|we can|' +
    'you should|they should|they must|need to|have to|should have|should of|should|why do not ' +
    'we|how about we|i say|say we|someone needs to|someone should|somebody should|better|had ' +
    'better|go and|come and|please god let|just let|good time to|got to|how about|we ought ' +
    'to|we oughta|feel free to|could have|would have',
  mood:
    'should|must|need|needs|deserve|deserves|deserved|ought|oughta|hope|wish|hopefully|' +
    'want|hoping|pray|praying|better',
  whom:
    'each and every one|the lot of (them|you)|(his|her|their|your|ur) ..2 (ass|asses|arse|' +
    'neck|necks|corpse)|you|u|ya|yall|him|her|them|em|everyone|everybody|these|those|<person>|' +
    '<people-sign>|(this|that|the|another|any|my|your|his|our|some|a|an|more|both|every|all|all ' +
    'of|one of|half|such|two|most|other|few|next) ..3 (<person>|<people-sign>)|all of (you|them|' +
    'these|those|em)|all (you|them|these|those|em)|both of (you|them)|each of (you|them)|every ' +
    'one of (you|them|these|those)|every ..1 one of (you|them|these|those)',
  they:
    'you|u|ya|yall|he|she|they|him|her|them|these|those|everyone|everybody|<person>|' +
    '<people-sign>|all of (you|them|these|those)',
  sure: SURE,
  grave: GRAVE,
  deed: DEED,
  done: DONE,
  die: 'die|hang|swing|rot|burn|drown|bleed|dangle|fry|perish|croak|keel over|kiel over',
  dying:
    'die|dying|dead|hang|hanging|hanged|hung|swing|swinging|rot|rotting|burn|burning|drown|' +
    'drowning|bleed|' +
    `bleeding|dangle|dangling|fry|frying|swinging|torn apart|tortured|${DONE}`,
  gallows:
    'firing squad|firing squads|gallows|guillotine|noose|lamp post|lamppost|lamp posts|' +
    'lampposts|light pole|light poles|electric chair|lynching|lynch mob|public execution|' +
    'public executions|public hanging|wood chipper|woodchipper|highest tree|tallest tree|tall ' +
    'tree|hangman|hangmans noose',
  end:
    'bullet|bullets|rope|noose|coffin|hanging|beheading|lynching|execution|casket|body bag|' +
    'rape|raping',
  crime:
    'treason|traitor|traitors|treasonous|sedition|humanity|pedophile|pedophiles|pedo|pedos|' +
    'guilty|tribunal|tribunals|convict|nuremberg',
  body:
    'head|skull|face|neck|throat|brain|brains|eyes|eye|heart|chest|mouth|teeth|knees|' +
    'kneecaps|temple|spine|back',
  limb:
    'head|heads|throat|throats|neck|necks|balls|ballz|nuts|dick|penis|tongue|tongues|' +
    'heart|hearts|fingers|hands|legs|arms|eyes|guts|limbs|ears|skull|skulls|spine|bones|bone|' +
    'face|teeth|jaw|kneecaps',
  part: 'rip|tear|cut|chop|saw|slit|slice|snap|break|crush|smash|gouge|bash|hack|shatter',
  place: PLACES,
  site:
    'house|home|homes|office|offices|shop|store|warehouse|building|car|cars|factory|' +
    'school|church|mosque|mosques|synagogue|synagogues|headquarters|place|plant|depot|showroom|' +
    'clinic|embassy|apartment|flat|garage|lobby|station|venue',
  throw: 'throw|toss|kick|push|shove|drop|feed|launch|chuck|shoved|throwing|tossing',
  thrown: 'thrown|tossed|kicked|pushed|shoved|dropped|fed|launched|chucked|dragged',
  weapon:
    'bullet|bullets|knife|pike|stake|axe|ice pick|pickaxe|spear|machete|sword|gun|shotgun|arrow',
  harm:
    'slap|punch|kick|smack|beat|hit|smash|bash|pummel|clobber|headbutt|chokeslam|throat ' +
    'punch|bitch slap|stomp on|beat up|whip|thrash|thump|choke|strangle|hurt',
};
