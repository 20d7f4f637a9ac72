import { translateBlockHelp } from '../messages/block-help.ts'

interface BlockHelpProps {
  readonly help: string
  readonly i18n: { readonly language: string }
}

/** The description of a block, above its form. */
export function BlockHelp({ help, i18n }: BlockHelpProps) {
  return <p className="field-description">{translateBlockHelp(i18n.language, help)}</p>
}
