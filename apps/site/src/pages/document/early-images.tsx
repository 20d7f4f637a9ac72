import { usedInDocument } from '../../ui/markup/used-in-document.ts'

/** Links to the pictures of the document that are not late, in its head: browsers fetch them before they come to them. */
export function EarlyImages() {
  return [...(usedInDocument()?.images ?? [])].map(([key, { href, imageSrcSet, imageSizes, fetchPriority }]) => (
    <link
      key={key}
      rel="preload"
      as="image"
      href={href}
      imageSrcSet={imageSrcSet}
      imageSizes={imageSizes}
      fetchPriority={fetchPriority}
    />
  ))
}
