import type { Brand } from '@passepartout/content-model/site'
import { buildImageAddress, MULTIPLIER } from '../images/image-address.ts'

/** `maskable`: for systems that cut an icon to a shape of their own. */
export type IconPurpose = 'any' | 'maskable'

/** The size for tabs, bookmarks and search results; search engines want multiples of it. */
export const TAB_ICON_SIZE = 48

/**
 * A brand's icon as PNG on the image host.
 *
 * @param size pixels of either side
 */
export function buildBrandIcon(imageUrl: string, brand: Brand, size: number, purpose: IconPurpose = 'any'): string {
  const name = purpose === 'any' ? brand : `${brand}-${purpose}`
  const side = size / MULTIPLIER
  return buildImageAddress(imageUrl, `/catalogue/icon-${name}`, { width: side, height: side, format: 'png' })
}
