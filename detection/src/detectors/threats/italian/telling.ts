/** A sentence with none of these is passed over: a word of a class, be it only people, a body, a place, or one that hints are made of, or one that ends as Italian words do. */
export const TELLING =
  /:[A-Za-z]*[VWUZJPGYHMQBDEFTAclmnqsfekuabdiptKNrSvg]|(?:^| )(?:ti|vi|te|ve|tu[aoe]|tuoi|vostr[aoei]|ne|attent[aoi]|spalle|peccato|incident[ei]|disgrazi[ae]|prossim[oa]|ultim[oaie]|fossi|sai|sapete|avvisat[oi]|contat[ei]|chi|non|altro|meno|fine|modo|bomb[ae]|armati|pena|lista|suolo|cadaver[ei]):|[a-z]{4}[aio]:/;
