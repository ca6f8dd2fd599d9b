/** What every process of Vedetta has, whatever its role. */
export { FIGURES_SETTINGS, type FiguresAccess } from './figures-access.ts';
export { figuresRoutes } from './figures-routes.ts';
export { SECRET_VARIABLES, variablesOf } from './secret-variables.ts';
export { EnvError } from './settings-error.ts';
export { VERSION } from './version.ts';
