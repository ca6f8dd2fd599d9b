/** Names of the files of the story, each with its bytes. */
export function makeFiles(): Promise<Record<StoryFile, Buffer>>;
export type StoryFile = 'invoice_7731.jpg' | 'campaign_03.png' | 'poster.png' | 'IMG_2214.jpg' | 'team.jpg' | 'broken.png';
/** A ZIP archive whose entries are stored uncompressed. */
export function zipOf(entries: readonly (readonly [name: string, content: Uint8Array])[]): Buffer;
export const POSTER_LINK: string;
