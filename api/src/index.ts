/** What the launcher and the tests of other workspaces may use of the api. */
export { ENV_VARIABLES, EnvError, figuresAccessOf, parseEnv, type Env } from './env.ts';
export { startApi, type RunningApi } from './start.ts';
