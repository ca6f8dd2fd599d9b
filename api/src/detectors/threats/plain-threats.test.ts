import { describe, expect, it } from 'vitest';
import { explainThreats, findThreats } from './find-threats.ts';
import { PLAIN_RULES } from './italian/plain-rules.ts';

const rulesOf = (text: string) => explainThreats(text).filter(({ guard }) => guard === null).map(({ threat: { rule } }) => rule.id);

/** One sentence for each way; other rules may see it as well. */
const SENTENCES: Readonly<Record<string, string>> = {
  'others-will': 'I nostri amici spezzeranno le gambe al fornitore.', 'group-if': 'I crumiri verranno uccisi se consegnano ancora.', 'next-to-die': 'Sarete i prossimi a morire.',
  'you-die-at': 'Stanotte muori.', 'already-corpse': 'Sei già un cadavere.', 'who-touches-dies': 'Chi entra in questo cantiere muore.', 'waits-for': 'C’è una pallottola che ti aspetta.',
  'until-dead': 'Non mi fermo finché non vi vedo sottoterra.', 'knows-whom': 'Ho un fucile e so già a chi sparare.', 'pool-of-blood': 'Lo lascio in un lago di sangue.',
  'to-whoever': 'Offro da bere a chi lo fa fuori.', 'wall-and-shoot': 'Mettetelo al muro e sparate.', 'upside-down': 'Appendetelo a testa in giù.', 'goes-and-beats': 'Scendo e pesto il primo vigile che vedo.',
  'comes-with-arms': 'Passiamo in cento con le spranghe.', 'worse-to-come': 'Ai tuoi succederà qualcosa di brutto.', 'would-see': 'Pagherei per vedere il sindaco buttato giù dalle scale.',
  'like-animals': 'Vanno stanati come topi.', 'only-good-is': 'L’unico banchiere buono è quello con una pallottola in testa.', 'not-the-window': 'La prossima volta non sarà la vetrina, sarà la tua testa.',
  'swept-away': 'I banchieri saranno spazzati via.', 'shut-and-burned': 'Dovreste essere chiusi in un palazzo e bruciati.', 'sent-off': 'Certi dirigenti andrebbero mandati all’ospedale.', 'goes-armed': 'Prendo una pistola e faccio visita al notaio.',
  'taught-by-blows': 'Quelle impiegate vanno educate a cinghiate.', 'finishes-them': 'Stanotte finiamo i banchieri.', 'cleans-with-fire': 'Dobbiamo ripulire questo paese con il fuoco.', 'lays-hands': 'Se metto le mani sul notaio, non camminerà più.',
  'dreams-of-dead': 'Sogno un mondo in cui i banchieri sono impiccati.', 'loads-for': 'Sto caricando il fucile per il corteo.', 'serves-them-right': 'Ai banchieri sta bene quando li lapidano.', 'only-language': 'Il bastone è l’unica lingua che capiscono.',
  'not-alive-until': 'Non arriverete vivi a Natale.', 'wants-dead': 'Li vogliamo morti.',
  'makes-regret': 'Farò rimpiangere a ogni notaio di essere nato.', 'put-to-sword': 'Vanno passati a fil di spada.', 'would-do-them-good': 'A quel notaio servirebbe una mascella rotta.', bounty: 'Ci vorrebbe una taglia sui banchieri.',
  'catches-a-blow': 'Chi passa si becca una coltellata.', 'push-one-down': 'Butta un notaio giù per le scale.', 'wants-below': 'Voglio tutti i notai sottoterra.', 'deserve-this': 'Sapete che cosa meritano: un cappio.',
  'should-fear': 'Dovreste temere per la vostra vita.', 'boot-on-neck': 'Il mio stivale sul collo del notaio.', 'who-beats-drinks': 'Chi picchia un notaio beve gratis.', 'streets-of-blood': 'Scorrerà il sangue dei notai.',
  'only-solution': 'L’unica soluzione è la forca.', 'wants-fear': 'Voglio che i banchieri abbiano paura di uscire.', 'deserve-arms': 'I banchieri si meritano le bombe.',
  'loses-a-finger': 'Chiama i carabinieri e tuo figlio perde un dito.', 'keep-walking': 'Ritira la denuncia se vuoi continuare a camminare.', 'waits-below': 'Uno di noi ti aspetta sotto casa.', 'under-the-car': 'Guarda sotto la macchina prima di partire.',
  'no-flowers': 'Verranno e non porteranno i pasticcini.', 'first-to-die': 'La tua segretaria sarà la prima a morire.', 'takes-arms-and': 'Qualcuno prenda un fucile e spari al ministro.', 'place-of-dead': 'Il posto dei banchieri è in fondo al mare.', soffocate: 'Che soffochi nel suo sangue.',
  'body-for-dogs': 'Lasceremo il tuo corpo ai cani.', 'stop-thinking-of': 'Non riesco a smettere di pensare a strangolare il mio capo.', 'stay-home': 'Non venite al lavoro domani se volete restare vivi.', 'gun-will-fix': 'La pistola ti farà cambiare tono.',
  'makes-example': 'Ne faremo un esempio.', 'noose-suits': 'Staresti bene con un cappio al collo.', 'each-a-bullet': 'A ogni vigile la sua pallottola.',
  'blows-on': 'Ti stendo con un pugno.',
};

