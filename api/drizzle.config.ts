/** For drizzle-kit, which `npm run baseline -w api` fetches: nothing else needs it. */
export default {
  dialect: 'postgresql',
  schema: './src/platform/database/schema/*.ts',
  out: './src/platform/database/migrations',
};
