'use client'

import { Pill, useField, useRowLabel } from '@payloadcms/ui'
import { useTranslate } from '../../messages/use-translate.ts'
import { useCatalogueEntries } from '../catalogue-picker/field/use-entries.ts'
import { CommentMark } from '../comment-marks/comment-mark.tsx'
import { experienceIdForRowName, findRowName, pictureIdForRowName, type RowNameField } from './find-row-name.ts'
import { usePictureName } from './use-picture-name.ts'
import './rows.css'

interface BlockRowHeaderProps {
  readonly kind: string
  readonly places: readonly RowNameField[]
  readonly readOnly: boolean
}

/** The header of a block's row: its number, its type, and its first words, its experience or its picture unless an editor has named it. */
export function BlockRowHeader({ kind, places, readOnly }: BlockRowHeaderProps) {
  const say = useTranslate()
  const { data, path, rowNumber = 0 } = useRowLabel()
  const { value, setValue } = useField<string | null>({ path: `${path}.blockName` })
  const experience = experienceIdForRowName(data, places)
  const answer = useCatalogueEntries('product', experience === undefined ? undefined : { ids: experience })
  const picture = usePictureName(pictureIdForRowName(data, places))
  const words = answer?.entries[0]?.name ?? findRowName(data, places) ?? picture ?? say('blocks:empty')
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>
      <div className="section-title block-name" data-value={value || words}>
        <input
          className="section-title__input"
          type="text"
          aria-label={say('blocks:rowName', { number: rowNumber + 1 })}
          placeholder={words}
          readOnly={readOnly}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <span className="block-comments">
        <CommentMark path={path} />
      </span>
    </>
  )
}
