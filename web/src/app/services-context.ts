import { createContext, use } from 'react';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** What lives as long as the tab. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it.');
  return services;
}
