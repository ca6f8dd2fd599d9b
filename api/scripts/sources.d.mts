export function generateSources(root: string): Promise<string[]>;
