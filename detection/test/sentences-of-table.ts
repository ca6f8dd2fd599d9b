/** Sentences of Italian moods, deeds and people, for tests that compare two ways to read rules. */
export function sentencesOfTable(): string[] {
  const moods = [
    'Vi',
    'Domani',
    'Dovremmo',
    'Qualcuno dovrebbe',
    'Se non pagate',
    'Vorrei',
    'Spero che',
    'Meritano di',
    'Andrebbero',
    'Non vedo l’ora di',
    'Attenti a',
    'Prima o poi',
  ];
  const deeds = [
    'ammazziamo',
    'bruciare',
    'impiccati',
    'spacco la faccia a',
    'finire sotto terra con',
    'crepare come',
    'pestare',
    'vi faccio male',
    'vedrete la fine di',
    'la pagherete cara,',
    'dormite con un occhio aperto,',
    'i giorni sono contati per',
  ];
  const people = ['tutti', 'quei ladri', 'il sindaco', 'i vostri figli', 'te', 'questi infami'];
  return moods.flatMap((mood) =>
    deeds.flatMap((deed) => people.map((person) => `${mood} ${deed} ${person}.`)),
  );
}
