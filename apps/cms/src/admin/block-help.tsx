import { translateBlockHelp } from '../messages/block-help.ts'

/** The description of a block, above its form. */
export function BlockHelp({ help, i18n }: { readonly help: string; readonly i18n: { readonly language: string } }) {
  return <p className="field-description">{translateBlockHelp(i18n.language, help)}</p>
}
