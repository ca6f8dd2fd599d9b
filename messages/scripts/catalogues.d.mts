export declare const LANGUAGES: readonly string[];
export declare const PARTS_OF_SCREENS_TOO: readonly string[];
export declare const PARTS_OF_THE_SERVER: readonly string[];
export declare function readCatalogue(
  language: string,
  root?: string,
): Record<string, Record<string, string>>;
