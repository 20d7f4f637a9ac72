import { DatabaseSync } from 'node:sqlite'
import { pathOfUid } from '@passepartout/content-model/links/uid'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../checks/find-chromium.ts'
import { findFreePorts } from '../system/ports.ts'
import type { Environment } from '../system/settings.ts'
import { edgeFlags, startEdge } from './edge.ts'
import { type LighthouseReport, loadLighthouse } from './load-lighthouse.ts'
import { startSite } from './servers.ts'

/** Without it a browser has no `document.modelContext`, and Lighthouse sees no tools. */
const TOOLS_FLAG = '--enable-features=WebMCP,WebMCPTesting'
const CATEGORY = 'agentic-browsing'

interface CheckedPage {
  readonly type: string
  readonly address: string
}

/** Pages that no editor wrote. */
const GENERATED: readonly CheckedPage[] = [
  {
    type: 'generated product page',
    address: 'https://www.wayfare.example/eiffel-tower-second-floor-by-lift-with-a-reserved-time-t7114/',
  },
  { type: 'search', address: 'https://www.wayfare.example/search/?q=museum' },
]

/**
 * Prints what Lighthouse's checks of agentic browsing (accessibility tree, WebMCP, llms.txt, catalogue of agents, layout shifts) say of a page of
 * each type.
 *
 * @param sandbox address of the image host
 */
export async function reportAgenticChecks(
  environment: Environment & { readonly PUBLISHED_STORE: string },
  sandbox: string,
): Promise<void> {
  const [sitePort = 0, internalPort = 0, port = 0, debuggingPort = 0] = await findFreePorts(4)
  const ports = { SITE_PORT: String(sitePort), SITE_INTERNAL_PORT: String(internalPort) }
  const site = await startSite({ ...environment, ...ports, TRUST_PROXY: '1' })
  const edge = await startEdge({ port, sitePort, sandbox, peerPort: sitePort })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`, TOOLS_FLAG, ...edgeFlags(port)],
  })
  try {
    console.log('\nChecks of agentic browsing by Lighthouse, a page of each type (aim: all pass)')
    const lighthouse = await loadLighthouse()
    const flags = { port: debuggingPort, onlyCategories: [CATEGORY], logLevel: 'silent' }
    for (const page of [...listPageTypes(environment.PUBLISHED_STORE), ...GENERATED])
      report(page, await lighthouse(page.address, flags))
  } finally {
    await browser.close()
    await edge.stop()
    await site.stop()
  }
}

/** An English page of each type in a published store. */
function listPageTypes(store: string): CheckedPage[] {
  const database = new DatabaseSync(store, { readOnly: true })
  const rows = database
    .prepare(`SELECT page_type, min(page.uid) AS uid, host FROM page JOIN site ON site.uid = site_uid AND site.lang = page.lang
      WHERE kind = 'page' AND page.lang = 'en' AND no_index = 0 GROUP BY page_type`)
    .all()
  database.close()
  return rows.map(({ page_type, uid, host }) => ({
    type: String(page_type),
    address: `https://${host}${encodeURI(pathOfUid(String(uid), String(host)) ?? '/')}`,
  }))
}

function report({ type, address }: CheckedPage, { runtimeError, audits, categories }: LighthouseReport): void {
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  const checks = (categories[CATEGORY]?.auditRefs ?? []).map(({ id }) => ({ id, ...audits[id] }))
  const judged = checks.filter(({ score }) => typeof score === 'number')
  const passed = judged.filter(({ score }) => (score ?? 0) >= PASSED)
  console.log(`  ${type}: ${passed.length} of ${judged.length} pass (${address})`)
  for (const { id, score, displayValue, explanation, details } of checks) {
    const isPassed = typeof score === 'number' && score >= PASSED
    const said = [displayValue, explanation, !isPassed && JSON.stringify(details)?.slice(0, 600)].filter(Boolean)
    if (!isPassed || said.length > 0) console.log(`    ${id}: ${score ?? 'not judged'} ${said.join('; ')}`)
  }
}

/** As Lighthouse's report marks it. */
const PASSED = 0.9
