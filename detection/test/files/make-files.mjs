// Makes the files that the story of the browser test uploads: node detection/test/files/make-files.mjs [folder]
// Everything is drawn here from fixed numbers; nothing is fetched and nothing depends on the day.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { encode } from 'uqr';

export const POSTER_LINK = 'https://drop.example/m/77';

/** Numbers that look random and are the same on every machine (xorshift32). */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}

/** Draws an SVG and lays camera-like grain over it, so that it compresses like a photograph. */
export async function photograph(svg, seed) {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const next = random(seed);
  for (let at = 0; at < data.length; at += 3) {
    const grain = (next() % 15) - 7;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.min(255, Math.max(0, data[at + channel] + grain));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).blur(0.6);
}

export const picture = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ` +
  `${width} ${height}">${body}</svg>`;

export const gradient = (id, from, to) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">` +
  `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>` +
  '</linearGradient>';

/** A square with a cathedral against the evening. */
const squareInTheEvening = picture(
  960,
  640,
  `
  <defs>${gradient('sky', '#29487d', '#f0b27a')}${gradient('ground', '#8d7b68', '#4a4038')}</defs>
  <rect width="960" height="640" fill="url(#sky)"/><circle cx="730" cy="330" r="46" fill="#ffe0a3"/>
  <path d="M0 430 L120 380 L260 420 L400 360 L560 410 L720 370 L960 425 L960 640 L0 640Z" fill="#54506a"/>
  <path d="M250 470 L250 300 L300 230 L350 300 L350 250 L400 160 L450 250 L450 300 L500 230 L550 300 L550 470Z"
    fill="#d9cdbd"/>
  ${[275, 325, 400, 475, 525]
    .map((x) => `<rect x="${x - 9}" y="350" width="18" height="70" rx="9" fill="#6b5a4a"/>`)
    .join('')}
  <rect y="465" width="960" height="175" fill="url(#ground)"/>
  ${Array.from(
    { length: 14 },
    (_, n) =>
      `<ellipse cx="${40 + n * 68}" cy="${500 + (n % 4) * 28}" rx="8" ry="20" fill="#2a2630"/>`,
  ).join('')}`,
);

/** Five people in front of a wall. */
const teamAtTheWall = picture(
  960,
  640,
  `
  <defs>${gradient('wall', '#e8e2d6', '#b9ad9a')}${gradient('floor', '#7f6a55', '#5a4a3b')}</defs>
  <rect width="960" height="640" fill="url(#wall)"/><rect y="540" width="960" height="100" fill="url(#floor)"/>
  <rect x="90" y="70" width="220" height="150" fill="#8fb4cf"/>
  <rect x="650" y="70" width="220" height="150" fill="#8fb4cf"/>
  ${['#31506e', '#7a3b3f', '#3f6b52', '#5b4a7a', '#a8763e']
    .map(
      (cloth, n) => `
    <path d="M${105 + n * 165} 560 q0 -170 80 -175 q80 5 80 175Z" fill="${cloth}"/>
    <circle cx="${185 + n * 165}" cy="${325 - (n % 2) * 14}" r="52"
      fill="${['#e2b998', '#c68e6a', '#f0cfb2', '#9c6b4c', '#dcab86'][n]}"/>
    <path d="M${133 + n * 165} ${315 - (n % 2) * 14} q52 -95 104 0 q-52 -45 -104 0Z" fill="#3a2c24"/>`,
    )
    .join('')}`,
);

/** A campaign picture: bands of colour round a sun. */
const campaign = picture(
  720,
  720,
  `
  <defs>${gradient('night', '#101a3c', '#37306b')}</defs><rect width="720" height="720" fill="url(#night)"/>
  ${['#4b3f8f', '#9a4a86', '#e0736a', '#ffd08a']
    .map((colour, n) => `<circle cx="360" cy="380" r="${300 - n * 60}" fill="${colour}"/>`)
    .join('')}
  <path d="M0 560 q180 -90 360 0 t360 0 V720 H0Z" fill="#0c1430"/>`,
);

