export function generateSources(root: string): void;
