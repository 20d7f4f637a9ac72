import type { PageDocument } from '@passepartout/content-model/page'
import { translatorOf } from '../i18n/dictionary.ts'
import type { Translate } from '../i18n/translate.ts'
import { createPageContext, type DraftPreview } from '../page-context/create-page-context.ts'
import type { PageContext } from '../page-context/page-context.ts'
import type { Visit } from '../request/visit.ts'
import type { LoadedPage } from './loading/load-page.ts'
import type { RenderServices } from './render-services.ts'

/** Builds a page's context from the loaded page, or from its site alone. */
export function buildPageContext(
  visit: Visit,
  parts: Pick<LoadedPage, 'site' | 'productPages'> & {
    surroundings: Pick<LoadedPage['surroundings'], 'links' | 'translations'>
    automatedHeaderMenu?: LoadedPage['automatedHeaderMenu']
    linksOf?: object
    document?: PageDocument
    textPrices?: LoadedPage['textPrices']
    pricesReadAt?: number | undefined
    popups?: LoadedPage['popups']
    flowTypes?: LoadedPage['flowTypes']
    preview?: DraftPreview | undefined
  },
  services: RenderServices,
): PageContext {
  const { content, booking, pictures, maps, allowedHosts, sellingOutTickets, servedLanguages } = services
  const translate = translateFor(visit, services)
  return createPageContext(
    { visit, ...parts },
    {
      ...{ directory: content.directory, translate, pictures, maps, allowedHosts, sellingOutTickets },
      ...{ booking, servedLanguages, now: services.now() },
    },
  )
}

/** The translate function for the language of a visit; missing messages are logged. */
export function translateFor({ lang }: Visit, { reporter }: RenderServices): Translate {
  return translatorOf(lang, (language, key) => reporter.warning('message missing', { lang: language, key }))
}
