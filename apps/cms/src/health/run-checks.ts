import type { Payload } from 'payload'
import { z } from 'zod'
import { loadSettings, type Settings } from '../infrastructure/settings.ts'
import { message, serialiseMessage } from '../messages/message.ts'
import type { ContentIndex } from '../search/content-index.ts'
import { contentIndex } from '../search/open-index.ts'
import { synchronizeIndex } from '../search/update-index.ts'
import { checkPlansAndSunsets } from './check-plans-and-sunsets.ts'
import { checkUrl, type UrlCheckResult } from './check-url.ts'
import { checkProductsInBatches, storeFinding } from './findings.ts'
import { type ProductState, requestProductStates } from './request-product-states.ts'

const CHECKED_AT = 'checkedAt'
const CATALOGUE = 'catalogue'
const SITE = 'site'

/** External addresses per run, those first that were not checked for longest. */
const MAX_ADDRESSES = 500
const HOSTS_AT_ONCE = 4

export interface CheckDependencies {
  readonly reach: (address: string) => Promise<UrlCheckResult>
  readonly catalogue: Settings['catalogue']
  /** Knows what can be booked on which days. */
  readonly site: Settings['siteInternalPort']
  /** Milliseconds since 1970. */
  readonly now: () => number
}

function realParts(): CheckDependencies {
  const { catalogue, siteInternalPort } = loadSettings()
  return { reach: (address) => checkUrl(address), catalogue, site: siteInternalPort, now: Date.now }
}

let running: Promise<void> | undefined

/** Checks what changes without notice: external addresses, and the catalogue. One run at a time. */
export function runChecks(payload: Payload, parts: CheckDependencies = realParts()): Promise<void> {
  running ??= check(payload, parts).finally(() => {
    running = undefined
  })
  return running
}

export function isChecking(): boolean {
  return running !== undefined
}

/** ISO 8601; `undefined` before the first run. */
export function lastCheckedAt(index: ContentIndex): string | undefined {
  return index.readFact(CHECKED_AT)
}

/** Why products could not be checked; `undefined` when they could. */
export function readProductCheckFailure(index: ContentIndex): string | undefined {
  return index.readFact(CATALOGUE) || undefined
}

/** Why plans and starts at sunset could not be checked; `undefined` when they could. */
export function readPlanCheckFailure(index: ContentIndex): string | undefined {
  return index.readFact(SITE) || undefined
}

async function check(payload: Payload, parts: CheckDependencies): Promise<void> {
  await synchronizeIndex(payload)
  const index = contentIndex()
  index.run(
    `DELETE FROM finding WHERE NOT EXISTS (
       SELECT 1 FROM link WHERE link.kind = iif(finding.kind = 'sunset', 'product', finding.kind) AND link.target = finding.target)`,
  )
  await checkExternalUrls(index, listAddresses(index, MAX_ADDRESSES), parts)
  index.writeFact(CATALOGUE, await checkProducts(index, parts))
  index.writeFact(SITE, await checkPlansAndSunsets(index, parts.site, parts.now))
  index.writeFact(CHECKED_AT, new Date(parts.now()).toISOString())
}

const targetSchema = z.object({ target: z.string() })

/** Published links only; drafts are checked beside their form. */
function listAddresses(index: ContentIndex, limit: number): string[] {
  const rows = index.all(
    targetSchema,
    `SELECT DISTINCT l.target FROM link l LEFT JOIN finding f ON f.kind = 'external' AND f.target = l.target
      WHERE l.kind = 'external' AND l.in_live = 1 ORDER BY f.checked_at NULLS FIRST, l.target LIMIT ?`,
    limit,
  )
  return rows.map(({ target }) => target)
}

/** The addresses of one host are checked one after the other, so as not to flood it. */
export async function checkExternalUrls(
  index: ContentIndex,
  addresses: readonly string[],
  { reach, now }: Pick<CheckDependencies, 'reach' | 'now'>,
): Promise<void> {
  const hosts = [...Map.groupBy(addresses, (address) => new URL(address).host).values()]
  const lane = async () => {
    for (let own = hosts.pop(); own; own = hosts.pop()) {
      for (const address of own) note(index, 'external', address, await reach(address), now())
    }
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, lane))
}

type Checked = Pick<ProductState, 'message' | 'name'> & { readonly state: string }

function note(index: ContentIndex, kind: string, target: string, { state, message, name }: Checked, now: number): void {
  const text = message === undefined ? '' : serialiseMessage(message)
  storeFinding(index, { kind, target, state, text, name }, now)
}

/** @returns why nothing was learnt, as stored for editors; empty on success */
async function checkProducts(index: ContentIndex, { catalogue, now }: CheckDependencies): Promise<string> {
  if (!catalogue) return serialiseMessage(message('product.notChecked'))
  for (const kind of ['product', 'collection'] as const) {
    const ask = (ids: readonly number[]) => requestProductStates(kind, ids, catalogue)
    const isAnswered = await checkProductsInBatches(index, kind, ask, (states) => {
      for (const state of states) note(index, kind, String(state.id), state, now())
    })
    if (!isAnswered) return serialiseMessage(message('product.lastCheckFailed'))
  }
  return ''
}

const LOOK_EVERY = 600_000
/** The hour of the server's day with little load. */
const NIGHT = 3

/** Checks everything once a night, and after a missed night. */
export function scheduleNightlyChecks(payload: Payload): void {
  const look = () => {
    if (!isNightlyCheckDue(lastCheckedAt(contentIndex()), new Date())) return
    runChecks(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'The content was not checked.' }),
    )
  }
  setInterval(look, LOOK_EVERY).unref()
}

/** @param last ISO 8601; absent before the first night, which is waited for */
export function isNightlyCheckDue(last: string | undefined, now: Date): boolean {
  const night = new Date(now)
  night.setHours(NIGHT, 0, 0, 0)
  if (now < night) night.setDate(night.getDate() - 1)
  const isNight = now.getHours() === NIGHT
  return last === undefined ? isNight : new Date(last) < night
}
