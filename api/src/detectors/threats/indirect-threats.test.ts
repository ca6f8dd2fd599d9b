import { expect, it } from 'vitest';
import { findThreats } from './find-threats.ts';

/** One sentence for each way, of our own writing: wishes, what others deserve, what follows if one does not obey. */
const ENGLISH = [
  'I would not hesitate to shoot a migrant.', 'I dream of the day when all Muslims are gone.', 'Gays should be locked up and beaten.',
  'You people will pay with your blood.', "I'll end your life.", "It's time to exterminate the immigrants.", 'They have got it coming to them.',
  'Nothing would please me more than to see them hang.', "I'm going to put you in hospital.", 'Shoot them at the border.',
  'Women deserve to be raped.', 'Why has nobody shot this guy yet?', 'Bring back the gas chambers.', 'Get the ropes ready.',
  'Watch what happens to your kids.', 'Any gay who comes near me is going to get hurt.', 'I feel like killing some immigrants.',
  "I wouldn't mind if all immigrants dropped dead.", 'It should be legal to shoot migrants.', 'A noose is what they need.',
  'I get pleasure from beating up gays.', 'She needs to be raped.', 'Drop dead.', "You're going to get what's coming to you.",
  'Gonna shoot up the school tomorrow.', "I'd pay to watch them die.", 'Stone the gays.', 'Someone should give those women a good beating.',
  'I will personally see to it that they die.', 'I would have every one of them executed.', "We're coming to get you.",
  'You should fear for your life.', 'I hope a truck runs over you.', 'I hope your house burns down with you in it.', 'They should be burned alive.',
  'I want to watch the life leave your eyes.', 'I support killing gays.', 'Do the world a favour and kill yourself.', 'They are asking for a bullet.',
  'My dream is to kill a cop.', 'I will do to you what Hitler did to the Jews.', "I can't wait for the next genocide.",
  'There is nothing wrong with beating your wife.', "Wouldn't it be great if they all died?", "I'm warning you, leave or I'll break your legs.",
  'Shut up or I will kill you.', 'One day I will kill a black person.', 'If a gay person touches me I will punch him.',
  'You people are going to pay.', 'Women had better be careful, I have a gun.', "I'm going to smash a woman's face in.",
  'We must purge the country of immigrants.', "It's about time we got rid of these women.", 'Women should get beaten.',
  'Trans people should be wiped off the planet.', 'May all Muslims die.', 'Women deserve violence.', 'Attacking immigrants is justified.',
  'Feel free to hit women.', 'Please, someone shoot these immigrants.', "Why don't all gays just die?", 'I hope that one day all women will suffer.',
  'Trans people should go and die.', "I'd be glad if women were dead.", 'The more women die the better.', "I'll bomb a mosque.", 'Gas the Jews.',
  'Kill gays.', 'Gays must suffer.', 'Immigrants should be buried alive.', "I'm gonna slap the hell out of that woman.", 'I vow to kill a Muslim.',
  "I'm sick of women, I'm going to start shooting them.", "Gays don't have long to live.",
];
const ITALIAN = [
  'Prima o poi ammazzo un immigrato.', 'Non arriverai vivo a domani.', 'Ve la faremo pagare.', 'Pagherete per quello che avete fatto.',
  'Verremo a prendervi sotto casa.', 'Stai attento quando esci di casa.', 'Dovete sparire dalla faccia della terra.', 'Gli zingari devono bruciare.',
  'Le donne vanno picchiate.', 'Quella merita una lezione.', 'Riaprite i forni.', 'Hitler aveva ragione.',
  'Affondiamo i barconi con gli immigrati dentro.', 'Che muoiano tutti.', 'Ti auguro di morire.', 'Auguro la morte a tutti i gay.',
  'Sarebbe ora di sparare agli immigrati.', 'Un immigrato buono è un immigrato morto.', 'Dobbiamo ripulire il paese dagli immigrati.',
  'Prendiamoli a sprangate.', 'Mettiamoli al muro.', 'Gli darei fuoco.', 'Io li sterminerei.', 'Non mi dispiacerebbe vedere un gay morto.',
  'Godrei a vederli soffrire.', 'Questo proiettile è per te.', 'Una medaglia a chi ammazza un immigrato.', 'Fate bene a picchiare le donne.',
  'Il mondo starebbe meglio se gli immigrati morissero.', 'Perché non muoiono tutti?', 'I disabili andrebbero soppressi alla nascita.',
  'Uccidiamoli tutti.', 'Sparategli a vista.', 'Qualcuno bruci quella moschea.', 'Metterò una bomba nel tuo ufficio.',
  'Vattene o ti spezzo le gambe.', 'Scappa finché puoi.', 'Fanno bene a picchiarvi.', 'Bisogna schiacciarli come scarafaggi.', 'Ti taglio la testa.',
  'Li voglio vedere penzolare da un albero.', 'Appendeteli a testa in giù.', 'Facciamogli fare la fine di Mussolini.',
];

it.each([...ENGLISH, ...ITALIAN])('is a threat: %s', (text) => { expect(findThreats(text)).not.toEqual([]); });

it.each([
  'You better run the tests before you merge.', 'I need a bullet list of what they deserve credit for.', 'Blood pressure will run high in winter.', 'They want a hiding place for their data.', 'We should round up all the numbers.',
  'Bring back the old layout.', 'Feel free to hit reply.', 'Nobody would care if the server died.', 'She will teach them a lesson about grammar at school, a nice one.', 'I would not hesitate to call them.', 'Free the city of cars.',
  'The medal goes to whoever runs the fastest.', 'Time to kill the lights.', 'Get out or stay home.', 'Pagheranno la fattura entro venerdì.', 'Ti aspetto fuori con una birra.', 'Attento quando esci, piove.', 'Facciamola finita con le riunioni.',
  'Dobbiamo dare una mano ai vicini.', 'Riaprite le scuole.', 'Chi corre merita una medaglia.', 'È giusto aiutare le donne.', 'Meritano di vincere.', 'Non esiterei a chiamarti.',
])('is none: %s', (text) => { expect(findThreats(text)).toEqual([]); });
