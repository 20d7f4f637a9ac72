import type { LanguageCode } from '@passepartout/content-model/locales'
import type { Categorisation, PageDocument, PageSubType, PageType } from '@passepartout/content-model/page'
import type { PageRelations } from '../content/links/page-relations.ts'
import type { RequestFlags } from '../request/request-flags.ts'
import type { Visit } from '../request/visit.ts'

/**
 * Specification, section 3, "App context" and "Page data": facts of a page for everything downstream. In a cached page,
 * `isMobile` and `isBot` are those of the assumed visitor, a person at a desktop (request/visit.ts).
 */
export interface AppContext {
  readonly host: string
  readonly lang: LanguageCode
  readonly uid: string
  readonly isMobile: boolean
  readonly isBot: boolean
  /** Empty on a page without a document, such as "not found". */
  readonly categorisation: Omit<Categorisation, 'tgid'> & {
    readonly pageType?: PageType
    readonly pageSubType?: PageSubType | undefined
  }
  readonly meta: Partial<PageDocument['meta']>
  readonly alternateLanguages: readonly { readonly locale: LanguageCode; readonly uid: string }[]
  /** Section 4, "Map disclaimer". */
  readonly hasMapDisclaimer: boolean
  /**
   * Id of the first map, below which the disclaimer is shown; absent when it is at the end of the page or not shown.
   */
  readonly disclaimerBelow?: string
  /** Whether a draft is shown, to a holder of a preview token. */
  readonly isPreview: boolean
}

interface AppSources {
  readonly visit: Visit
  readonly document?: PageDocument | undefined
  readonly translations: PageRelations['translations']
  /** Absent on a cached page, which must not depend on one visitor. */
  readonly flags?: Pick<RequestFlags, 'isPreview'> | undefined
}

export function buildAppContext({ visit, document, translations, flags }: AppSources): AppContext {
  const { host, lang, uid, viewport, isBot } = visit
  return {
    host,
    lang,
    uid,
    isMobile: viewport === 'mobile',
    isBot,
    categorisation: document ? categorisationOf(document) : {},
    meta: document?.meta ?? {},
    alternateLanguages: translations.map((translation) => ({ locale: translation.lang, uid: translation.uid })),
    ...disclaimerOf(document),
    isPreview: flags?.isPreview === true,
  }
}

function categorisationOf(document: PageDocument): AppContext['categorisation'] {
  const { tgid: _tgid, ...categorisation } = document.categorisation
  return { pageType: document.pageType, pageSubType: document.pageSubType, ...categorisation }
}

function disclaimerOf(document: PageDocument | undefined): Pick<AppContext, 'hasMapDisclaimer' | 'disclaimerBelow'> {
  if (!document || !hasMapDisclaimer(document)) return { hasMapDisclaimer: false }
  const map = document.blocks.find(({ type }) => type === 'map')
  return { hasMapDisclaimer: true, ...(map ? { disclaimerBelow: map.id } : {}) }
}

/** True for a shoulder page of the sub type PlanYourVisit, and for any page of the sub type Directions. */
function hasMapDisclaimer({ pageType, pageSubType }: PageDocument): boolean {
  return pageSubType === 'Directions' || (pageType === 'shoulderPage' && pageSubType === 'PlanYourVisit')
}
