/** Violence as a thing: what one suffers, and what it is done with where nothing else is meant by it. Written from the language, not from any data. */
export const VIOLENCE = `
  death deaths execution executions extermination eradication annihilation extinction hanging hangings lynching lynchings beheading beheadings decapitation castration sterilisation sterilization
  euthanasia genocide holocaust massacre massacres slaughter murder murders rape rapes torture stoning stonings killing killings culling cull elimination liquidation gassing crucifixion
  assassination assassinations bloodshed bloodbath carnage violence beating beatings whipping whippings flogging floggings thrashing bullet bullets noose nooses gallows guillotine guillotines
  ovens crematorium crematoria pogrom pogroms purge enslavement slavery mutilation disembowelment electrocution strangulation suffocation starvation brutality butchery bombing bombings cyanide zyklon
  headshot headshots gangrape suffering agony dismemberment impalement waterboarding abortion-at-birth firing-squad cleansing coffin coffins grave graves hell hellfire stabbing stabbings`;

/** Verbs that begin a violent phrase though they are none themselves: `put down`, `get rid of`, `set on fire`. */
export const DEED_WORDS = `
  nail nailing give giving run running hack hacking chop chopping slice slicing get put take wipe blow make watch see let set send do ensure string gun mow end pull throw push toss shove hurl finish run line burn rip tear snap crack bust cave twist throw pour drop feed lay silence dispose
  relieve open declare stick plunge drive ram carve split gouge claw wring pull rearrange knock force skewer shut leave dump drag tie chain nail lock weed root stamp smoke clean free rid purge cleanse erase remove
  getting putting taking wiping blowing making watching seeing letting setting sending doing ensuring stringing gunning mowing ending pulling throwing pushing tossing shoving hurling finishing running lining ripping
  tearing snapping cracking busting caving twisting pouring dropping feeding laying silencing disposing relieving opening declaring sticking plunging driving ramming carving splitting gouging clawing wringing
  knocking forcing shutting leaving dumping dragging tying chaining nailing locking weeding rooting stamping smoking rearrange rearranging cleaning freeing ridding purging cleansing erasing removing hang rape fuck fucking bury burying
  sweep sweeping wash washing drive driving chase chasing remove removing blast squeeze squeezing round hunt hunting use using shower spray spraying beat beatin kick teach teaching visit paying pay fill filling pump pumping`;
