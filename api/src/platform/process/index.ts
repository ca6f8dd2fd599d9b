/**
 * What every process of Vedetta has, whatever its role. It knows neither the api nor the gateway,
 * which both import it.
 */
export {
  FIGURES_SETTINGS,
  isOfThisHost,
  THIS_HOST_ONLY,
  type FiguresAccess,
} from './figures-access.ts';
export { figuresRoutes } from './figures-routes.ts';
export { SECRET_VARIABLES, variablesOf } from './secret-variables.ts';
export { EnvError } from './settings-error.ts';
export { VERSION } from './version.ts';