/** A QR code as SVG squares, `module` pixels each, with its quiet zone. */
export function codeAt(text, x, y, module) {
  const modules = encode(text, { ecc: 'M', border: 0 });
  const side = (modules.size + 8) * module;
  let squares = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.data[row][column])
        squares +=
          `<rect x="${x + (column + 4) * module}" y="${y + (row + 4) * module}" ` +
          `width="${module}" height="${module}"/>`;
    }
  }
  return (
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="#fff"/>` +
    `<g fill="#000" shape-rendering="crispEdges">${squares}</g>`
  );
}

const poster = picture(
  800,
  1000,
  `
  <defs>${gradient('paper', '#f6d365', '#fda085')}</defs><rect width="800" height="1000" fill="url(#paper)"/>
  <path d="M0 0 H800 V170 Q400 270 0 170Z" fill="#1f3a5f"/>
  ${[0, 1, 2]
    .map(
      (n) =>
        `<rect x="80" y="${330 + n * 62}" width="${640 - n * 130}" height="30" rx="15" ` +
        `fill="#1f3a5f" opacity="${0.85 - n * 0.2}"/>`,
    )
    .join('')}
  <circle cx="190" cy="790" r="95" fill="#d1495b"/><circle cx="300" cy="760" r="60" fill="#edae49"/>
  ${codeAt(POSTER_LINK, 440, 620, 9)}`,
);

/** The smallest program that Windows loads: one section, whose code returns at once. */
function windowsProgram() {
  const file = Buffer.alloc(1024);
  file.write('MZ', 0, 'latin1');
  file.writeUInt16LE(0x80, 2);
  file.writeUInt16LE(1, 4);
  file.writeUInt16LE(4, 8);
  file.writeUInt32LE(0x80, 0x3c);
  file.write('This program cannot be run in DOS mode.\r\r\n$', 0x40, 'latin1');
  file.write('PE\0\0', 0x80, 'latin1');
  const coff = 0x84;
  file.writeUInt16LE(0x014c, coff);
  file.writeUInt16LE(1, coff + 2);
  file.writeUInt16LE(0xe0, coff + 16);
  file.writeUInt16LE(0x0103, coff + 18);
  const optional = coff + 20;
  file.writeUInt16LE(0x010b, optional);
  file.writeUInt32LE(0x200, optional + 4);
  file.writeUInt32LE(0x1000, optional + 16);
  file.writeUInt32LE(0x1000, optional + 20);
  file.writeUInt32LE(0x2000, optional + 24);
  file.writeUInt32LE(0x400000, optional + 28);
  file.writeUInt32LE(0x1000, optional + 32);
  file.writeUInt32LE(0x200, optional + 36);
  file.writeUInt16LE(4, optional + 40);
  file.writeUInt16LE(4, optional + 48);
  file.writeUInt32LE(0x2000, optional + 56);
  file.writeUInt32LE(0x200, optional + 60);
  file.writeUInt16LE(3, optional + 68);
  file.writeUInt32LE(0x100000, optional + 72);
  file.writeUInt32LE(0x1000, optional + 76);
  file.writeUInt32LE(16, optional + 92);
  const section = optional + 0xe0;
  file.write('.text', section, 'latin1');
  file.writeUInt32LE(3, section + 8);
  file.writeUInt32LE(0x1000, section + 12);
  file.writeUInt32LE(0x200, section + 16);
  file.writeUInt32LE(0x200, section + 20);
  file.writeUInt32LE(0x60000020, section + 36);
  // xor eax, eax; ret: exit code 0.
  file.set([0x31, 0xc0, 0xc3], 0x200);
  return file;
}

/** A ZIP whose entries are stored as they are (APPNOTE 4.3), dated 1 January 2026. */
export function zipOf(entries) {
  const locals = [];
  const directory = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x5c21, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      common,
      Buffer.from(name),
      content,
    ]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, index, end]);
}

/** Bytes as even as ciphertext. */
function evenBytes(length, seed) {
  const next = random(seed);
  return Buffer.from(Array.from({ length }, () => (next() >>> 7) & 0xff));
}

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '45/1 27/1 5112/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '9/1 11/1 2400/100',
  GPSAltitudeRef: '0',
  GPSAltitude: '122/1',
};

/** Makes all files: name to bytes. */
export async function makeFiles() {
  const png = (svg) =>
    sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9, palette: false }).toBuffer();
  const campaignPicture = await png(campaign);
  const archive = zipOf([
    ['readme.txt', Buffer.from('Customer list, second delivery. Same price as before.\n')],
    ['customers.db', evenBytes(37_700, 0x7e11)],
  ]);
  const evening = await photograph(squareInTheEvening, 2214);
  const team = await photograph(teamAtTheWall, 51);
  return {
    'invoice_7731.jpg': windowsProgram(),
    'campaign_03.png': Buffer.concat([campaignPicture, archive]),
    'poster.png': await png(poster),
    'IMG_2214.jpg': await evening
      .jpeg({ quality: 82 })
      .withExif({ IFD0: { Make: 'Vedetta', Model: 'Test camera' }, IFD3: GPS })
      .toBuffer(),
    'team.jpg': await team.jpeg({ quality: 82 }).toBuffer(),
    'broken.png': campaignPicture.subarray(0, Math.floor(campaignPicture.length * 0.6)),
  };
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? dirname(fileURLToPath(import.meta.url));
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(await makeFiles()))
    await writeFile(join(folder, name), content);
}
