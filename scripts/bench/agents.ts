import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Environment } from '../system/settings.ts'
import { askFromLoadCore, type Load, runLoad } from './load.ts'
import { readLoopDelay } from './loop-delay.ts'
import { startSite } from './servers.ts'

const HOST = 'www.wayfare.example'
const PAGE = '/things-to-do-in-paris/'
const READERS = 16
const AGENTS = 50
const SECONDS = 60
/** Milliseconds between an answer and an agent's next call, in which it reads: half of what the default limit allows a client. */
const PAUSE = 1000
const QUERIES = ['museum with children', 'boat in the evening', 'skip the line in Paris', 'something indoors']
const MOST_PRODUCTS = 12

interface ToolCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

interface Answered {
  readonly tool: string
  readonly milliseconds: number
  /** Of the body. */
  readonly bytes: number
  readonly isError: boolean
}

/** Measures readers of a cached page, alone and beside agents that call the site's tools, and the tools beside the readers. */
export async function reportAgents(environment: Environment, userAgent: string): Promise<void> {
  // All of them come from one address here.
  const site = await startSite({ ...environment, LOG_LEVEL: 'silent', AGENT_CALLS_PER_MINUTE: '1000000' })
  const headers = { Host: HOST, 'user-agent': userAgent, 'accept-encoding': 'zstd' }
  const cached: Load = { url: site.url + PAGE, headers, connections: READERS, seconds: SECONDS / 3 }
  const calls = callsOf(await findProducts(site.url))
  // The library, pages and days are loaded at the first call.
  for (const call of calls) await callTool(site.url, call)
  askFromLoadCore()
  await runLoad({ ...cached, seconds: 2 })
  const alone = await runLoad(cached)
  const internal = `http://127.0.0.1:${environment.SITE_INTERNAL_PORT}`
  await readLoopDelay(internal)
  const agents = callForAMinute(site.url, calls)
  const beside = await runLoad({ ...cached, seconds: SECONDS })
  const answers = await agents
  const loopP99 = await readLoopDelay(internal)
  await site.stop()
  const numbers = ({ p50, p99, errors }: typeof alone) =>
    `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${errors} errors`
  console.log(`\nAgents: ${READERS} readers of a cached page, alone and beside ${AGENTS} agents for ${SECONDS} s`)
  console.log(`  readers alone: ${numbers(alone)}`)
  const ratio = (beside.p99 / alone.p99).toFixed(1)
  console.log(`  readers beside agents: ${numbers(beside)}; p99 is ${ratio} times that alone`)
  console.log(`  delay of the site's event loop beside agents: p99 ${loopP99.toFixed(1)} ms`)
  console.log(`  calls of tools, warm: ${describe(answers)}`)
  for (const [tool, own] of Map.groupBy(answers, ({ tool }) => tool)) console.log(`    ${tool}: ${describe(own)}`)
}

function describe(answers: readonly Answered[]): string {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const sizes = answers.map(({ bytes }) => bytes).toSorted((one, other) => one - other)
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  const errors = answers.filter(({ isError }) => isError).length
  const bytes = `${at(sizes, 0.5)} bytes at the median, ${at(sizes, 1)} at most`
  return `${answers.length}, p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms, ${bytes}, ${errors} errors`
}

/** All calls of the agents, in turn. */
function callsOf(ids: readonly number[]): readonly ToolCall[] {
  const each = ids.flatMap((id, place) => [
    { name: 'get_experience', arguments: { id } },
    { name: 'get_availability', arguments: { id } },
    { name: 'booking_link', arguments: { id, adults: 2 } },
    { name: 'compare_experiences', arguments: { ids: [id, ids[(place + 1) % ids.length]] } },
  ])
  const searches = QUERIES.map((query) => ({ name: 'search_experiences', arguments: { query } }))
  const pages = [
    { name: 'get_page', arguments: { url: `https://${HOST}${PAGE}` } },
    { name: 'list_places', arguments: {} },
  ]
  return [...searches, ...pages, ...each]
}

const foundSchema = z.object({ products: z.array(z.object({ id: z.int() })) })

/** @throws Error where the site has too few */
async function findProducts(origin: string): Promise<readonly number[]> {
  const ids = new Set<number>()
  for (const query of QUERIES) {
    const { content } = await callTool(origin, { name: 'search_experiences', arguments: { query, more: true } })
    for (const { id } of foundSchema.parse(content).products) ids.add(id)
  }
  if (ids.size < 2) throw new Error('The searches of the benchmark find no products')
  return [...ids].slice(0, MOST_PRODUCTS)
}

async function callForAMinute(origin: string, calls: readonly ToolCall[]): Promise<readonly Answered[]> {
  const answers: Answered[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: AGENTS })
  const end = performance.now() + 1000 * SECONDS
  const work = async (place: number) => {
    await sleep((PAUSE * place) / AGENTS)
    for (let next = place; performance.now() < end; next += 1) {
      const call = calls[next % calls.length]
      if (call) answers.push((await callTool(origin, call, agent)).answered)
      await sleep(PAUSE)
    }
  }
  await Promise.all(Array.from({ length: AGENTS }, (_, place) => work(place)))
  agent.destroy()
  return answers
}

const resultSchema = z.object({
  result: z.object({ isError: z.boolean().optional(), structuredContent: z.unknown().optional() }).optional(),
})

async function callTool(
  origin: string,
  { name, arguments: given }: ToolCall,
  agent?: Agent,
): Promise<{ readonly answered: Answered; readonly content: unknown }> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
  const headers = {
    ...{ host: HOST, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  }
  const began = performance.now()
  const body = await new Promise<Buffer>((resolve, reject) => {
    request(new URL('/mcp', origin), { method: 'POST', headers, ...(agent && { agent }) }, (response) => {
      buffer(response).then(resolve, reject)
    })
      .once('error', reject)
      .end(JSON.stringify(call))
  })
  const milliseconds = performance.now() - began
  // A stream of one event.
  const { result } = resultSchema.parse(JSON.parse(/^data: (.*)$/m.exec(String(body))?.[1] ?? '{}'))
  const isError = result === undefined || result.isError === true
  return { answered: { tool: name, milliseconds, bytes: body.length, isError }, content: result?.structuredContent }
}
