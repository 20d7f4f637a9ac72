import type { BrandName } from '@passepartout/content-model/brand'
import { IMAGE_SIZE_MULTIPLIER } from '../images/image-options.ts'
import type { ImageUrlBuilder } from '../images/image-url-builder.ts'

/** `maskable`: for platforms that crop icons. */
export type IconPurpose = 'any' | 'maskable'

/** The size for tabs, bookmarks and search results; search engines want multiples of it. */
export const TAB_ICON_SIZE = 48

/**
 * A brand's icon as PNG on the image host.
 *
 * @param size pixels of either side
 */
export function brandIconUrl(
  pictures: ImageUrlBuilder,
  brand: BrandName,
  size: number,
  purpose: IconPurpose = 'any',
): string {
  const name = purpose === 'any' ? brand : `${brand}-${purpose}`
  const side = size / IMAGE_SIZE_MULTIPLIER
  return pictures.address(`/catalogue/icon-${name}`, { width: side, height: side, format: 'png' })
}
