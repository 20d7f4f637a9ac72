import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawings } from './draw-all.ts'
import { word } from './kit/lettering.ts'
import { views } from './views/views.ts'
import { checkedDrawing, writePictures } from './write-pictures.ts'

const places =
  'london-skyline london-west-end theatre-interior theatre-stage paris-rooftops louvre louvre-gallery eiffel-tower eiffel-summit seine-cruise seine-dinner notre-dame montmartre arc-de-triomphe orsay opera-garnier sainte-chapelle pantheon-paris catacombs cabaret versailles giverny mont-saint-michel champagne loire-chateau normandy-coast pastry-class cooking-class wine-tasting market-walk bus-tour bike-tour balloon airport-transfer metro river-shuttle city-card colosseum roman-forum vatican-museums st-peters sistine trevi borghese trastevere rome-skyline sagrada-familia thames-cruise windmills lisbon-tram belem sintra tower-of-london amsterdam-canals pantheon-rome westminster barcelona-skyline park-guell casa-batllo new-york-skyline statue-of-liberty brooklyn-bridge rijksmuseum canal-cruise tulip-fields cascais-coast train-journey burj-khalifa dubai-skyline desert-safari fado tapas-bar singapore-bay gardens-by-the-bay nyhavn kronborg copenhagen-harbour rosenborg central-park observation-deck new-york-museum dubai-creek night-river hawker-centre ferry sim-card memorial modern-art whale-hall arena-floor pompeii sunflowers zoo night-safari roman-baths paris-bus london-bus paris-card tivoli palm-island rockefeller-plaza castel-sant-angelo ostia-antica airport-express casina-borghese glass-boat windsor oxford'
const productions =
  'the-glass-orchard midnight-at-the-meridian the-cartographers-daughter brass-and-velvet a-winter-in-lisbon the-paper-lighthouse salt-and-starlight the-clockmakers-apprentice foxglove-lane the-last-telegram tidewater the-quiet-half ink northern-lights-hotel the-marionette-king copper-street a-house-of-small-storms the-lantern-thief the-weather-makers a-room-for-the-river saffron-and-snow the-night-porters the-orchid-thiefs-waltz hollow-moon the-understudies nine-bridges the-salt-road paper-kings the-wintering electric-avenue-blues'
const brands = ['wayfare', 'london-theatre-tickets', 'rome-by-wayfare', 'eiffel-tower-tickets']
const promised = [
  ...places.split(' ').flatMap((place) => ['dawn', 'day', 'dusk', 'night'].map((light) => `${place}-${light}`)),
  ...Object.entries(views).flatMap(([name, { lights }]) => (lights ?? []).map((light) => `${name}-${light}`)),
  ...productions.split(' ').flatMap((slug) => [`show-${slug}`, `show-${slug}-wide`]),
  ...['wayfare', 'theatre', 'rome', 'eiffel'].map((brand) => `brand-${brand}-social`),
  'brand-velvet-circle-logo',
  ...['colosseum-evening', 'small-theatre'].flatMap((place) => [`${place}-dusk`, `${place}-night`]),
  ...brands.flatMap((brand) => [
    `logo-${brand}`,
    `logo-${brand}-on-dark`,
    `logo-${brand}-animated`,
    `icon-${brand}`,
    `icon-${brand}-maskable`,
  ]),
  'icon-plain',
  'icon-plain-maskable',
]
const largest = 72 * 1024

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await writePictures(folder)
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

