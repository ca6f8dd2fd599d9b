import type { Sharp } from 'sharp';

/** Names of the files of the story, each with its bytes. */
export function makeFiles(): Promise<Record<StoryFile, Buffer>>;
export type StoryFile =
  | 'invoice_7731.jpg'
  | 'campaign_03.png'
  | 'poster.png'
  | 'IMG_2214.jpg'
  | 'team.jpg'
  | 'broken.png';
/** A ZIP archive whose entries are stored uncompressed. */
export function zipOf(entries: readonly (readonly [name: string, content: Uint8Array])[]): Buffer;
export const POSTER_LINK: string;
/** An SVG of that size with something in it. */
export function picture(width: number, height: number, body: string): string;
/** A gradient from above to below, to be named in a picture. */
export function gradient(id: string, from: string, to: string): string;
/** A QR code as part of a picture, its squares so many pixels wide. */
export function codeAt(text: string, x: number, y: number, module: number): string;
/** Draws an SVG and lays grain over it, as a camera does. */
export function photograph(svg: string, seed: number): Promise<Sharp>;
