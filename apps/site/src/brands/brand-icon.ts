import type { Brand } from '@passepartout/content-model/brand'
import { MULTIPLIER } from '../images/image-options.ts'
import type { Pictures } from '../images/pictures.ts'

/** `maskable`: for platforms that crop icons. */
export type IconPurpose = 'any' | 'maskable'

/** The size for tabs, bookmarks and search results; search engines want multiples of it. */
export const TAB_ICON_SIZE = 48

/**
 * A brand's icon as PNG on the image host.
 *
 * @param size pixels of either side
 */
export function buildBrandIcon(pictures: Pictures, brand: Brand, size: number, purpose: IconPurpose = 'any'): string {
  const name = purpose === 'any' ? brand : `${brand}-${purpose}`
  const side = size / MULTIPLIER
  return pictures.address(`/catalogue/icon-${name}`, { width: side, height: side, format: 'png' })
}
