import type { LanguageCode } from '@passepartout/content-model/locales'
import type { Categorisation, PageDocument, PageSubType, PageType } from '@passepartout/content-model/page'
import type { Surroundings } from '../content/surroundings.ts'
import type { RequestFlags } from '../request/flags.ts'
import type { Visit } from '../request/visit.ts'

/**
 * Specification, section 3, "App context" and "Page data": the facts of a page that everything downstream shares. In a
 * page that is kept for everybody, `isMobile` and `isBot` are those of the visitor that it is made for, a person at a
 * desktop (request/visit.ts).
 */
export interface AppContext {
  readonly host: string
  readonly lang: LanguageCode
  readonly uid: string
  readonly isMobile: boolean
  readonly isBot: boolean
  /** Empty on a page that is no document's, such as "not found". */
  readonly categorisation: Omit<Categorisation, 'tgid'> & {
    readonly pageType?: PageType
    readonly pageSubType?: PageSubType | undefined
  }
  readonly meta: Partial<PageDocument['meta']>
  readonly alternateLanguages: readonly AlternateLanguage[]
  /** Section 4, "Map disclaimer". */
  readonly hasMapDisclaimer: boolean
  /** Id of the map below which its line stands, the first one; absent where the line ends the page, or there is none. */
  readonly disclaimerBelow?: string
  /** A draft is shown, to somebody with a token. */
  readonly isPreview: boolean
}

interface AlternateLanguage {
  readonly locale: LanguageCode
  readonly uid: string
}

interface AppSources {
  readonly visit: Visit
  readonly document?: PageDocument | undefined
  readonly translations: Surroundings['translations']
  /** Absent on a page that is kept for everybody: nothing of one visitor may reach it. */
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
