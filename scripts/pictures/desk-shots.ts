import type { Page } from 'playwright-core'
import { closeLivePreview } from '../../test/tools/admin/live-preview.ts'
import type { AdminShot } from './admin-shots.ts'

interface HomePage {
  readonly id: number
  readonly site: number
}

/** Finds the home page of the first sample site, in English. */
function findHome(page: Page): Promise<HomePage> {
  const query = 'where[uid][equals]=www.wayfare.example&where[lang][equals]=en&where[kind][equals]=page&depth=0'
  return page.evaluate(`fetch('/api/pages?${query}').then((answer) => answer.json()).then(({ docs }) => docs[0])`)
}

async function send(page: Page, method: string, path: string, body: object): Promise<void> {
  const request = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const status = await page.evaluate<number>(
    `fetch('${path}', ${JSON.stringify(request)}).then(({ status }) => status)`,
  )
  if (status >= 400) throw new Error(`${method} ${path} was answered with ${status}.`)
}

/** Pictures of new brands, comments, releases and reviews. */
export const DESK_SHOTS: readonly AdminShot[] = [
  {
    name: 'make-a-new-brand',
    reach: async (page, admin) => {
      await page.goto(admin)
      const { site } = await findHome(page)
      await page.goto(`${admin}/collections/sites/${site}/new-brand`, { waitUntil: 'networkidle' })
      await page.getByLabel('Name of the new site').fill('Evenings Out')
      await page.getByLabel('Host, such as').fill('www.evenings-out.example')
      await page.getByLabel('Brand', { exact: true }).selectOption('london-theatre-tickets')
    },
  },
  {
    name: 'comment-on-a-page',
    reach: async (page, admin) => {
      await page.goto(admin)
      const { id } = await findHome(page)
      const text = 'Is this still true in winter, @Wren?'
      await send(page, 'POST', `/api/pages/${id}/comments`, { place: 'title', text })
      await page.goto(`${admin}/collections/pages/${id}`, { waitUntil: 'networkidle' })
      await closeLivePreview(page)
      await page.goto(`${admin}/collections/pages/${id}?comments=open`, { waitUntil: 'networkidle' })
      await page.getByRole('dialog', { name: 'Comments' }).getByText(text).waitFor()
    },
  },
  {
    name: 'publish-at-a-set-time',
    reach: async (page, admin) => {
      await page.goto(admin)
      const { id, site } = await findHome(page)
      const release = { site, pages: [id], action: 'publish' }
      await send(page, 'POST', '/api/releases', { ...release, name: 'Christmas lights', localTime: '2037-11-27T08:00' })
      await send(page, 'POST', '/api/releases', { ...release, name: 'Summer hours', localTime: '2038-06-21T06:30' })
      await page.goto(`${admin}/collections/releases`, { waitUntil: 'networkidle' })
      await page.getByRole('region', { name: 'What is due' }).getByRole('listitem').nth(1).waitFor()
    },
  },
  {
    name: 'review-a-page',
    reach: async (page, admin) => {
      await page.goto(admin)
      const { id, site } = await findHome(page)
      await send(page, 'PATCH', `/api/sites/${site}?locale=en`, { needsApproval: true })
      await send(page, 'POST', `/api/pages/${id}/review`, {
        action: 'ask',
        text: 'New opening hours: please have a look.',
      })
      await page.goto(`${admin}/collections/pages/${id}`, { waitUntil: 'networkidle' })
      await closeLivePreview(page)
      const review = page.getByRole('region', { name: 'Review of this page' })
      await review.getByRole('button', { name: 'Approve' }).scrollIntoViewIfNeeded()
      await page.getByRole('region', { name: 'Schedule of this page' }).getByText('Plan…').click()
      await page.getByLabel('When').fill('2038-10-31T02:30')
    },
  },
]
