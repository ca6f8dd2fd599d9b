/** The name that an answer gives its file; `otherwise` when it gives none. */
export function nameOf(disposition: string | null, otherwise: string): string {
  return /filename="([^"/\\]+)"/.exec(disposition ?? '')?.[1] ?? otherwise;
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
