import type { Page } from 'playwright-core'

/** Chooses by its exact words in a list that opens. @param field such as `#field-site` */
export async function chooseOption(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`${field} .rs__control`).click()
  await page
    .locator('.rs__option')
    .filter({ has: page.getByText(option, { exact: true }) })
    .click()
}
