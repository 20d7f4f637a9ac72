import { translateLabel } from '../../messages/labels.ts'
import { BlockChoice, type BlockChoiceProps } from './block-choice.tsx'

interface BlockChoiceFieldProps extends BlockChoiceProps {
  readonly i18n: { readonly language: string }
}

/** A choice among the page's blocks, named in the admin's language. */
export function BlockChoiceField({ i18n: { language }, names, field, path, readOnly = false }: BlockChoiceFieldProps) {
  const own = Object.fromEntries(Object.entries(names).map(([type, name]) => [type, translateLabel(language, name)]))
  const { description } = field.admin ?? {}
  const admin = description === undefined ? {} : { description }
  return <BlockChoice field={{ admin }} names={own} path={path} readOnly={readOnly} />
}
