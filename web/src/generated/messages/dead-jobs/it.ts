// Written by web/scripts/messages.mjs from messages. Do not edit.
import type { Texts } from './index.ts';

const ITALIAN: Texts = [
  "Lavori abbandonati",
  "Ciò che Vedetta ha tentato fino all'ultimo, e perché ha rinunciato. Riprovando, il lavoro ricomincia con tutti i suoi tentativi. Le voci restano per 90 giorni.",
  "Impossibile leggere l'elenco",
  "Riprova",
  "Caricamento dei lavori abbandonati",
  "Nessun lavoro abbandonato",
  "Ogni scansione, e-mail e messaggio degli ultimi 90 giorni è giunto alla fine o è ancora in corso.",
  "Lavori abbandonati, dal più recente",
  "voci",
  "Ricomincia",
  "Se anche l'ultimo tentativo fallisce, torna in questo elenco.",
  "Non è stato ritentato",
  "Lavoro",
  "Perché",
  "Il motivo non è noto.",
  "Tentativi",
  "Abbandonato",
  "Azioni",
  "Riprova",
  "Scansione",
  "Testo nelle immagini",
  "Lettera",
  "Preparazione di un’e-mail",
  "Messaggio a un webhook",
  "Scansione dello storico",
  "Lista di indicatori",
  "Altro lavoro",
];
export default ITALIAN;
