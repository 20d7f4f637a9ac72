import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'
import { request } from '../../admin/requests.ts'
import type { TextKey } from '../../messages/translate.ts'
import { copiedBlocksSchema } from './composition-responses.ts'

/**
 * Inserts the blocks of a composition into the open form. Payload's server rebuilds the form's state, since only it knows the
 * fields of a block.
 *
 * @returns a function that resolves to the reason why nothing was inserted
 */
export function useInsertComposition(path: string) {
  const { getData, replaceState, setModified } = useForm()
  const { collectionSlug, docPermissions, getDocPreferences, id } = useDocumentInfo()
  const { code } = useLocale()
  const { getFormState } = useServerFunctions()

  return async (composition: number, place: number): Promise<TextKey | undefined> => {
    const copy = await readCopy(composition)
    if (typeof copy === 'string') return copy
    const data = getData()
    const before: unknown = data[path]
    const blocks = Array.isArray(before) ? before : []
    const { state } = await getFormState({
      collectionSlug: collectionSlug ?? '',
      data: { ...data, [path]: blocks.toSpliced(place, 0, ...copy) },
      docPermissions: docPermissions ?? NOTHING_KNOWN,
      docPreferences: await getDocPreferences(),
      ...(id === undefined ? { operation: 'create' } : { id, operation: 'update' }),
      locale: code,
      renderAllFields: true,
      schemaPath: collectionSlug ?? '',
      skipValidation: true,
    })
    if (!state) return 'blocks:noForm'
    replaceState(state)
    setModified(true)
    return undefined
  }
}

/** Payload's own forms start with these permissions. */
const NOTHING_KNOWN = { fields: true, update: true } as const

async function readCopy(composition: number): Promise<object[] | TextKey> {
  const answer = await request(copiedBlocksSchema, `/api/compositions/${composition}/copy`)
  if (answer.ok) return answer.value.blocks
  return answer.status === 404 ? 'blocks:gone' : 'blocks:failed'
}
