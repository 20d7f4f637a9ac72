import { execFileSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Environment } from '../system/settings.ts'
import { cpuSeconds } from './process-cpu.ts'
import { startSite } from './servers.ts'

const HOST = 'www.wayfare.example'
const UID = `${HOST}.bench-heavy`
const BLOCKS = 200
const SHORTCODES = 500
const RENDERS = 60
/** Warm-up renders, until the site's search index is built in the same process and code is optimised. */
const WARM_UP = 60

const documentSchema = z.looseObject({
  blocks: z.array(z.looseObject({ type: z.string(), tgid: z.number().optional() })),
})

/**
 * Measures a page of 200 blocks and 500 shortcodes, made of the sample's blocks: CPU time per render with cached data, without
 * compression.
 */
export async function reportHeavyPage(
  environment: Environment & { readonly PUBLISHED_STORE: string },
  userAgent: string,
): Promise<void> {
  const store = new DatabaseSync(environment.PUBLISHED_STORE)
  putHeavyPage(store)
  // Long timeouts, so that the page is complete on a busy machine too.
  const patience = { CATALOGUE_TIMEOUT: '60000', PAGE_DEADLINE: '60000' }
  const site = await startSite({ ...environment, ...patience, RESPONSE_CACHE_MB: '0' })
  try {
    const ask = (times: number) => {
      const one = ['-sS', '-o', '/dev/null', '-w', '%{http_code} %{size_download}\n', `${site.url}/bench-heavy/`]
      const asked = Array.from({ length: times }, (_, time) => (time === 0 ? one : ['--next', ...one])).flat()
      const each = asked.flatMap((argument) =>
        argument === '-sS' ? ['-sS', '-H', `Host: ${HOST}`, '-A', userAgent] : [argument],
      )
      return execFileSync('curl', each, { encoding: 'utf8' }).trim().split('\n')
    }
    ask(WARM_UP)
    const before = cpuSeconds(site.pid)
    const answers = ask(RENDERS)
    const milliseconds = (1000 * (cpuSeconds(site.pid) - before)) / RENDERS
    const sizes = answers.map((answer) => (answer.startsWith('200 ') ? Number(answer.slice(4)) : 0))
    // The time of prices in the page can be a character longer.
    if (Math.min(...sizes) < 0.99 * Math.max(...sizes)) {
      throw new Error(`The heavy page answered ${[...new Set(answers)].join(', ')}`)
    }
    const kilobytes = Math.round(Number(answers[0]?.split(' ')[1]) / 1024)
    console.log(`\nA page of ${BLOCKS} blocks and ${SHORTCODES} shortcodes, its data at hand`)
    console.log(`  ${milliseconds.toFixed(1)} ms of CPU for ${kilobytes} KB of HTML (aim: at most 50 ms)`)
  } finally {
    await site.stop()
    store.prepare('DELETE FROM page WHERE uid = ?').run(UID)
    store.close()
  }
}

/** The blocks of the sample's English pages, repeated, and a text of shortcodes only. */
function putHeavyPage(store: DatabaseSync): void {
  const documents = store
    .prepare(`SELECT document FROM page WHERE site_uid = ? AND lang = 'en' AND kind = 'page' ORDER BY uid`)
    .all(HOST)
    .map(({ document }) => documentSchema.parse(JSON.parse(String(document))))
  const [pattern] = documents
  const blocks = documents.flatMap((document) => document.blocks)
  const tgids = blocks.flatMap(({ tgid }) => tgid ?? [])
  if (!pattern || tgids.length === 0) throw new Error('The sample has no pages about tour groups.')
  const shortcodes = Array.from({ length: SHORTCODES }, (_, place) => {
    const tgid = tgids[place % tgids.length]
    return place % 2 ? '[icon Bus /]' : `[price entity="Tgid" entityId="${tgid}" /]`
  })
  const text = { type: 'text', text: shortcodes.join(' and ') }
  const last = { id: 'shortcodes', type: 'richText', content: [{ type: 'paragraph', children: [text] }] }
  const many = Array.from({ length: BLOCKS - 1 }, (_, place) => ({ ...blocks[place % blocks.length], id: `b${place}` }))
  const document = { ...pattern, uid: UID, translationGroup: UID, pageType: 'contentPage', blocks: [...many, last] }
  store
    .prepare(
      `INSERT OR REPLACE INTO page (uid, lang, kind, site_uid, translation_group, page_type, title, updated_at, document)
       VALUES (?, 'en', 'page', ?, ?, 'contentPage', 'Heavy', '2026-01-01', ?)`,
    )
    .run(UID, HOST, UID, JSON.stringify(document))
}
