import type { Rendering } from '../cache/rendered-page.ts'
import type { Visit } from '../request/visit.ts'
import { toRendering } from './render-document.tsx'
import { preparePage, slugRedirect } from './render-page.tsx'
import type { RenderServices } from './render-services.ts'

type Prepared = NonNullable<Awaited<ReturnType<typeof preparePage>>>

/** What a page says in another form than HTML. */
interface PageFile extends Pick<Rendering, 'isHidden' | 'link' | 'tgid'> {
  readonly text: string
  readonly contentType: string
}

/** Nothing of a file is executed. */
export const FILE_CSP = "default-src 'none'"

/** The visit as it is in production, for texts that are read outside of the site: their links are public addresses. */
export function asProductionVisit(visit: Visit): Visit {
  return { ...visit, environment: 'production', origin: `https://${visit.host}` }
}

/**
 * Renders a page of a visit in another form.
 *
 * @param here the visit that the text is written for
 * @returns `undefined` when nothing is published at the visit's address, or `write` gives nothing
 */
export async function renderPageFile(
  visit: Visit,
  here: Visit,
  services: RenderServices,
  write: (prepared: Prepared) => PageFile | undefined | Promise<PageFile | undefined>,
): Promise<Rendering | undefined> {
  const prepared = await preparePage(here, services)
  if (!prepared) return undefined
  const { plainModel, dependencies } = prepared
  const moved = slugRedirect(visit, plainModel.document, services, dependencies)
  if (moved) return moved
  const file = await write(prepared)
  if (!file) return undefined
  const { text, ...more } = file
  return { ...toRendering(visit, 200, text, dependencies, services), contentSecurityPolicy: FILE_CSP, ...more }
}

/** The `Link` header of a page's file, to the page itself. */
export function canonicalLinkHeader(canonical: string | undefined): Pick<Rendering, 'link'> {
  return canonical === undefined ? {} : { link: `<${canonical}>; rel="canonical"` }
}