/** Tags that are opened and not closed in order, or closed and never opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [name]
    } else if (!selfClosing) open.push(name)
  }
  return open
}

test('every promised picture is written, and nothing else', async () => {
  const written = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort()
  expect(written).toEqual(promised.map((name) => `${name}.svg`).sort())
})

test('files are well-formed, without duplicate definitions, and of moderate size', async () => {
  for (const name of promised) {
    const svg = await readFile(join(folder, `${name}.svg`), 'utf8')
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
    expect(unbalanced(svg), name).toEqual([])
    expect(new Set(ids).size, name).toBe(ids.length)
    expect(
      used.filter((id) => !ids.includes(id)),
      name,
    ).toEqual([])
    expect(svg.length, name).toBeLessThan(largest)
  }
})

test('what is drawn again has the same bytes', async () => {
  for (const { name, draw } of drawings) {
    expect((await readFile(join(folder, `${name}.svg`), 'utf8')) === draw(), name).toBe(true)
  }
})

test('a folder that holds the current drawings is left alone', async () => {
  expect(await writePictures(folder)).toBe(0)
})

test.each([
  ['louvre-day', 1600, 1200],
  ['show-the-lantern-thief', 1200, 1800],
  ['brand-theatre-social', 1200, 630],
] as const)('%s renders at its size with light and dark in it', async (name, width, height) => {
  const file = join(folder, `${name}.svg`)
  const [metadata, stats] = [await sharp(file).metadata(), await sharp(file, { density: 24 }).stats()]
  expect([metadata.width, metadata.height]).toEqual([width, height])
  for (const channel of stats.channels.slice(0, 3)) expect(channel.stdev).toBeGreaterThan(20)
})

test('the four lights of a place are four different pictures', async () => {
  const means = await Promise.all(
    ['dawn', 'day', 'dusk', 'night'].map(async (light) => {
      const { channels } = await sharp(join(folder, `eiffel-tower-${light}.svg`), { density: 12 }).stats()
      return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
    }),
  )
  const [dawn = 0, day = 0, dusk = 0, night = 0] = means
  expect(night).toBeLessThan(dusk)
  expect(dusk).toBeLessThan(Math.min(dawn, day))
})

test('a drawing that is no picture stops with its file and the reason', async () => {
  await expect(checkedDrawing({ name: 'torn', draw: () => '<svg><path' })).rejects.toThrow(/^torn\.svg: /)
  await expect(checkedDrawing({ name: 'lost', draw: () => '<svg><path d="MNaN 0"/></svg>' })).rejects.toThrow(
    'lost.svg: "NaN"',
  )
  await expect(checkedDrawing({ name: 'raw', draw: () => '<svg><path d="M$x 0"/></svg>' })).rejects.toThrow(
    'raw.svg: "$"',
  )
})

/** Shares of the sheet within which the letters of a poster stand. */
async function lettersOf(slug: string): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const svg = await readFile(join(folder, `show-${slug}.svg`), 'utf8')
  const letters = [...svg.matchAll(/<path[^>]*stroke-miterlimit="2\.4"[^>]*>/g)].map(([path]) => path).join('')
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1800">${letters}</svg>`
  const { data, info } = await sharp(Buffer.from(sheet), { density: 24 })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = [...data.keys()].filter((place) => (data[place] ?? 0) > 60)
  const [columns, rows] = [inked.map((place) => place % info.width), inked.map((place) => place / info.width)]
  return {
    left: columns.reduce((least, x) => Math.min(least, x), info.width) / info.width,
    right: columns.reduce((most, x) => Math.max(most, x), 0) / info.width,
    top: rows.reduce((least, y) => Math.min(least, y), info.height) / info.height,
    bottom: rows.reduce((most, y) => Math.max(most, y), 0) / info.height,
  }
}

test.each(productions.split(' '))(
  'the letters of %s leave the corners free for the heart of a wish list',
  async (slug) => {
    const { left, top, right, bottom } = await lettersOf(slug)
    expect(right).toBeGreaterThan(left)
    // The heart begins where 94 hundredths of a poster's height end: see --heart-before.
    expect(bottom).toBeLessThan(0.935)
    if (top < 0.18) {
      expect(left).toBeGreaterThan(0.18)
      expect(right).toBeLessThan(0.82)
    }
  },
)

test('a title with a letter that has no drawing is refused', () => {
  expect(() => word('ÉTÉ', 0, 0, 10, { weight: 0.1 })).toThrow('no drawing for the letter "É"')
})

test.each(brands)('the icon of %s is the one that the site shows in a tab', async (brand) => {
  const drawn = await readFile(join(folder, `icon-${brand}.svg`), 'utf8')
  const shown = await readFile(join(import.meta.dirname, `../brands/${brand}/icon.svg`), 'utf8')
  expect(drawn.replace(' width="512" height="512"', '').trim()).toBe(shown.trim())
})

test.each(brands)('the animated logo of %s has a reel for each figure, and the cities stand at 190', async (brand) => {
  const svg = await readFile(join(folder, `logo-${brand}-animated.svg`), 'utf8')
  const reels = [
    ...svg.matchAll(/class="digit ([\w-]+)"[^>]*><g class="reel"[^>]*?(?: transform="translate\(0 (-\d+)\)")?>/g),
  ]
  expect(reels.map(([, name, shift]) => [name, shift])).toEqual([
    ['guests-ten-millions', undefined],
    ['guests-millions', undefined],
    ['city-1', '-34'],
    ['city-2', '-170'],
    ['city-3', '-17'],
  ])
})

test.each(brands)('the logo of %s is clear around its sign and name', async (brand) => {
  const { isOpaque, channels } = await sharp(join(folder, `logo-${brand}.svg`)).stats()
  expect(isOpaque).toBe(false)
  expect(channels.at(-1)?.max).toBe(255)
})
