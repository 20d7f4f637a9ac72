import type { BlockType } from '@passepartout/content-model/blocks'

/** As much of a form's field as is needed to fill it in. */
export interface FormField {
  readonly type: string
  readonly name?: string
  readonly required?: boolean
  readonly defaultValue?: unknown
  readonly minRows?: number
  readonly fields?: readonly FormField[]
  /** As Payload asks it, with whoever fills in the form. */
  readonly validate?: (value: unknown, asked: object) => unknown
}

interface BlockForm {
  readonly labels: { readonly singular: string }
  readonly fields: readonly FormField[]
}

/** Loaded, and not imported: with the types of the forms would come Next's own idea of what an environment is. */
async function load<T>(path: string): Promise<T> {
  return import(new URL(`../../../apps/cms/src/${path}`, import.meta.url).href)
}

const registry = await load<{ BLOCKS: Readonly<Record<BlockType, BlockForm>> }>('content/blocks/registry.ts')
const words = await load<{ isTranslatableTextField: (field: FormField) => boolean }>(
  'content/rich-text/with-shortcode-tools.ts',
)

/** The forms of all blocks, as the admin shows them. */
export const FORMS = registry.BLOCKS

/** Whether a field holds words that visitors read. */
export function holdsWords(field: FormField): boolean {
  return (field.type === 'text' || field.type === 'textarea') && words.isTranslatableTextField(field)
}
