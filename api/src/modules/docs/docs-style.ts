/** The look of `/api/docs`, in the product's colours; light or dark as the reader's system asks. */
export const DOCS_STYLE = `
:root{--bg:#f4f5f7;--surface:#fff;--line:#e1e4e9;--ink:#11161d;--ink-2:#47515f;--accent:#1d4fd7;
  --sunken:#eef0f3;--get:#0f6a86;--post:#15704a;--patch:#8a6100;--delete:#b3122b;
  color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--bg:#0c1015;--surface:#141a21;--line:#242c36;
  --ink:#edf1f5;--ink-2:#aab4c0;--accent:#7fa2ff;--sunken:#0f141a;--get:#6fd0ec;--post:#5fd3a0;
  --patch:#f0c457;--delete:#ff8596}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);
  font:15px/1.5 system-ui,"Segoe UI",Roboto,sans-serif;display:grid;
  grid-template-columns:16rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:20px;background:var(--surface);
  border-right:1px solid var(--line);font-size:13px}
nav h2{margin:16px 0 4px;font-size:12px;color:var(--ink-2);text-transform:capitalize}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:2px 0;overflow-wrap:anywhere}
main{padding:28px;max-width:68rem}
h1{font-size:26px;margin:0 0 12px}
h2.tag{margin:36px 0 12px;font-size:20px;text-transform:capitalize}
section{background:var(--surface);border:1px solid var(--line);border-radius:10px;
  padding:16px 20px;margin:0 0 16px;scroll-margin-top:16px}
section:target{border-color:var(--accent)}
h3{margin:0;font-size:16px;overflow-wrap:anywhere}
h4{margin:16px 0 4px;font-size:13px;color:var(--ink-2)}
a{color:var(--accent)}
code{font:13px ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
small{color:var(--ink-2)}
.method{font-size:12px;letter-spacing:.04em}
.get{color:var(--get)}.post{color:var(--post)}.patch{color:var(--patch)}.delete{color:var(--delete)}
.who{color:var(--ink-2);margin:0}
table{width:100%;border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid var(--line);font-weight:400}
tbody tr:first-child>*{border-top:0}
th{width:15rem;font-weight:600}
@media (max-width:60rem){body{display:block}nav{position:static;height:auto;max-height:40vh;
  border-right:0}main{padding:16px}th{width:auto}}
`;
