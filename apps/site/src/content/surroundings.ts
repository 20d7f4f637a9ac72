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
  /** Uids as documents name them → the page in this language. */
  readonly links: ReadonlyMap<string, LinkTarget>
  /** Purged when any of the above changes. */
  readonly tags: readonly string[]
}

const MAX_DEPTH = 6

/** One query for all links, one for the languages, and one for each step up. */
export function loadSurroundings(store: PublishedStore, document: PageDocument, site: SiteDocument): Surroundings {
  const uids = new Set([...collectUids(document.blocks), ...uidsOfFrame(site)])
  const links = store.links([...uids], document.lang)
  const ancestors = loadAncestors(store, document)
  const unresolved = [...uids].filter((uid) => !links.has(uid))
  return {
    translations: store.translations(document.translationGroup, document.kind),
    ancestors,
    links,
    tags: [
      tag.pageLink(document.translationGroup),
      ...[...links.values(), ...ancestors].map(({ translationGroup }) => tag.pageLink(translationGroup)),
      ...unresolved.map(tag.uid),
    ],
  }
}

function loadAncestors(store: PublishedStore, document: PageDocument): readonly LinkTarget[] {
  const ancestors: LinkTarget[] = []
  let uid = document.parentUid
  while (uid !== undefined && uid !== document.siteUid && ancestors.length < MAX_DEPTH) {
    const target = store.links([uid], document.lang).get(uid)
    if (!target || ancestors.some((ancestor) => ancestor.uid === target.uid)) break
    ancestors.unshift(target)
    uid = store.parentUid(target.uid, document.lang)
  }
  return ancestors
}

/** What header, footer and logo of a site link to. */
export function uidsOfFrame({ uid, header, quickLinks }: SiteDocument): string[] {
  return [uid, ...collectUids([header, quickLinks])]
}

/** Every `uid` property, at any depth: references of navigation actions, quick links, the Tickets option. */
function collectUids(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) collectUids(item, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === 'uid' && typeof item === 'string') found.add(item)
      else collectUids(item, found)
    }
  }
  return found
}
