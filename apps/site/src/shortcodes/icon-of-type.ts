import type { ShortcodeIconName } from '@passepartout/content-model/shortcodes/icon-types'
import type { IconName } from '../ui/icon/icons.ts'

/** Specification, section 3, "Icon takes type": type names by icon. */
const ICON_OF_TYPE: Readonly<Record<ShortcodeIconName, IconName>> = {
  'Timings/Duration': 'clock',
  Train: 'train',
  Bus: 'bus',
  Car: 'car',
  Plane: 'plane',
  Ship: 'ship',
  Snow: 'snow',
  'Location/Address': 'pin',
  Ticket: 'ticket',
  Drizzle: 'drizzle',
  Rain: 'rain',
  'Weather/Season/Sun': 'sun',
  Map: 'map',
  Calendar: 'calendar',
  Distance: 'distance',
  Cross: 'cross',
  Check: 'check',
}

const BY_NAME = new Map(
  Object.entries(ICON_OF_TYPE).flatMap(([names, icon]) =>
    [names, ...names.split('/')].map((name) => [name.toLowerCase(), icon] as const),
  ),
)

/** @returns `undefined` for an unknown type, which shows nothing (section 3) */
export function iconOfType(type: string | undefined): IconName | undefined {
  return type === undefined ? undefined : BY_NAME.get(type.trim().toLowerCase())
}
