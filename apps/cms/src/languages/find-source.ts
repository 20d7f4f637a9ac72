import { DEFAULT_LANGUAGE } from '@passepartout/content-model/locales'
import type { PayloadRequest } from 'payload'
import type { Page } from '../payload-types.ts'

interface Version {
  readonly id: number
  readonly lang: string
  readonly sourceHash?: string | null | undefined
}

/** A page within its translation group. */
interface Place {
  readonly id: number | undefined
  readonly translationGroup?: string | null | undefined
}

/** The source of a translation group: the page without a source of its own; of several the English one, then the oldest. */
export function selectSource<V extends Version>(versions: readonly V[]): V | undefined {
  const originals = versions.filter(({ sourceHash }) => !sourceHash)
  const candidates = originals.length > 0 ? originals : versions
  const oldest = candidates.toSorted((a, b) => a.id - b.id)[0]
  return candidates.find(({ lang }) => lang === DEFAULT_LANGUAGE) ?? oldest
}

/**
 * The published source of a page, or its draft when it was never published.
 *
 * @returns `undefined` for the source itself
 */
export async function findSource(page: Place, req: PayloadRequest): Promise<Page | undefined> {
  const source = await findSourceVersion(page, req)
  if (!source) return undefined
  const options = { collection: 'pages', id: source.id, depth: 0, disableErrors: true, req } as const
  const live = await req.payload.findByID(options)
  if (live?._status === 'published') return live
  return (await req.payload.findByID({ ...options, draft: true })) ?? undefined
}

/** Whether a page is the source of its translations; a page without any is. */
export async function isSource(page: Place, req: PayloadRequest): Promise<boolean> {
  return (await findSourceVersion(page, req)) === undefined
}

async function findSourceVersion(page: Place, req: PayloadRequest): Promise<Version | undefined> {
  if (!page.translationGroup) return undefined
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { translationGroup: { equals: page.translationGroup } },
    depth: 0,
    pagination: false,
    select: { lang: true, sourceHash: true },
    req,
  })
  const source = selectSource(docs)
  return source?.id === page.id ? undefined : source
}
