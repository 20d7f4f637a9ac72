import { describe, expect, test } from 'vitest'
import { instantOf, timeIn } from '../i18n/zoned-time.ts'
import { dailySunTimes, facadeSunlitPeriods, sunAltitude } from './daily-sun-times.ts'

/** Name, latitude, longitude, zone and ISO date; both clock changes, both hemispheres and both sides of the date line are among them. */
const PLACES = [
  ['Paris', 48.8584, 2.2945, 'Europe/Paris', '2026-12-05'],
  ['Paris, clocks go forward', 48.8584, 2.2945, 'Europe/Paris', '2027-03-28'],
  ['Paris, clocks go back', 48.8584, 2.2945, 'Europe/Paris', '2026-10-25'],
  ['Rome', 41.8902, 12.4922, 'Europe/Rome', '2026-06-21'],
  ['London', 51.5014, -0.1419, 'Europe/London', '2027-01-15'],
  ['New York', 40.7484, -73.9857, 'America/New_York', '2026-11-27'],
  ['New York, clocks go forward', 40.7484, -73.9857, 'America/New_York', '2027-03-14'],
  ['Singapore', 1.2816, 103.8636, 'Asia/Singapore', '2026-08-09'],
  ['Dubai', 25.1972, 55.2744, 'Asia/Dubai', '2026-07-01'],
  ['Sydney', -33.8568, 151.2153, 'Australia/Sydney', '2026-12-21'],
  ['Auckland', -36.8485, 174.7633, 'Pacific/Auckland', '2026-06-21'],
  ['Apia', -13.8333, -171.7667, 'Pacific/Apia', '2026-09-01'],
  ['Kiritimati', 1.8721, -157.4278, 'Pacific/Kiritimati', '2026-03-20'],
  ['Honolulu', 21.3069, -157.8583, 'Pacific/Honolulu', '2026-05-05'],
  ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu', '2026-10-10'],
  ['Reykjavík', 64.1466, -21.9426, 'Atlantic/Reykjavik', '2026-12-21'],
  ['Helsinki, at 60° north', 60.1699, 24.9384, 'Europe/Helsinki', '2026-06-21'],
  ['Helsinki in winter', 60.1699, 24.9384, 'Europe/Helsinki', '2026-12-21'],
  ['Ushuaia', -54.8019, -68.303, 'America/Argentina/Ushuaia', '2026-04-04'],
  ['Quito', -0.1807, -78.4678, 'America/Guayaquil', '2026-09-23'],
] as const

const RADIANS = Math.PI / 180
const DAY = 86_400_000

/**
 * Sunrise and sunset by the equations of NOAA's solar calculator (Jean Meeus, "Astronomical Algorithms"), written apart from the
 * library: the sun's upper edge at the horizon, 0.833° for its radius and refraction.
 *
 * @param noon about noon at the place, in milliseconds since the epoch
 */
function almanacOf(noon: number, latitude: number, longitude: number) {
  const eventOf = (sign: 1 | -1) => {
    let instant = noon
    for (let round = 0; round < 5; round++) {
      const century = (instant / DAY + 2440587.5 - 2451545) / 36525
      const mean = 280.46646 + century * (36000.76983 + 0.0003032 * century)
      const anomaly = (357.52911 + century * (35999.05029 - 0.0001537 * century)) * RADIANS
      const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
      const centre =
        Math.sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
        Math.sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
        Math.sin(3 * anomaly) * 0.000289
      const node = (125.04 - 1934.136 * century) * RADIANS
      const apparent = (mean + centre - 0.00569 - 0.00478 * Math.sin(node)) * RADIANS
      const tilt = (23.439291 - 0.0130042 * century + 0.00256 * Math.cos(node)) * RADIANS
      const declination = Math.asin(Math.sin(tilt) * Math.sin(apparent))
      const y = Math.tan(tilt / 2) ** 2
      const l = mean * RADIANS
      const equation =
        (4 / RADIANS) *
        (y * Math.sin(2 * l) -
          2 * eccentricity * Math.sin(anomaly) +
          4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * l) -
          0.5 * y * y * Math.sin(4 * l) -
          1.25 * eccentricity ** 2 * Math.sin(2 * anomaly))
      const angle =
        Math.acos(
          Math.cos(90.833 * RADIANS) / (Math.cos(latitude * RADIANS) * Math.cos(declination)) -
            Math.tan(latitude * RADIANS) * Math.tan(declination),
        ) / RADIANS
      // The midnight of Greenwich whose day's solar noon is nearest to the place's noon.
      const solar = 720 - 4 * longitude - equation
      const midnight = Math.round((noon - solar * 60_000) / DAY) * DAY
      instant = midnight + (solar + sign * 4 * angle) * 60_000
    }
    return instant
  }
  return { rises: eventOf(-1), sets: eventOf(1) }
}

test.each(PLACES)(
  'the sun rises and sets within a minute of the almanac in %s',
  (_name, latitude, longitude, timeZone, date) => {
    const noon = Date.parse(`${date}T12:00:00Z`) - offsetOf(date, timeZone)
    const almanac = almanacOf(noon, latitude, longitude)
    const sun = dailySunTimes(instantOf(date, '12:00', timeZone), { latitude, longitude })
    expect(Math.abs((sun.rises ?? 0) - almanac.rises)).toBeLessThanOrEqual(60_000)
    expect(Math.abs((sun.sets ?? 0) - almanac.sets)).toBeLessThanOrEqual(60_000)
  },
)

