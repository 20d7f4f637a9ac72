import type { Image } from '@passepartout/content-model/image'
import type { Paragraph } from 'mdast'
import { paragraph, text } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** A picture in Markdown; `undefined` without an address. */
export function imageParagraph(image: Image, page: PageContext): Paragraph | undefined {
  const { src } = page.image(image, { width: 1512 })
  return src === '' ? undefined : paragraph({ type: 'image', url: src, alt: text(image.alt).value })
}
