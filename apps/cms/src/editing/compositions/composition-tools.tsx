import { translateBlockHelp } from '../../messages/block-help.ts'
import { translateLabel } from '../../messages/labels.ts'
import { CompositionButtons, type CompositionButtonsProps } from './composition-buttons.tsx'

interface CompositionToolsProps extends CompositionButtonsProps {
  readonly i18n: { readonly language: string }
}

/** The tools for several blocks above a form's blocks, in the admin's language. */
export function CompositionTools(props: CompositionToolsProps) {
  const { i18n, names, path, readOnly = false, sentences } = props
  return (
    <CompositionButtons
      path={path}
      readOnly={readOnly}
      names={mapValues(names, (name) => translateLabel(i18n.language, name))}
      sentences={mapValues(sentences, (sentence) => translateBlockHelp(i18n.language, sentence))}
    />
  )
}

function mapValues(texts: Readonly<Record<string, string>>, translate: (english: string) => string) {
  return Object.fromEntries(Object.entries(texts).map(([key, english]) => [key, translate(english)]))
}
