import { currentUsedResources } from '../../ui/markup/used-resources.ts'

/** Links to the pictures of the document that are not late, in its head: browsers fetch them before they come to them. */
export function ImagePreloads() {
  return [...(currentUsedResources()?.images ?? [])].map(([key, { href, imageSrcSet, imageSizes, fetchPriority }]) => (
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
