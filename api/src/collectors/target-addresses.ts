/**
 * Takes the name of what is watched out of its address on the vendor's site; null where the address
 * names none.
 */
export type NameInAddress = (address: URL) => string | null;

/**
 * A name in the path of a vendor's site.
 *
 * @param path its first group is the name
 */
export const at =
  (host: RegExp, path: RegExp): NameInAddress =>
  ({ hostname, pathname }) =>
    host.test(hostname) ? (path.exec(decoded(pathname))?.[1] ?? null) : null;

export const either =
  (...ways: readonly NameInAddress[]): NameInAddress =>
  (address) =>
    ways.reduce<string | null>((found, way) => found ?? way(address), null);

/** A path with its percent signs read; as it is where they are wrong. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What somebody typed or pasted, with an address of the vendor's site read as the name that it
 * leads to.
 * @returns the name; what was typed where it is no such address
 */
export function nameFrom(typed: string, nameIn: NameInAddress | undefined): string {
  if (nameIn === undefined) return typed;
  const address = /^https?:\/\//i.test(typed)
    ? typed
    : /^[a-z0-9.-]+\.[a-z]+\/./i.test(typed)
      ? `https://${typed}`
      : null;
  return address !== null && URL.canParse(address) ? (nameIn(new URL(address)) ?? typed) : typed;
}
