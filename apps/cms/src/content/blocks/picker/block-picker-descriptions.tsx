import './picker.css'

interface BlockPickerDescriptionsProps {
  /** The description of each block, by the address of its picture. */
  readonly sentences: Readonly<Record<string, string>>
}

/**
 * Adds a description to each picture in Payload's drawer of blocks, which has no place for one: a style shows it below the
 * picture, and screen readers get it as the picture's description.
 */
export function BlockPickerDescriptions({ sentences }: BlockPickerDescriptionsProps) {
  const rules = Object.entries(sentences).map(
    ([picture, sentence]) =>
      `.blocks-drawer__block .thumbnail-card:has(img[src$=${JSON.stringify(picture)}])::after{content:${JSON.stringify(sentence)}}`,
  )
  return <style>{rules.join('\n')}</style>
}
