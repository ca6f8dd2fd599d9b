import sharp from 'sharp';
import {
  codeAt,
  gradient,
  makeFiles,
  photograph,
  picture,
} from '@vedetta/detection/testing/files/make-files.mjs';

const lines = (
  count: number,
  colour: string,
  x: number,
  y: number,
  step: number,
  longest: number,
) =>
  Array.from(
    { length: count },
    (_, n) =>
      `<rect x="${x}" y="${y + n * step}" width="${longest - ((n * 67) % 190)}" ` +
      `height="${step * 0.45}" rx="${step * 0.2}" fill="${colour}" ` +
      `opacity="${0.9 - (n % 4) * 0.14}"/>`,
  ).join('');

const giveaway = picture(
  900,
  900,
  `<defs>${gradient('g', '#2d6a4f', '#95d5b2')}</defs><rect width="900" height="900" fill="url(#g)"/>
  <path d="M170 430 h300 l-40 260 h-220Z" fill="#b5835a"/>
  <path d="M170 430 q150 -190 300 0" fill="none" stroke="#7f5539" stroke-width="22"/>
  <circle cx="250" cy="400" r="52" fill="#d62828"/><circle cx="330" cy="380" r="60" fill="#f77f00"/>
  <circle cx="405" cy="405" r="46" fill="#fcbf49"/>
  ${lines(4, '#ffffff', 90, 90, 58, 620)}${codeAt('https://meridianafoods-lodi-login.eu/claim?id=7731', 520, 500, 8)}`,
);
const voucher = picture(
  1000,
  560,
  `<defs>${gradient('v', '#f4a261', '#e76f51')}</defs><rect width="1000" height="560" fill="url(#v)"/>
  <rect x="40" y="40" width="920" height="480" rx="28" fill="#fff7ec"/>
  <circle cx="40" cy="280" r="46" fill="#e76f51"/><circle cx="960" cy="280" r="46" fill="#f4a261"/>
  ${lines(5, '#264653', 110, 110, 64, 430)}
  <path d="M110 460 h380" stroke="#264653" stroke-width="6" stroke-dasharray="18 14"/>
  ${codeAt('https://meridianafoods-lodi-punti.eu/buono?valore=50', 590, 110, 9)}`,
);
const proof = picture(
  1200,
  760,
  `<rect width="1200" height="760" fill="#0d1117"/><rect width="1200" height="44" fill="#161b22"/>
  ${['#ff5f56', '#ffbd2e', '#27c93f']
    .map((colour, n) => `<circle cx="${26 + n * 28}" cy="22" r="8" fill="${colour}"/>`)
    .join('')}
  ${lines(17, '#7ee787', 40, 80, 38, 560)}${lines(17, '#8b949e', 640, 80, 38, 470)}`,
);
const kitchen = picture(
  960,
  720,
  `<defs>${gradient('k', '#ede0d4', '#b08968')}</defs><rect width="960" height="720" fill="url(#k)"/>
  <rect y="470" width="960" height="250" fill="#7f5539"/>
  ${['#588157', '#bc4749', '#dda15e', '#386641']
    .map((colour, n) => {
      const up = (n % 2) * 40;
      const jar =
        `<rect x="${90 + n * 205}" y="${330 - up}" width="150" height="${150 + up}" rx="20" ` +
        `fill="${colour}"/>`;
      return `${jar}<rect x="${110 + n * 205}" y="${300 - up}" width="110" height="36" rx="8" fill="#3a2c24"/>`;
    })
    .join('')}
  <ellipse cx="480" cy="590" rx="330" ry="62" fill="#e6ccb2"/>`,
);
const olives = picture(
  960,
  960,
  `<defs>${gradient('o', '#fefae0', '#ccd5ae')}</defs><rect width="960" height="960" fill="url(#o)"/>
  <circle cx="480" cy="500" r="340" fill="#fff"/><circle cx="480" cy="500" r="290" fill="#e9edc9"/>
  ${Array.from({ length: 26 }, (_, n) => {
    const x = 480 + Math.cos(n * 2.4) * (30 + n * 9);
    const y = 500 + Math.sin(n * 2.4) * (30 + n * 9);
    const colour = n % 3 === 0 ? '#3a3b1f' : '#606c38';
    return (
      `<ellipse cx="${x}" cy="${y}" rx="36" ry="27" fill="${colour}" ` +
      `transform="rotate(${n * 40} ${x} ${y})"/>`
    );
  }).join('')}`,
);
const plant = picture(
  1200,
  720,
  `<defs>${gradient('s', '#8ecae6', '#edf6f9')}</defs><rect width="1200" height="720" fill="url(#s)"/>
  <rect y="560" width="1200" height="160" fill="#6c757d"/>
  <path d="M120 560 V330 l160 -90 v90 l160 -90 v90 l160 -90 v90 l160 -90 V560Z" fill="#adb5bd"/>
  <rect x="820" y="180" width="70" height="380" fill="#868e96"/>
  <rect x="930" y="230" width="60" height="330" fill="#868e96"/>
  ${Array.from(
    { length: 12 },
    (_, n) => `<rect x="${160 + n * 50}" y="430" width="28" height="46" fill="#ffd166"/>`,
  ).join('')}`,
);
const logo = picture(
  400,
  400,
  `<defs>${gradient('l', '#1d3557', '#457b9d')}</defs><rect width="400" height="400" fill="url(#l)"/>
  <circle cx="200" cy="170" r="112" fill="#f1faee"/>
  <path d="M200 62 v216 M92 170 h216" stroke="#e63946" stroke-width="14"/>
  <ellipse cx="200" cy="170" rx="52" ry="108" fill="none" stroke="#e63946" stroke-width="12"/>
  <rect x="70" y="318" width="260" height="36" rx="18" fill="#f4a261"/>`,
);

/**
 * Draws the pictures of the posts, by the names of the data files. The campaigns' pictures come
 * again smaller and in other formats, as they do when people pass them on.
 */
export async function demoPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const made = makeFiles();
  const photo = async (svg: string, seed: number) =>
    (await photograph(svg, seed)).jpeg({ quality: 84 }).toBuffer();
  const png = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
  const [giveawayPicture, voucherPicture, logoPicture] = await Promise.all([
    png(giveaway),
    png(voucher),
    png(logo),
  ]);
  const drawn: Record<string, Buffer | Promise<Buffer>> = {
    giveaway: giveawayPicture,
    'giveaway-small': sharp(giveawayPicture).resize(640).jpeg({ quality: 78 }).toBuffer(),
    voucher: voucherPicture,
    'voucher-again': sharp(voucherPicture).resize(820).webp({ quality: 80 }).toBuffer(),
    logo: logoPicture,
    'logo-again': sharp(logoPicture).resize(180).jpeg({ quality: 70 }).toBuffer(),
    proof: png(proof),
    kitchen: photo(kitchen, 11),
    olives: photo(olives, 12),
    plant: photo(plant, 13),
    team: made.then((files) => files['team.jpg']),
  };
  return new Map(
    await Promise.all(
      Object.entries(drawn).map(async ([name, bytes]) => [name, await bytes] as const),
    ),
  );
}
