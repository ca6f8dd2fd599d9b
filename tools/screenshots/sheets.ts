/**
 * The windows that the design is made for: a desk, a small screen, a phone; and what is left of the
 * desk at 200 % zoom.
 */
export const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
] as const;

/** A page that lays the pictures of each screen beside each other. @param names of the screens */
export function indexOf(names: readonly string[]): string {
  const picture = (name: string, width: number, theme: string) =>
    `<a href="${name}-${width}-${theme}.png"><img loading="lazy" alt="${name}, ${width} px, ` +
    `${theme}" src="${name}-${width}-${theme}.png" height="480"></a>`;
  const row = (name: string) => {
    const pictures = WIDTHS.flatMap(({ width }) =>
      ['light', 'dark'].map((theme) => picture(name, width, theme)),
    );
    return `<h2>${name}</h2><p>${pictures.join(' ')}</p>`;
  };
  return (
    '<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:14px ' +
    'sans-serif;background:#888}p{white-space:nowrap;overflow-x:auto}img{border:1px solid ' +
    `#444}</style>${names.map(row).join('\n')}\n`
  );
}
