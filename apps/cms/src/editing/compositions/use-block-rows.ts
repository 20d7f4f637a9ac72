import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'

/** A block of the open form, with what distinguishes it for editors. */
interface BlockRow {
  readonly id: string
  readonly label: string
}

export interface CompositionDialogProps {
  /** Of the blocks in the form. */
  readonly path: string
  readonly rows: readonly BlockRow[]
  readonly onClose: () => void
}

/** The blocks of a form, in order. */
export function useBlockRows(path: string, names: Readonly<Record<string, string>>): readonly BlockRow[] {
  // Serialised, so that a form with a hundred fields re-renders this only when the rows change.
  const written = useFormFields(([fields]) => JSON.stringify(listRows(fields, path, names)))
  return JSON.parse(written)
}

function listRows(fields: FormState | undefined, path: string, names: Readonly<Record<string, string>>): BlockRow[] {
  return (fields?.[path]?.rows ?? []).map(({ blockType = '', id }, index) => {
    const own = [fields?.[`${path}.${index}.blockName`]?.value, fields?.[`${path}.${index}.title`]?.value]
    const title = own.find((value) => typeof value === 'string' && value.trim() !== '')
    const name = `${index + 1}. ${names[blockType] ?? blockType}`
    return { id, label: typeof title === 'string' ? `${name}: ${title}` : name }
  })
}
