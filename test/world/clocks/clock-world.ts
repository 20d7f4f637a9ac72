import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCatalogue } from '../../../apps/sandbox/src/build-catalogue.ts'
import { createSandbox } from '../../../apps/sandbox/src/server.ts'
import { dataPaths } from '../../../apps/sandbox/src/settings.ts'
import {
  fixtureFiles,
  writeFixturePictures,
  writeFixtureSource,
} from '../../../apps/sandbox/src/testing/fixture-source.ts'
import { testSettings } from '../../../apps/sandbox/src/testing/test-settings.ts'
import { createTestSite, HOST, pageDocument, siteDocument } from '../../../apps/site/test/sample-site.ts'

/** A site and the sandbox's catalogue, with one clock for both and every venue in one time zone. */
export interface ClockWorld {
  readonly timeZone: string
  /** Sets the clock of both. */
  readonly setTime: (instant: number) => void
  /** Body of a page of the site. */
  readonly get: (path: string) => Promise<{ readonly status: number; readonly body: string }>
  /** What the provider answers: everything, also what is over. */
  readonly ask: (path: string) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/** Tour groups of the world, each with another reason to begin, or not to, around midnight. */
export const TOUR_GROUPS = {
  /** Hourly starts between 09:00 and 18:00, closed on Tuesdays. */
  museum: 7110,
  /** Starts around midnight, and in the hours that clock changes repeat or leave out. */
  nightWalk: 7111,
  /** Open from 20:00 to 02:00. */
  boat: 7112,
  /** A show, also in the hours that clock changes repeat or leave out. */
  show: 7143,
  /** A ticket without a time. */
  openDated: 7149,
} as const

/** Where each is on the site. */
export const PATHS = {
  [TOUR_GROUPS.museum]: '/louvre-at-dusk-t7110/',
  [TOUR_GROUPS.nightWalk]: '/night/',
  [TOUR_GROUPS.boat]: '/private-boat-t7112/',
  [TOUR_GROUPS.show]: '/show/',
  [TOUR_GROUPS.openDated]: '/the-one-without-a-price-t7149/',
} as const

const NIGHT_STARTS = ['00:05', '01:30', '02:30', '09:00', '23:55'] as const
const SHOW_STARTS = ['01:30', '02:30', '14:30', '19:30', '23:55'] as const

/** @param siteZone time zone of the site, elsewhere */
export async function startClockWorld(timeZone: string, siteZone: string): Promise<ClockWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clock-world-'))
  writeFixturePictures(dataPaths(dataDir).pictures)
  writeFixtureSource(join(dataDir, 'source'), sourceIn(timeZone))
  buildCatalogue(dataDir, join(dataDir, 'source'))
  const clock = { now: 0 }
  const sandbox = await createSandbox(testSettings(dataDir), () => new Date(clock.now))
  const site = await createTestSite({ CATALOGUE_URL: await sandbox.listen({ port: 0, host: '127.0.0.1' }) })
  for (const lang of ['en', 'fr'] as const) site.putSite(siteDocument({ lang, timeZone: siteZone }))
  const page = (path: string, pageType: 'showPage' | 'productPage', tgid: number) =>
    site.putPage(pageDocument({ uid: `${HOST}.${path}`, pageType, categorisation: { tgid }, title: path }))
  page('show', 'showPage', TOUR_GROUPS.show)
  page('night', 'productPage', TOUR_GROUPS.nightWalk)
  return {
    timeZone,
    setTime: (instant) => {
      clock.now = instant
      site.clock.now = instant
    },
    get: (path) => site.get(path),
    ask: async (path) => JSON.parse((await sandbox.inject({ url: path })).body),
    stop: async () => {
      await site.dispose()
      await sandbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The small catalogue with the venues in a time zone, and starts around midnight. */
function sourceIn(timeZone: string): Record<string, unknown> {
  const files = fixtureFiles()
  const change = <T extends { readonly key: string }>(templates: readonly T[], key: string, more: object) =>
    templates.map((template) => (template.key === key ? { ...template, ...more } : template))
  const templates = change(change(files['templates.json'], 'combo', { startTimes: NIGHT_STARTS }), 'play', {
    startTimes: SHOW_STARTS,
  })
  return {
    ...files,
    'cities.json': files['cities.json'].map((city) => ({ ...city, timeZone })),
    // Lists of one landmark have a strip of the cheapest days.
    'collections.json': files['collections.json'].map((collection) => ({ ...collection, pointOfInterestId: 501 })),
    'templates.json': templates,
    'tour-groups/paris.json': files['tour-groups/paris.json'].map((tourGroup) =>
      tourGroup.id === TOUR_GROUPS.boat ? { ...tourGroup, schedule: { opens: '20:00', closes: '02:00' } } : tourGroup,
    ),
  }
}
