import * as m from '../../generated/messages/file-scanner/index.ts';

/**
 * What a person dropped, without folders, which a browser hands over as files that cannot be read.
 */
export function droppedFiles(transfer: DataTransfer): { files: File[]; folders: number } {
  const files: File[] = [];
  let folders = 0;
  for (const item of transfer.items) {
    if (item.kind !== 'file') continue;
    if (item.webkitGetAsEntry()?.isDirectory === true) {
      folders += 1;
      continue;
    }
    const file = item.getAsFile();
    if (file !== null) files.push(file);
  }
  return { files, folders };
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Pictures from the clipboard are all called `image.png`: a name with the time tells them apart.
 */
export function pastedName(type: string, now: Date): string {
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const time = `${two(now.getHours())}.${two(now.getMinutes())}.${two(now.getSeconds())}`;
  const kind = /^image\/(png|jpeg|gif|webp|bmp|svg\+xml)/u.exec(type)?.[1] ?? 'bin';
  return `${m.pastedName({ when: `${day} ${time}` })}.${{ jpeg: 'jpg', 'svg+xml': 'svg' }[kind] ?? kind}`;
}

/** The files of a paste; pictures without a name of their own get one. */
export function pastedFiles(transfer: DataTransfer, now: Date): File[] {
  return [...transfer.files].map((file) =>
    /^image\.\w+$/u.test(file.name)
      ? new File([file], pastedName(file.type, now), { type: file.type })
      : file,
  );
}
