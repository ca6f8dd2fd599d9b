/** Joins the class names that are strings; `undefined` and `false` fall away. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
