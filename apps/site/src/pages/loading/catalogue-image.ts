import type { Picture } from '../../catalogue/product.ts'

/**
 * A picture of the catalogue as editors' pictures are: the catalogue says nothing of its size, and the image host cuts it to
 * any shape.
 *
 * @param height for a width of 1,200 pixels
 */
export function catalogueImageAsEditorImage(picture: Picture, height: number) {
  return { mediaId: '', width: 1200, height, focalPoint: { x: 0.5, y: 0.5 }, ...picture }
}
