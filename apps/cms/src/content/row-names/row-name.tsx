import type { RowNameField } from './find-row-name.ts'
import { localizeNameFields } from './localize-name-fields.ts'
import { RowNameText } from './row-name-text.tsx'

interface RowNameProps {
  readonly places: readonly RowNameField[]
  readonly i18n: { readonly language: string }
}

/** Names a list's row by its own text. Labels are translated on the server, which has all languages. */
export function RowName({ i18n: { language }, places }: RowNameProps) {
  return <RowNameText places={localizeNameFields(language, places)} />
}
