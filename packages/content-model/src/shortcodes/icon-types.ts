/** Specification, section 3, "Icon takes type"; each name may be written in full, or as any part between its slashes. */
export const ICON_NAMES = [
  'Timings/Duration',
  'Train',
  'Bus',
  'Car',
  'Plane',
  'Ship',
  'Snow',
  'Location/Address',
  'Ticket',
  'Drizzle',
  'Rain',
  'Weather/Season/Sun',
  'Map',
  'Calendar',
  'Distance',
  'Cross',
  'Check',
] as const
export type ShortcodeIconName = (typeof ICON_NAMES)[number]

/** All values of `type`. */
export const ICON_TYPES: readonly string[] = ICON_NAMES.flatMap((names) => [...new Set([names, ...names.split('/')])])
