import { cacheTag } from '@passepartout/content-model/cache-tags'
import { type PageReference, pageReferenceKey, pageReferenceSchema } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { LinkedPage, PublishedStore } from '../store/published-store.ts'

/** Data around a page: its languages, ancestors and linked pages. */
export interface PageRelations {
  /** Uids by language, including this page. */
  readonly translations: ReturnType<PublishedStore['translationsOfGroup']>
  /** From the page below the home page down to the parent. */
  readonly ancestors: readonly LinkedPage[]
  /** Linked pages in this language, by `pageReferenceKey`. */
  readonly links: ReadonlyMap<string, LinkedPage>
  /** Tags of all of the above. */
  readonly tags: readonly string[]
}

const MAX_DEPTH = 6

/** Uses one query for all links, one for the languages, and one per ancestor. */
export function loadPageRelations(store: PublishedStore, document: PageDocument, site: SiteDocument): PageRelations {
  const references = [...collectReferences(document.blocks).values(), ...headerAndFooterReferences(site)]
  const links = store.links(references, document.lang)
  const { ancestors, missing } = loadAncestors(store, document)
  const unresolved = references.filter((reference) => !links.has(pageReferenceKey(reference)))
  return {
    translations: store.translationsOfGroup(document.translationGroup, document.kind),
    ancestors,
    links,
    tags: [
      cacheTag.pageLink(document.translationGroup),
      ...[...links.values(), ...ancestors].map(({ translationGroup }) => cacheTag.pageLink(translationGroup)),
      ...[...unresolved.map(({ uid }) => uid), ...missing].map((uid) => cacheTag.uid(uid)),
    ],
  }
}

/** Ancestors that lack this language are skipped. */
function loadAncestors(store: PublishedStore, { parentUid, siteUid, lang }: PageDocument) {
  const steps = new Map<string, LinkedPage | undefined>()
  let uid = parentUid
  while (uid !== undefined && uid !== siteUid && steps.size < MAX_DEPTH) {
    const target = store.links([{ uid }], lang).get(pageReferenceKey({ uid }))
    const own = target?.uid ?? uid
    if (steps.has(own)) break
    steps.set(own, target)
    uid = store.parentUid(own, lang)
  }
  const ancestors = [...steps.values()].filter((target) => target !== undefined).reverse()
  return { ancestors, missing: [...steps.keys()].filter((uid) => !steps.get(uid)) }
}

/** Of each site's document, which all of its pages share. */
const ofFrames = new WeakMap<SiteDocument, readonly PageReference[]>()

/** References in header, footer and logo of a site. */
export function headerAndFooterReferences(site: SiteDocument): readonly PageReference[] {
  const { uid, header, quickLinks } = site
  return ofFrames.getOrInsertComputed(site, () => [{ uid }, ...collectReferences([header, quickLinks]).values()])
}

/** Collects everything with a `uid`, at any depth: actions, quick links, the Tickets link. */
function collectReferences(value: unknown, found = new Map<string, PageReference>()): Map<string, PageReference> {
  if (typeof value !== 'object' || value === null) return found
  const reference = 'uid' in value ? pageReferenceSchema.safeParse(value) : undefined
  if (reference?.success) found.set(pageReferenceKey(reference.data), reference.data)
  for (const item of Object.values(value)) collectReferences(item, found)
  return found
}
