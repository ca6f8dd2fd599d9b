// Measures one family and tells its rows to the process that started it: [bundle] [family] [folder of data]
// [folder of the project]
const [bundle, ...about] = process.argv.slice(2);
const { measureFamily } = await import(bundle);
const rows = await measureFamily(...about);
process.send(rows, () => process.exit());
