import type { ReactNode } from 'react';

/** What the pages behind the login draw beyond the few shapes that stand in `icon.tsx`. */
export const SHAPES = {
  shield: <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z" />,
  calendar: <path d="M5 6h14v14H5zM5 10h14M9 3v5m6-5v5" />,
  chart: <path d="M4 20V10m6 10V4m6 16v-7m4 7H2" />,
  target: (
    <>
      <circle cx="12" cy="12" r="8" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  scan: (
    <path d="M4 8V5a1 1 0 011-1h3m8 0h3a1 1 0 011 1v3m0 8v3a1 1 0 01-1 1h-3m-8 0H5a1 1 0 01-1-1v-3M4 12h16" />
  ),
  bell: <path d="M6 16V11a6 6 0 1112 0v5l2 2H4zM10 21h4" />,
  admin: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M3 20c0-4 3-6 6-6s6 2 6 6m1-15a3.5 3.5 0 010 7m5 8c0-3-1.5-5-4-5.7" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M20 20l-4-4" />
    </>
  ),
  right: <path d="M9 6l6 6-6 6" />,
  arrow: <path d="M4 12h16m-6-6l6 6-6 6" />,
  left: <path d="M15 6l-6 6 6 6" />,
  up: <path d="M12 16V5m-5 5l5-5 5 5M5 19h14" />,
  file: <path d="M7 3h7l5 5v13H7zM14 3v5h5" />,
  key: (
    <>
      <circle cx="8" cy="15" r="4" />
      <path d="M11 12l9-9m-4 4l3 3" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 018 0v3" />
    </>
  ),
  dots: (
    <>
      <circle cx="5" cy="12" r="1" />
      <circle cx="12" cy="12" r="1" />
      <circle cx="19" cy="12" r="1" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  settings: (
    <>
      <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </>
  ),
  logout: <path d="M14 4H6a1 1 0 00-1 1v14a1 1 0 001 1h8M10 12h10m-4-4l4 4-4 4" />,
  plus: <path d="M12 5v14M5 12h14" />,
  trash: <path d="M5 7h14M10 7V4h4v3m3 0l-1 13H8L7 7m3 4v5m4-5v5" />,
  edit: <path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />,
  image: (
    <>
      <rect x="4" y="5" width="16" height="14" rx="2" />
      <path d="M4 16l5-4 4 3 3-2 4 3" />
      <circle cx="14.5" cy="9.5" r="1.2" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c-4-5-6-8-6-11a6 6 0 1112 0c0 3-2 6-6 11z" />
      <circle cx="12" cy="10" r="2" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4 4-7 8-7s8 3 8 7" />
    </>
  ),
  external: <path d="M14 4h6v6m0-6l-9 9M18 14v5a1 1 0 01-1 1H5a1 1 0 01-1-1V7a1 1 0 011-1h5" />,
  table: (
    <>
      <rect x="4" y="5" width="16" height="14" rx="2" />
      <path d="M4 10h16M4 14.500h16M10 10v9" />
    </>
  ),
  print: (
    <>
      <path d="M7 9V4h10v5M7 17H5a1 1 0 01-1-1v-6a1 1 0 011-1h14a1 1 0 011 1v6a1 1 0 01-1 1h-2" />
      <rect x="7" y="14" width="10" height="6" />
    </>
  ),
  star: <path d="M12 4l2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8z" />,
  'star-full': (
    <path
      fill="currentColor"
      d="M12 4l2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8z"
    />
  ),
  undo: <path d="M9 7L4 12l5 5M4 12h10a6 6 0 016 6" />,
} satisfies Record<string, ReactNode>;
