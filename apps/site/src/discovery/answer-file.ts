import type { Exchange } from '../exchange.ts'
import type { RenderServices } from '../pages/render.tsx'
import type { AskedFile } from '../request/resolve-address.ts'
import { buildLlms } from './llms.ts'
import { buildRobots } from './robots.ts'
import { buildSitemapIndex, writeSitemap } from './sitemap.ts'
import type { SitemapFiles } from './sitemap-files.ts'

export interface FileServices extends Pick<RenderServices, 'content' | 'servedLanguages'> {
  readonly sitemapFiles: SitemapFiles
}

interface Answered {
  readonly type: string
  readonly text: string | Iterable<string>
}

const TEXT = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'

/** The files that a host offers to machines; beside `robots.txt` only production has any. */
export async function answerFile(exchange: Exchange, asked: AskedFile, services: FileServices): Promise<void> {
  const answered =
    asked.file.name === 'robots' ? { type: TEXT, text: buildRobots(asked) } : await buildFile(asked, services)
  if (answered) exchange.sendFile(answered.type, answered.text, asked)
  else exchange.sendPlain(404, 'no such file')
}

async function buildFile(
  { file, environment, host }: AskedFile,
  services: FileServices,
): Promise<Answered | undefined> {
  if (environment !== 'production' || host === undefined) return undefined
  if (file.name === 'llms') {
    const text = buildLlms(host, services)
    return text === undefined ? undefined : { type: TEXT, text }
  }
  const { content, servedLanguages, sitemapFiles } = services
  const files = await sitemapFiles.of(host, content.directory)
  if (file.name === 'sitemapIndex') return { type: XML, text: buildSitemapIndex(host, files.length) }
  const asked = file.name === 'sitemap' ? files[file.number - 1] : undefined
  return (
    asked && {
      type: XML,
      text: writeSitemap(asked, { store: content.store, directory: content.directory, servedLanguages }),
    }
  )
}
