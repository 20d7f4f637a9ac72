import { keyOfReference, type PageReference, pageReferenceSchema } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import { tag } from '@passepartout/content-model/tags'
import type { LinkTarget, PublishedStore } from './published-store.ts'

/** What the store knows around a page: its languages, the way up, and everything that it links to. */
export interface Surroundings {
  /** Uid by language, this page included. */
  readonly translations: ReturnType<PublishedStore['translations']>
  /** From the page just below home down to the parent. */
  readonly ancestors: readonly LinkTarget[]
  /** Pages as documents refer to them (`keyOfReference`) → the page in this language. */
  readonly links: ReadonlyMap<string, LinkTarget>
  /** Purged when any of the above changes. */
  readonly tags: readonly string[]
}

const MAX_DEPTH = 6

/** One query for all links, one for the languages, and one for each step up. */
export function loadSurroundings(store: PublishedStore, document: PageDocument, site: SiteDocument): Surroundings {
  const references = [...collectReferences(document.blocks).values(), ...referencesOfFrame(site)]
  const links = store.links(references, document.lang)
  const { ancestors, missing } = loadAncestors(store, document)
  const unresolved = references.filter((reference) => !links.has(keyOfReference(reference)))
  return {
    translations: store.translations(document.translationGroup, document.kind),
    ancestors,
    links,
    tags: [
      tag.pageLink(document.translationGroup),
      ...[...links.values(), ...ancestors].map(({ translationGroup }) => tag.pageLink(translationGroup)),
      ...[...unresolved.map(({ uid }) => uid), ...missing].map((uid) => tag.uid(uid)),
    ],
  }
}

/** A page on the way up that this language does not have is stepped over. */
function loadAncestors(store: PublishedStore, { parentUid, siteUid, lang }: PageDocument) {
  const steps = new Map<string, LinkTarget | undefined>()
  let uid = parentUid
  while (uid !== undefined && uid !== siteUid && steps.size < MAX_DEPTH) {
    const target = store.links([{ uid }], lang).get(keyOfReference({ uid }))
    const own = target?.uid ?? uid
    if (steps.has(own)) break
    steps.set(own, target)
    uid = store.parentUid(own, lang)
  }
  const ancestors = [...steps.values()].filter((target) => target !== undefined).reverse()
  return { ancestors, missing: [...steps.keys()].filter((uid) => !steps.get(uid)) }
}

/** What header, footer and logo of a site link to. */
export function referencesOfFrame({ uid, header, quickLinks }: SiteDocument): PageReference[] {
  return [{ uid }, ...collectReferences([header, quickLinks]).values()]
}

/** Everything with a `uid`, at any depth: references of navigation actions, quick links, the Tickets option. */
function collectReferences(value: unknown, found = new Map<string, PageReference>()): Map<string, PageReference> {
  if (typeof value !== 'object' || value === null) return found
  const reference = pageReferenceSchema.safeParse(value)
  if (reference.success) found.set(keyOfReference(reference.data), reference.data)
  for (const item of Object.values(value)) collectReferences(item, found)
  return found
}
