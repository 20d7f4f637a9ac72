import { withSiteChanges } from '../../frame/example-site.fixture.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { ErrorPageView, ErrorStatus } from '../../pages/error/view.tsx'
import type { ComponentFixtures } from './component-fixtures.ts'

const LINKS = ['Paris', 'Tickets', 'Guide'].map((label) => ({ label, href: `/${label.toLowerCase()}/` }))

const lost = (page: PageContext): PageContext => ({ ...page, translations: [] })

export const errorPageFixtures: ComponentFixtures<typeof ErrorPageView, ErrorStatus> = {
  400: (page) => ({ page: lost(page), status: 400, links: LINKS }),
  404: (page) => ({ page: lost(page), status: 404, links: LINKS }),
  410: (page) => ({ page: lost(page), status: 410, links: LINKS }),
  500: (page) => ({ page: lost(page), status: 500, links: [] }),
  503: (page) => ({ page: lost(page), status: 503, links: LINKS }),
  untranslated: (page) => ({ page: withSiteChanges(page, {}), status: 404, links: LINKS }),
}
