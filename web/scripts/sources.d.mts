export function readSources(root?: string): unknown;
type Catalogue = Record<string, Record<string, string>>;
export function withSources(catalogue: Catalogue, sources: unknown, language: string): Catalogue;
export function generateSources(root?: string): void;
