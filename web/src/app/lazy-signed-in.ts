import { lazyPage } from './chunk.ts';

/** Everything behind the login; its routes lead to `lazy-pages.ts`. */
export const SignedIn = lazyPage(() => import('./signed-in.tsx'));