/** Of noon on that date, by the platform's zones. */
function offsetOf(date: string, timeZone: string): number {
  const utc = Date.parse(`${date}T12:00:00Z`)
  const wall = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  const first = Date.parse(`${wall.format(utc).replace(' ', 'T')}Z`) - utc
  return Date.parse(`${wall.format(utc - first).replace(' ', 'T')}Z`) - (utc - first)
}

test('the hours of the light are in order, and told by the clock of the place', () => {
  const sun = dailySunTimes(Date.parse('2026-12-05T11:00:00Z'), { latitude: 48.8584, longitude: 2.2945 })
  const clock = Object.fromEntries(
    Object.entries(sun).map(([name, instant]) => [name, timeIn(instant, 'Europe/Paris')]),
  )
  expect(clock).toEqual({
    isDarkUntil: '07:51',
    rises: '08:27',
    goldenUntil: '09:21',
    goldenFrom: '16:01',
    sets: '16:54',
    isDarkFrom: '17:31',
  })
})

test('where the sun does not set, nothing is told of its setting', () => {
  const tromso = { latitude: 69.6492, longitude: 18.9553 }
  expect(Object.keys(dailySunTimes(Date.parse('2026-06-21T10:00:00Z'), tromso))).toEqual(['goldenUntil', 'goldenFrom'])
  const winter = dailySunTimes(Date.parse('2026-12-21T11:00:00Z'), tromso)
  expect(Object.keys(winter)).toEqual(['isDarkFrom', 'isDarkUntil'])
})

test('the sun is high at noon and below the horizon at midnight', () => {
  const rome = { latitude: 41.8902, longitude: 12.4922 }
  expect(Math.round(sunAltitude(Date.parse('2026-06-21T11:12:00Z'), rome))).toBe(72)
  expect(sunAltitude(Date.parse('2026-06-21T23:12:00Z'), rome)).toBeLessThan(-20)
})

describe('the sun on a façade', () => {
  const clocksOf = (latitude: number, longitude: number, timeZone: string, date: string, facing: number) =>
    facadeSunlitPeriods(instantOf(date, '12:00', timeZone), { latitude, longitude }, facing).map(
      ({ from, until }) => `${timeIn(from, timeZone)}–${timeIn(until, timeZone)}`,
    )

  test.each([
    ['Paris in winter, to the south', 48.8584, 2.2945, 'Europe/Paris', '2026-12-05', 180, ['08:27–16:54']],
    ['Paris in winter, to the west', 48.8584, 2.2945, 'Europe/Paris', '2026-12-05', 270, ['12:41–16:54']],
    ['Paris in winter, to the north', 48.8584, 2.2945, 'Europe/Paris', '2026-12-05', 0, []],
    [
      'Rome in summer, to the north, twice',
      41.8902,
      12.4922,
      'Europe/Rome',
      '2026-06-21',
      0,
      ['05:34–09:07', '17:16–20:48'],
    ],
    [
      'Sydney in summer, to the south, twice',
      -33.8568,
      151.2153,
      'Australia/Sydney',
      '2026-12-21',
      180,
      ['05:40–09:34', '16:12–20:05'],
    ],
    ['Sydney in winter, to the north', -33.8568, 151.2153, 'Australia/Sydney', '2026-06-21', 0, ['06:59–16:53']],
    [
      '60° north in summer, to the north',
      60.1699,
      24.9384,
      'Europe/Helsinki',
      '2026-06-21',
      0,
      ['03:54–08:19', '18:24–22:50'],
    ],
    ['60° north in winter, to the north', 60.1699, 24.9384, 'Europe/Helsinki', '2026-12-21', 0, []],
    ['Singapore, to the east', 1.2816, 103.8636, 'Asia/Singapore', '2026-08-09', 90, ['07:05–13:10']],
    [
      'where the sun does not set, to the north',
      69.6492,
      18.9553,
      'Europe/Oslo',
      '2026-06-21',
      0,
      ['00:00–07:23', '18:09–00:00'],
    ],
    ['where the sun does not rise, to the south', 69.6492, 18.9553, 'Europe/Oslo', '2026-12-21', 180, []],
    // spec: D.hour.4
  ] as const)('%s', (_, latitude, longitude, timeZone, date, facing, expected) => {
    expect(clocksOf(latitude, longitude, timeZone, date, facing)).toEqual(expected)
  })

  test('is on one or on the one opposite, never on both, from sunrise to sunset', () => {
    for (const [, latitude, longitude, timeZone, date] of PLACES) {
      const noon = instantOf(date, '12:00', timeZone)
      const place = { latitude, longitude }
      const { rises = 0, sets = 0 } = dailySunTimes(noon, place)
      for (let facing = 0; facing < 360; facing += 23) {
        const spans = facadeSunlitPeriods(noon, place, facing)
        const behind = facadeSunlitPeriods(noon, place, (facing + 180) % 360)
        const all = [...spans, ...behind].toSorted((one, other) => one.from - other.from)
        expect([all[0]?.from, all.at(-1)?.until]).toEqual([rises, sets])
        const gaps = all.slice(1).map(({ from }, index) => from - (all[index]?.until ?? 0))
        expect(Math.max(0, ...gaps.map(Math.abs))).toBeLessThan(60_000)
      }
    }
  })
})
