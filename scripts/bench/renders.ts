import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { askEach, type View } from './ask-each.ts'
import { type Counted, countedBetween, readCounted } from './counted.ts'
import { listAddresses } from './list-addresses.ts'
import { shuffle } from './shuffle.ts'

/** A running site whose response cache is off. */
export interface RenderingSite {
  readonly name: string
  readonly url: string
  readonly internal: string
}

interface Step {
  readonly title: string
  readonly views: readonly View[]
  /** Requests under way at once. */
  readonly atOnce: number
  /** Whether equal requests may share one rendering. */
  readonly isShared?: boolean
  /** `Accept-Encoding`: plain text where it is absent. */
  readonly encoding?: string
}

const COLLECTION = { host: 'www.wayfare.example', path: '/things-to-do-in-paris/' }
const PAGES = 300
const REPEATED = 320
/** The first, then the currencies after it. */
const [FIRST = 'EUR', SECOND = 'USD'] = CURRENCY_CODES

/**
 * What true renders cost: pages that the process itself counted as rendered, by the CPU seconds that it counted, for sites side
 * by side in one run. Distinct pages, languages and currencies come in a fixed shuffled order; the case in which equal requests
 * share a rendering stands beside them.
 */
export async function reportRenders(
  sites: readonly [RenderingSite, ...RenderingSite[]],
  store: string,
  userAgent: string,
): Promise<void> {
  const pages = shuffle(await listAddresses(sites[0].url, store, userAgent)).slice(0, PAGES)
  const everywhere = (currency: string): View[] => pages.map((page) => ({ ...page, currency }))
  const collection = CURRENCY_CODES.map((currency) => ({ ...COLLECTION, currency }))
  const rounds = <T>(views: readonly T[]) => Array.from({ length: REPEATED }, (_, at) => views[at % views.length] as T)
  const mixed = shuffle(CURRENCY_CODES.flatMap(everywhere)).slice(0, 4 * PAGES)
  const one = [{ ...COLLECTION, currency: FIRST }]
  const steps: readonly Step[] = [
    { title: `${PAGES} pages of all languages, seen for the first time`, views: everywhere(FIRST), atOnce: 1 },
    { title: 'the same pages again', views: everywhere(FIRST), atOnce: 1 },
    { title: 'the same pages in a second currency', views: everywhere(SECOND), atOnce: 1 },
    { title: 'pages, languages and currencies mixed', views: mixed, atOnce: 4 },
    { title: 'the same, compressed', views: mixed, atOnce: 4, encoding: 'zstd' },
    { title: 'the collection in turn in all currencies', views: rounds(collection), atOnce: 1 },
    { title: 'the collection, one request after another', views: rounds(one), atOnce: 1 },
    { title: 'the collection, four at once share a rendering', views: rounds(one), atOnce: 4, isShared: true },
  ]
  console.log('\nTrue renders: response cache off; renders and CPU seconds counted by the process')
  for (const step of steps) {
    console.log(`  ${step.title}`)
    for (const site of sites) {
      const { counted, failed } = await measure(site, step, userAgent)
      console.log(`    ${site.name}: ${describe(counted, step.isShared ? step.views.length : undefined)}${failed}`)
    }
  }
  console.log('  (aims: 300 of the collection, 200 mixed)')
}

async function measure(site: RenderingSite, { views, atOnce, encoding = 'identity' }: Step, userAgent: string) {
  const before = await readCounted(site.internal)
  const statuses = await askEach(site.url, views, { userAgent, encoding, atOnce })
  const counted = countedBetween(before, await readCounted(site.internal))
  const others = [...statuses].filter(([status]) => status !== 200)
  return { counted, failed: others.map(([status, count]) => `, ${count} answers of ${status}`).join('') }
}

function describe({ renders, cpuSeconds }: Counted, answers: number | undefined): string {
  const perSecond = `${(renders / cpuSeconds).toFixed(0)} renders per CPU-second`
  const each = `${((1000 * cpuSeconds) / renders).toFixed(1)} ms each`
  const shared = answers === undefined ? '' : `, ${(answers / cpuSeconds).toFixed(0)} answers`
  return `${perSecond} (${each}, ${renders} renders${shared})`
}
