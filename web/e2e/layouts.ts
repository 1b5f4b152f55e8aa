/** Screens of every size that the page is looked at on, in pixels of the page. */
export const LAYOUTS = {
  'phone upright': { width: 390, height: 844, touch: true },
  'phone on its side': { width: 844, height: 390, touch: true },
  tablet: { width: 820, height: 1180, touch: true },
  laptop: { width: 1280, height: 720, touch: false },
  desktop: { width: 1440, height: 900, touch: false },
} as const;
