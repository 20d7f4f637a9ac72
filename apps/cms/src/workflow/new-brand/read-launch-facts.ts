import type { PayloadRequest } from 'payload'
import type { Page, Publication, Site } from '../../payload-types.ts'
import { relationId } from '../../publishing/build/build-context.ts'
import { collectRelations } from '../../publishing/build/collect-relations.ts'
import type { LaunchFacts } from './launch-steps.ts'

/** Reads the facts about a site for its checklist. */
export async function readLaunchFacts(site: Site, req: PayloadRequest): Promise<LaunchFacts> {
  const [written, published, settings] = await Promise.all([
    readPages(site, req),
    listPublished(site, req),
    readPublication(`site:${site.id}`, req),
  ])
  const namedBySite = collectRelations({ header: site.header, quickLinks: site.quickLinks }).pageIds
  const sites = await readSitesOf([...new Set([...written.flatMap(pageIdsOf), ...namedBySite])], req)
  const pages = written.map((page) => ({
    id: page.id,
    title: page.title ?? '',
    kind: page.kind,
    isHome: page.kind === 'page' && page.uid === site.uid,
    isPublished: published.has(page.id),
    strays: pageIdsOf(page).filter((id) => (sites.get(id)?.site ?? site.id) !== site.id).length,
  }))
  return {
    id: site.id,
    host: site.host,
    settings,
    pages,
    hiddenItems: namedBySite.filter((id) => sites.get(id)?.isPublished === false).length,
    isSeen: await isSeen(
      pages.filter(({ isHome }) => isHome).map(({ id }) => id),
      req,
    ),
  }
}

/** Drafts included: faults are best corrected before publication. */
async function readPages(site: Site, req: PayloadRequest): Promise<Page[]> {
  const where = { site: { equals: site.id } }
  return (await req.payload.find({ collection: 'pages', where, draft: true, depth: 0, pagination: false, req })).docs
}

async function listPublished(site: Site, req: PayloadRequest): Promise<ReadonlySet<number>> {
  const where = { site: { equals: site.id }, _status: { equals: 'published' } }
  const found = await req.payload.find({ collection: 'pages', where, depth: 0, pagination: false, select: {}, req })
  return new Set(found.docs.map(({ id }) => id))
}

function pageIdsOf(page: Page): number[] {
  return collectRelations(page).pageIds
}

async function readSitesOf(ids: readonly number[], req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    select: { site: true, _status: true },
    req,
  })
  return new Map(
    docs.map(({ id, site, _status }) => [id, { site: relationId(site), isPublished: _status === 'published' }]),
  )
}

async function readPublication(subject: string, req: PayloadRequest): Promise<LaunchFacts['settings']> {
  const where = { subject: { equals: subject } }
  const { docs } = await req.payload.find({ collection: 'publications', where, limit: 1, depth: 0, req })
  return docs[0] && { state: docs[0].state, message: docs[0].message ?? '' }
}

/** Whether the site has confirmed a home page since its last publication. */
async function isSeen(homePages: readonly number[], req: PayloadRequest): Promise<boolean> {
  const where = { subject: { in: homePages.map((id) => `page:${id}`) }, state: { equals: 'online' } }
  const { docs } = await req.payload.find({ collection: 'publications', where, depth: 0, pagination: false, req })
  return docs.some(({ seenAt, awaitedSince }: Publication) => Boolean(seenAt) && (seenAt ?? '') >= (awaitedSince ?? ''))
}
