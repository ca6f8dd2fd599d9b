import { readFileSync } from 'node:fs';
import { EnvError } from './settings-error.ts';

/** Variables that may hold a secret. Each can be given as a file: its name and `_FILE`. */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'NATS_URL',
  'SETUP_CODE',
  'MAIL_URL',
  'SECRET_KEY',
  'METRICS_TOKEN',
] as const;

/**
 * How a process reads its variables: an empty one counts as absent, and a secret may come from the
 * file that `NAME_FILE` names, as Docker, Kubernetes and systemd hand secrets over. Its value is
 * what the file holds without the last line end.
 * @returns the value of a variable, null when it is absent. It throws EnvError when a secret is set
 * both ways, and when its file cannot be read or is empty.
 */
export function variablesOf(
  source: Record<string, string | undefined>,
): (name: string) => string | null {
  const plain = (name: string) => (source[name] ?? '').trim() || null;
  return (name) => {
    const value = plain(name);
    if (!isSecret(name)) return value;
    const path = plain(`${name}_FILE`);
    if (path === null) return value;
    if (value !== null)
      throw new EnvError(`${name} and ${name}_FILE are both set. Set one of them.`);
    return readSecret(`${name}_FILE`, path);
  };
}

function readSecret(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const problem = code === 'ENOENT' ? "doesn't exist" : `can't be read (${String(code)})`;
    throw new EnvError(`${name} names the file ${path}, which ${problem}. Correct it or unset it.`);
  }
  const value = text.replace(/\r?\n$/, '');
  if (value.trim() === '')
    throw new EnvError(`${name} names the file ${path}, which is empty. Put the secret in it.`);
  return value;
}

const isSecret = (name: string) => (SECRET_VARIABLES as readonly string[]).includes(name);
