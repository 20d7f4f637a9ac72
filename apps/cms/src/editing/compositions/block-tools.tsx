import { translateBlockHelp } from '../../messages/block-help.ts'
import { translateLabel } from '../../messages/labels.ts'
import { BlockButtons } from './block-buttons.tsx'

interface BlockToolsProps {
  readonly path: string
  readonly readOnly?: boolean
  /** Of each block what it is called. */
  readonly names: Readonly<Record<string, string>>
  /** And what visitors get of it, by the address of its picture. */
  readonly sentences: Readonly<Record<string, string>>
  readonly i18n: { readonly language: string }
}

/** Above the blocks of a form: what is done with several of them, in the language of the admin. */
export function BlockTools({ i18n: { language }, names, path, readOnly = false, sentences }: BlockToolsProps) {
  return (
    <BlockButtons
      path={path}
      readOnly={readOnly}
      names={mapValues(names, (name) => translateLabel(language, name))}
      sentences={mapValues(sentences, (sentence) => translateBlockHelp(language, sentence))}
    />
  )
}

function mapValues(texts: Readonly<Record<string, string>>, translate: (english: string) => string) {
  return Object.fromEntries(Object.entries(texts).map(([key, english]) => [key, translate(english)]))
}
