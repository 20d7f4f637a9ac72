import { findFreePorts } from '../system/ports.ts'
import type { Environment } from '../system/settings.ts'
import { startEdge } from './edge.ts'
import { type FirstView, measureFirstViews } from './first-view.ts'
import { type Interaction, measureInteractions } from './interactions.ts'
import { startReactPeer } from './peers/start-peers.ts'
import { writePeerContent } from './peers.ts'
import type { Server } from './servers.ts'

/** A build of the site, and how to start it. */
export interface MeasuredBuild {
  readonly name: string
  readonly start: (environment: Environment) => Promise<Server>
}

const LARGEST = 'https://www.wayfare.example/things-to-do-in-paris/'
const COLUMNS = [
  'page',
  'score',
  'FCP',
  'Speed Index',
  'LCP',
  'TBT',
  'CLS',
  'before LCP',
  'in all',
  'work',
  'without motion',
  'long tasks',
]

/** Prints tables of the first view of each page type on a phone, through nginx with TLS and HTTP/2, build by build. */
export async function reportFirstViews(builds: readonly MeasuredBuild[], sandbox: string): Promise<void> {
  console.log('\nFirst view on a phone (412 px, 1.75): Lighthouse with simulated slow 4G, median of three; bytes and')
  console.log(
    'milliseconds of work with a slow line and a processor slowed down four times; the peer is the content of the',
  )
  console.log(
    'collection in markup of its own by React (renderToString), with our style sheets and pictures and no script',
  )
  console.log(
    '  (aim: score 98, Speed Index 1,500 ms, LCP 1,500 ms, TBT 50 ms, CLS 0, 120 KB before LCP, 350 KB in all, no long task)',
  )
  for (const build of builds) {
    const { views, taps } = await measureBuild(build, sandbox)
    console.log(`\n  ${build.name}\n  | ${COLUMNS.join(' | ')} |`)
    for (const view of views) console.log(`  | ${cellsOf(view).join(' | ')} |`)
    for (const { type, lcpElement } of views) console.log(`  the largest of ${type}: ${lcpElement}`)
    console.log('  first taps on the page of 24 cards: to the next paint at worst (aim: 200 ms), until it is there')
    for (const { name, toPaint, toShown } of taps)
      console.log(`    ${name}: ${Math.round(toPaint)} ms, ${Math.round(toShown)} ms`)
  }
}

interface Seen {
  readonly views: readonly FirstView[]
  readonly taps: readonly Interaction[]
}

async function measureBuild({ start }: MeasuredBuild, sandbox: string): Promise<Seen> {
  const [sitePort = 0, internalPort = 0, port = 0, peerPort = 0] = await findFreePorts(4)
  const site = await start({
    TRUST_PROXY: '1',
    SITE_PORT: String(sitePort),
    SITE_INTERNAL_PORT: String(internalPort),
  })
  const headers = { Host: new URL(LARGEST).host, cookie: 'currency=EUR' }
  const { server: peer } = await startReactPeer(await writePeerContent(site.url, headers), peerPort)
  const edge = await startEdge({ port, sitePort, sandbox, peerPort })
  try {
    return { views: await measureFirstViews(edge.port), taps: await measureInteractions(LARGEST, edge.port) }
  } finally {
    await edge.stop()
    await peer.stop()
    await site.stop()
  }
}

function cellsOf(view: FirstView): string[] {
  const milliseconds = (value: number) => `${Math.round(value).toLocaleString('en')} ms`
  const kilobytes = (value: number) => `${(value / 1000).toFixed(0)} KB`
  return [
    view.type,
    String(view.score),
    milliseconds(view.firstPaint),
    milliseconds(view.speedIndex),
    milliseconds(view.lcp),
    milliseconds(view.tbt),
    view.cls.toFixed(3),
    kilobytes(view.beforeLcp),
    kilobytes(view.inAll),
    milliseconds(view.work),
    milliseconds(view.workWithoutMotion),
    view.longTasks.join(', ') || 'none',
  ]
}
