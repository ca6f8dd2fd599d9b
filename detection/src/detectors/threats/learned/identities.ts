/**
 * Words that name groups of people by belief, origin, sex, orientation or disability, without scorn. The learnt model reads each as the same word:
 * whom a sentence names says nothing of whether it threatens, and sentences that threaten name some groups more often than others.
 */
const NAMES = `
  muslim muslims islam islamic jew jews jewish christian christians catholic catholics protestant protestants mormon mormons hindu hindus sikh sikhs buddhist buddhists atheist atheists believer believers
  immigrant immigrants migrant migrants refugee refugees foreigner foreigners foreign asylum newcomers expats
  black blacks white whites asian asians african africans arab arabs latino latinos latina latinas hispanic hispanics indigenous native natives romani romany traveller travellers gypsies
  american americans mexican mexicans indian indians chinese japanese korean koreans russian russians ukrainian ukrainians italian italians german germans french iranian iranians israeli israelis palestinian palestinians
  pakistani pakistanis british european europeans turkish turks polish poles romanian romanians albanian albanians moroccan moroccans nigerian nigerians somali somalis syrian syrians afghan afghans bangladeshi bangladeshis
  woman women female females man men male males feminist feminists gay gays lesbian lesbians homosexual homosexuals bisexual bisexuals queer queers trans transgender transsexual transsexuals lgbt lgbtq nonbinary
  disabled deaf blind autistic handicapped wheelchair-user elderly old pensioner pensioners
  musulmano musulmana musulmani musulmane islamico islamica islamici islamiche ebreo ebrea ebrei ebree ebraico ebraica cristiano cristiana cristiani cristiane cattolico cattolica cattolici cattoliche ateo atei credente credenti induisti sikh buddisti
  immigrato immigrata immigrati immigrate migrante migranti profugo profuga profughi profughe rifugiato rifugiata rifugiati rifugiate straniero straniera stranieri straniere extracomunitario extracomunitari richiedenti clandestino clandestini
  nero nera neri nere bianco bianca bianchi bianche africano africana africani africane asiatico asiatica asiatici asiatiche arabo araba arabi arabe rom sinti nomade nomadi
  americano americani cinese cinesi rumeno rumena rumeni rumene albanese albanesi marocchino marocchina marocchini russo russi ucraino ucraini tedesco tedeschi francesi italiano italiana italiani italiane
  donna donne femmina femmine uomo uomini maschio maschi femminista femministe gay lesbica lesbiche omosessuale omosessuali bisessuale bisessuali transessuale transessuali transgender
  disabile disabili sordo sordi cieco ciechi autistico autistici invalido invalidi anziano anziana anziani anziane vecchio vecchia vecchi vecchie pensionato pensionati`;

export const IDENTITIES: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));
