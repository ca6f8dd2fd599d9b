/**
 * The name that an answer's Content-Disposition gives its file (RFC 6266, the one for all scripts
 * first); `otherwise` when it gives none that is only a name.
 */
export function nameOf(disposition: string | null, otherwise: string): string {
  const header = disposition ?? '';
  const name =
    decoded(/filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1]) ??
    /filename="((?:[^"\\]|\\.)+)"/.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1') ??
    /filename=([^";\s]+)/.exec(header)?.[1];
  return name === undefined || /[/\\]/.test(name) ? otherwise : name;
}

function decoded(percent: string | undefined): string | undefined {
  try {
    return percent === undefined ? undefined : decodeURIComponent(percent);
  } catch {
    return undefined;
  }
}

/** Hands bytes to the browser's downloads. `disposition` is the answer's Content-Disposition. */
export function saveAs(bytes: Blob, disposition: string | null, otherwise: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(disposition, otherwise);
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
