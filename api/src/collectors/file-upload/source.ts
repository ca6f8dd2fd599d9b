import { defineSource } from '../source.ts';

/** Files come from people: there is no connector. */
export const source = defineSource({
  id: 7,
  slug: 'file-upload',
  name: 'File upload',
  description: 'Uploaded files.',
  group: 'file-upload',
  hasHandles: false,
  hasPublishers: false,
  hasCredential: false,
  rule: null,
});
