/** Specification, section 3, "Icon takes type"; each may be written whole, or as any part between its slashes. */
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
export type IconNames = (typeof ICON_NAMES)[number]

/** Everything that may stand in `type`. */
export const ICON_TYPES: readonly string[] = ICON_NAMES.flatMap((names) => [...new Set([names, ...names.split('/')])])
