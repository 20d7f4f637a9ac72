import './picker.css'

interface BlockSentencesProps {
  /** What visitors get of each block, by the address of its picture. */
  readonly sentences: Readonly<Record<string, string>>
}

/**
 * Payload's drawer of blocks shows a picture and a name; the sentence below them is written by a style, for which there is
 * no other place. Whoever listens to the admin hears it as the description of the picture.
 */
export function BlockSentences({ sentences }: BlockSentencesProps) {
  const rules = Object.entries(sentences).map(
    ([picture, sentence]) =>
      `.blocks-drawer__block .thumbnail-card:has(img[src$=${JSON.stringify(picture)}])::after{content:${JSON.stringify(sentence)}}`,
  )
  return <style>{rules.join('\n')}</style>
}
