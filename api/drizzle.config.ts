import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/stores/schema/*.ts',
  out: './src/stores/migrations',
});
