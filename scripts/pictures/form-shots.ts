import type { Page } from 'playwright-core'
import { fillShortcode } from '../../test/tools/admin/insert-shortcode.ts'
import { closeLivePreview } from '../../test/tools/admin/live-preview.ts'
import { type AdminShot, findPage, LOUVRE } from './admin-shots.ts'

async function openLouvre(page: Page, admin: string): Promise<void> {
  await page.goto(admin)
  await page.goto(`${admin}/collections/pages/${await findPage(page, LOUVRE.en, 'en')}`, { waitUntil: 'networkidle' })
  await closeLivePreview(page)
}

/** Pictures of the panels beside a page's form. */
export const FORM_SHOTS: readonly AdminShot[] = [
  {
    name: 'write-shortcodes',
    reach: async (page, admin) => {
      await openLouvre(page, admin)
      // The admin restores the last open tab.
      await page.locator('.tabs-field__tab-button').first().click()
      const title = page.locator('.field-type:has(> .field-type__wrap > #field-title)')
      const { preview } = await fillShortcode(title, 'price', { entityId: '7148', entity: 'Tgid', currency: 'GBP' })
      await preview.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'be-found-by-search',
    reach: async (page, admin) => {
      await openLouvre(page, admin)
      await page.getByRole('button', { name: 'Search and sharing' }).click()
      await page.locator('.search-preview').waitFor()
    },
  },
  {
    name: 'book-with-a-code',
    reach: async (page, admin) => {
      await openLouvre(page, admin)
      await page.getByRole('button', { name: 'Booking links' }).click()
      await page.getByLabel('Promotion code').fill('WELCOME10')
    },
  },
  {
    name: 'move-to-the-trash',
    reach: async (page, admin) => {
      await openLouvre(page, admin)
      const used = page.getByRole('region', { name: 'Where used' })
      await used.getByRole('listitem').first().waitFor()
      await used.getByText('Move to the trash…').click()
      await used.getByLabel('are led to another address').check()
      await used.getByLabel('The other address').fill('/museums/')
      await used.getByRole('button', { name: 'Move to the trash', exact: true }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'share-a-draft',
    reach: async (page, admin) => {
      await openLouvre(page, admin)
      await page.getByRole('button', { name: 'Share this draft' }).click()
      await page.getByRole('button', { name: /^End/ }).first().waitFor()
    },
  },
  {
    name: 'see-what-is-translated',
    reach: async (page, admin) => {
      await page.goto(`${admin}/languages`, { waitUntil: 'networkidle' })
      await page.locator('.matrix tbody tr').nth(3).waitFor()
    },
  },
]
