import './picker.css'

/**
 * Adds a description to each picture in Payload's drawer of blocks, which has no place for one: a style shows it below the
 * picture, and screen readers get it as the picture's description.
 *
 * @param sentences by the addresses of the pictures
 */
export function BlockPickerDescriptions({ sentences }: { readonly sentences: Readonly<Record<string, string>> }) {
  const rules = Object.entries(sentences).map(
    ([picture, sentence]) =>
      `.blocks-drawer__block .thumbnail-card:has(img[src$=${JSON.stringify(picture)}])::after{content:${JSON.stringify(sentence)}}`,
  )
  return <style>{rules.join('\n')}</style>
}
