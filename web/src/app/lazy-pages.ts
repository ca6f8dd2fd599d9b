import { lazyPage } from './chunk.ts';

// The pages that a day is spent on: each is fetched ahead of its route.
export const ThreatManager = lazyPage(() => import('../features/threat-manager/page.tsx'));
export const MediaDetail = lazyPage(() => import('../features/media-detail/page.tsx'));
export const Analytics = lazyPage(() => import('../features/analytics/page.tsx'));
export const Targets = lazyPage(() => import('../features/targets/page.tsx'));
export const FileScanner = lazyPage(() => import('../features/file-scanner/page.tsx'));
export const Users = lazyPage(() => import('../features/users/page.tsx'));
