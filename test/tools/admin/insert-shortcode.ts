import { type ShortcodeName, shortcodeDefinitionOf } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import type { Locator, Page } from 'playwright-core'

/**
 * Writes a shortcode by the form below a field.
 *
 * @param field the field with its tools, or what holds it alone
 * @param values by attribute
 * @returns what the form's preview said before the shortcode was inserted
 */
export async function insertShortcode(
  field: Locator,
  name: ShortcodeName,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const { dialog, preview } = await fillShortcode(field, name, values)
  const said = await preview.textContent()
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  return said ?? ''
}

/** Opens the form below a field and fills it in, until its preview shows what it will be. */
export async function fillShortcode(
  field: Locator,
  name: ShortcodeName,
  values: Readonly<Record<string, string>>,
): Promise<{ readonly dialog: Locator; readonly preview: Locator }> {
  const page: Page = field.page()
  const { label, attributes } = shortcodeDefinitionOf(name)
  await field.getByRole('button', { name: /^Insert a shortcode into / }).click()
  const dialog = page.getByRole('dialog', { name: 'Insert a shortcode' })
  await dialog.getByRole('radio', { name: label, exact: true }).check()
  for (const [key, value] of Object.entries(values)) {
    const shape = attributes[key]
    if (!shape) throw new Error(`[${name}] has no ${key}`)
    const input = dialog.getByLabel(new RegExp(`^${shape.label}( \\*)?$`))
    if (shape.kind === 'choice') await input.selectOption(value)
    else if (shape.kind === 'flag') await input.check()
    else await input.fill(value)
  }
  const preview = dialog.getByRole('region', { name: 'Preview' }).getByRole('status')
  if (name === 'price') await preview.locator('[data-price=known]').waitFor()
  return { dialog, preview }
}
