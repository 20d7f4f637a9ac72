import type { Page } from 'playwright-core'

/** From 0 to 1. */
const QUALITY = 0.75

/**
 * Encodes a picture as WebP with the browser's encoder.
 *
 * @param page any page; not changed
 */
export async function toWebp(
  png: Buffer,
  size: { readonly width: number; readonly height: number },
  page: Page,
): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ address, quality, width, height }) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
      return canvas.toDataURL('image/webp', quality)
    },
    { address: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY, ...size },
  )
  return Buffer.from(encoded.split(',')[1] ?? '', 'base64')
}
