export function generateSources(root: string): Promise<void>;