describe('plain threats in Italian that name no deed of the writer', () => {
  it.each(Object.entries(SENTENCES))('%s: %s', (rule, text) => { expect(rulesOf(text)).toContain(`threats/it-${rule}`); });

  it('has a sentence for each way', () => { expect(PLAIN_RULES.map(({ id }) => id.replace('threats/it-', '')).filter((id) => !(id in SENTENCES))).toEqual([]); });

  it.each([
    'Qualcuno ci faccia il favore di eliminare quel ladro.', 'Butterò personalmente ogni dirigente giù dal tetto.', 'Affogateli tutti e basta.', 'Non c’è niente che vorrei di più che strangolare il direttore.',
    'Torturerei con gioia un notaio.', 'Il mio piano è uccidere più banchieri che posso.', 'Sono a un passo dal pestare il notaio.', 'Versate benzina sui banchieri.', 'Tirate sassi ai vigili.', 'I vigili hanno bisogno di essere picchiati.', 'I vigili meritano di tornare a casa e di essere frustati.', 'Bisogna farla pagare cara ai vigili.', 'Farei volentieri fuori tutti i banchieri.', 'Farei giustiziare i banchieri.', 'Prendiamo a sassate i vigili.', 'Sto pensando seriamente di investire un vigile.', 'Prendete i fucili e andate a caccia di banchieri.', 'Spero che qualcuno picchi a sangue quel vigile.', 'Spero che quel giudice finisca sotto un treno.', 'I dirigenti dovrebbero penzolare dagli alberi.', 'Massacriamo di botte i vigili.',
  ])('is found: %s', (text) => { expect(findThreats(text)).not.toEqual([]); });

  it.each([
    'Se vuoi continuare a camminare dopo l’operazione fai gli esercizi.', 'Il taxi ti aspetta sotto casa.', 'Guarda sotto la macchina prima di partire, perde olio.', 'Non portiamo il cane.', 'Sbrigati o perde il treno.', 'I dubbi saranno spazzati via.', 'Dovreste essere felici e riposati.', 'I pacchi vanno mandati in ufficio.', 'Prendo il coltello e taglio il pane.', 'Vanno educati con pazienza.', 'Stanotte finiamo il lavoro.', 'Ripuliamo il forno con il sale.',
    'Se metto le mani sul motore non si ferma più.', 'Sogno un mondo in cui i bambini sono felici.', 'Sto caricando la macchina per le vacanze.', 'Ai clienti sta bene quando li chiamiamo.', 'Li voglio freschi.', 'Dobbiamo fermare chi vuole far male agli operai.', 'Versate acqua sui fiori.', 'Farò piangere di gioia la nonna.', 'Alle piante farebbe bene un po’ di sole.', 'C’è una taglia sull’uomo che ha rubato.', 'Chi passa si prende un gelato.', 'Butta un foglio giù per le scale.', 'Voglio tutti i quadri appesi al muro.', 'Sapete che cosa meritano: un applauso.',
    'Nessuno deve avere paura di uscire.', 'Il mio piede sul pedale.', 'Chi aiuta un notaio beve gratis.', 'Le strade si tingeranno di rosso per la festa.', 'Voglio che nessuno abbia paura di uscire.', 'L’unica soluzione è l’ascensore.', 'I vigili meritano le ferie.', 'Nessuna pietà per chi picchia i vigili.', 'Andiamo a caccia di funghi.', 'Sarai la prima a saperlo.', 'Prendete un coltello e tagliate la torta.', 'Il posto dei libri è in alto.', 'Non riesco a smettere di pensare alle vacanze.', 'Non venite domani se volete restare sani.', 'Staresti bene con una cravatta.', 'A ogni cliente il suo sconto.', 'Qualcuno taglierà la torta.', 'I nostri ragazzi romperanno il ghiaccio con una battuta.', 'I negozi verranno chiusi se piove.', 'Sei il prossimo in fila.', 'Stasera muori dal ridere.', 'Chi entra paga il biglietto.',
    'C’è un pacco che ti aspetta.', 'Non mi fermo finché non vi vedo felici.', 'So già a chi regalarlo.', 'Lo lascio in un angolo.', 'Offro da bere a chi lo ripara.', 'Mettetelo al muro e accendete la luce.',
    'Scendo e compro il pane.', 'Passiamo con le torte.', 'Arrivo con le chiavi.', 'Ti succederà qualcosa di bello.', 'Mi piace vedere i bambini correre giù per la discesa.', 'Il tetto va riparato, e basta.', 'Quel vaso è caduto dal tetto.',
    'Ti stendo i panni.', 'Basta violenza, e basta odio.', 'Ci faccia il favore di rispondere.',
  ])('leaves alone: %s', (text) => { expect(findThreats(text)).toEqual([]); });
});
