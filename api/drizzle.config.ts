/** For drizzle-kit, which `npm run baseline -w api` fetches: nothing else needs it. */
export default {
  dialect: 'postgresql',
  schema: './src/stores/schema/*.ts',
  out: './src/stores/migrations',
};
