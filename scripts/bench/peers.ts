import { writeFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { findFreePorts } from '../system/ports.ts'
import type { Environment } from '../system/settings.ts'
import { askText } from './ask-text.ts'
import { runLoad } from './load.ts'
import { readPageContent } from './peers/page-content.ts'
import { PEER_COUNT, startPeers } from './peers/start-peers.ts'
import { cpuSeconds } from './process-cpu.ts'
import { createScratchFolder } from './scratch-folder.ts'
import { type Server, startSite } from './servers.ts'

const HOST = 'www.wayfare.example'
const PAGE = '/things-to-do-in-paris/'
const CURRENCY = 'EUR'
const ROUNDS = 3
const SECONDS = 3

/**
 * Renders of the collection beside pages of the same content by Astro, Next.js and React alone: requests of one connection, after one another, by
 * the CPU seconds of the serving process. The peers read their content at the start; the site reads its catalogue, filters and describes.
 */
export async function reportPeers(environment: Environment, userAgent: string): Promise<void> {
  const site = await startSite({ ...environment, RESPONSE_CACHE_MB: '0', LOG_LEVEL: 'silent' })
  const headers = { Host: HOST, 'user-agent': userAgent, cookie: `currency=${CURRENCY}` }
  const content = await writePeerContent(site.url, headers)
  const peers = await startPeers(content, await findFreePorts(PEER_COUNT))
  const all = [{ name: 'the site', server: site, path: PAGE }, ...peers.map((peer) => ({ ...peer, path: '/' }))]
  const measured = new Map<string, number[]>(all.map(({ name }) => [name, []]))
  const ask = (server: Server, path: string) =>
    runLoad({ url: server.url + path, headers, connections: 1, seconds: SECONDS })
  for (const { server, path } of all) await ask(server, path)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, server, path } of all) {
      const before = cpuSeconds(server.pid)
      const { requests, errors } = await ask(server, path)
      if (errors > 0) throw new Error(`${name}: ${errors} of ${requests} requests failed`)
      measured.get(name)?.push(requests / (cpuSeconds(server.pid) - before))
    }
  }
  console.log(`\nThe collection rendered for each request, beside peers of the same content (median of ${ROUNDS})`)
  const own = median(measured.get('the site') ?? [])
  for (const { name, server, path } of all) {
    const perSecond = median(measured.get(name) ?? [])
    const text = await askText(server.url + path, headers)
    const size = `${Math.round(Buffer.byteLength(text) / 1000)} KB, ${parse(text).querySelectorAll('*').length} elements`
    console.log(
      `  ${name}: ${perSecond.toFixed(0)} requests per CPU-second, ${size}; the site has ${(own / perSecond).toFixed(2)} times that`,
    )
    await server.stop()
  }
}

/**
 * Reads the collection of a started site for the peers.
 *
 * @param url the site's
 * @param headers with its host and a currency
 * @returns the file with its content
 */
export async function writePeerContent(url: string, headers: OutgoingHttpHeaders): Promise<string> {
  const html = await askText(url + PAGE, headers)
  const file = join(createScratchFolder(), 'content.json')
  writeFileSync(file, JSON.stringify(readPageContent(html, CURRENCY)))
  return file
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
