/** Ids and display names of the sources (specification, section 3). */
export const SOURCES: readonly { id: number; name: string }[] = [
  { id: 2, name: 'Facebook' },
  { id: 7, name: 'File upload' },
  { id: 1, name: 'Instagram' },
  { id: 3, name: 'Linkedin' },
  { id: 8, name: 'Local network' },
  { id: 4, name: 'WhatsApp' },
  { id: 5, name: 'X' },
];
