import { useSearchParams } from 'react-router-dom';

/** The page that an address names; the first one when it names none. */
export function pageOf(params: URLSearchParams): number {
  const told = Number(params.get('page') ?? '1');
  return Number.isInteger(told) && told >= 1 ? told : 1;
}

/** The page of a list, which the address bar carries. */
export function usePage(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams();
  return [pageOf(params), (page) => setParams(page === 1 ? {} : { page: String(page) })];
}
