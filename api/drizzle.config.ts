/** For drizzle-kit, which `npm run migration -w api` fetches: nothing else needs it. */
export default {
  dialect: 'postgresql',
  schema: './src/stores/schema/*.ts',
  out: './src/stores/migrations',
};
