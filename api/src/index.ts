/** What the server that puts the roles into one process may use of the api. */
export { ENV_VARIABLES, EnvError, figuresAccessOf, parseEnv, type Env } from './env.ts';
export { startApi, type RunningApi } from './start.ts';
