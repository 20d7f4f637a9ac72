import { BlocksDrawer, useConfig, useDocumentInfo, useDrawerSlug, useForm, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldAt } from '../../admin/form-fields/field-at.ts'
import { type BlockChange, rowChangeOf } from './block-changes.ts'

/**
 * Changes the blocks of the open form, as its own buttons do.
 *
 * @param show is called with a block that was added or duplicated
 */
export function useBlockActions(show: (block: string) => void) {
  const { addFieldRow, dispatchFields, disabled, getFields, moveFieldRow, removeFieldRow, setModified } = useForm()
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const drawerSlug = useDrawerSlug('preview-blocks')
  const { openModal } = useModal()
  const [place, setPlace] = useState(0)
  const blocks = fieldAt('blocks', getEntityConfig({ collectionSlug })?.fields ?? [], () => undefined)
  const field = blocks?.type === 'blocks' ? blocks : undefined
  const rows = getFields().blocks?.rows ?? []
  /** Whether the blocks of this form may be changed. */
  const isAllowed = field !== undefined && !disabled && field.admin?.readOnly !== true
  const isFull = rows.length >= (field?.maxRows ?? Number.POSITIVE_INFINITY)
  const showRow = (index: number) => {
    const row = getFields().blocks?.rows?.[index]
    if (row) show(row.id)
  }
  /** Does what was asked for, unless the blocks may not be changed. */
  const change = (asked: BlockChange) => {
    const wanted = rowChangeOf(asked, rows)
    if (!wanted || !isAllowed) return
    if (wanted.change === 'move') moveFieldRow({ path: 'blocks', moveFromIndex: wanted.from, moveToIndex: wanted.to })
    else if (wanted.change === 'remove') removeFieldRow({ path: 'blocks', rowIndex: wanted.at })
    else if (isFull) return
    else if (wanted.change === 'add') {
      setPlace(wanted.at)
      openModal(drawerSlug)
    } else {
      flushSync(() => {
        dispatchFields({ type: 'DUPLICATE_ROW', path: 'blocks', rowIndex: wanted.at })
        setModified(true)
      })
      showRow(wanted.at + 1)
    }
  }
  const add = (index: number, blockType?: string) => {
    if (blockType === undefined) return
    flushSync(() => addFieldRow({ path: 'blocks', rowIndex: index, schemaPath: `${collectionSlug}.blocks`, blockType }))
    showRow(index)
  }
  /** The drawer with the pictures of all blocks. */
  const drawer = field && (
    <BlocksDrawer
      addRow={add}
      addRowIndex={place}
      blocks={field.blocks}
      drawerSlug={drawerSlug}
      labels={field.labels ?? NO_LABELS}
    />
  )
  return { change, drawer, isAllowed, isFull }
}

const NO_LABELS = { singular: '', plural: '' }
