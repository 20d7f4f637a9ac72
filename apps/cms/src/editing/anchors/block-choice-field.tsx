import type { StaticDescription } from 'payload'
import { translateLabel } from '../../messages/labels.ts'
import { BlockChoice } from './block-choice.tsx'

interface BlockChoiceFieldProps {
  readonly path: string
  readonly readOnly?: boolean
  readonly field: { readonly admin?: { readonly description?: StaticDescription } }
  /** Of each block what it is called. */
  readonly names: Readonly<Record<string, string>>
  readonly i18n: { readonly language: string }
}

/** The choice of a block, with what blocks are called in the language of the admin. */
export function BlockChoiceField({ i18n: { language }, names, field, path, readOnly = false }: BlockChoiceFieldProps) {
  const own = Object.fromEntries(Object.entries(names).map(([type, name]) => [type, translateLabel(language, name)]))
  const { description } = field.admin ?? {}
  const admin = description === undefined ? {} : { description }
  return <BlockChoice field={{ admin }} names={own} path={path} readOnly={readOnly} />
}
