'use client'

import { useAllFormFields, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useFormatFieldPath } from '../../admin/form-fields/use-format-field-path.ts'
import type { Translate } from '../../messages/translate.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { type FormValues, rowsOf } from '../merging/compare-values.ts'
import { valuesOf } from '../merging/form-values.ts'
import { type Conflict, fieldPathOfKey, type MergeSide, mergeForms } from '../merging/merge-forms.ts'
import type { MergeDecisions, OtherEditorSave } from '../merging/use-merging.ts'
import { valueToText } from '../merging/value-to-text.ts'

interface MergeConflictsProps {
  readonly saved: OtherEditorSave
  /** Merges, once everything is decided. */
  readonly decide: (choices: MergeDecisions) => Promise<boolean>
}

/**
 * Shown when somebody else saved what this form has changed too: each field with both texts beside each other, and the choice
 * between them. When the last one is chosen, they are merged.
 */
export function MergeConflicts({ saved, decide }: MergeConflictsProps) {
  const words = useTranslate()
  const { docConfig } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const [choices, setChoices] = useState<MergeDecisions>({})
  const mine = valuesOf(fields)
  const { conflicts } = mergeForms(saved.base, mine, saved.theirs)
  const isDecided = conflicts.every(({ key }) => choices[key] !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last is chosen
  useEffect(() => {
    if (isDecided) void decide(choices)
  }, [isDecided])
  return (
    <section className="presence" data-state="conflict" role="alert" aria-label={words('saving:conflict')}>
      <h2 className="presence__heading">{words('saving:savedMeanwhile', { name: saved.by })}</h2>
      <p>
        {words('saving:bothChanged')} {words(docConfig?.versions ? 'saving:otherStays' : 'saving:otherIsLost')}
      </p>
      {conflicts.map((conflict) => (
        <OneConflict
          key={conflict.key}
          conflict={conflict}
          saved={saved}
          mine={mine}
          chosen={choices[conflict.key]}
          choose={(side) => setChoices({ ...choices, [conflict.key]: side })}
        />
      ))}
    </section>
  )
}

interface OneConflictProps {
  readonly conflict: Conflict
  readonly saved: OtherEditorSave
  readonly mine: FormValues
  readonly chosen: MergeSide | undefined
  readonly choose: (side: MergeSide) => void
}

function OneConflict({ conflict, saved, mine, chosen, choose }: OneConflictProps) {
  const words = useTranslate()
  const { t } = useTranslation()
  const nameOf = useFormatFieldPath()
  const path = fieldPathOfKey(mine, conflict.key)
  const field =
    path === undefined ? nameOf(fieldPathOfKey(saved.theirs, conflict.key) ?? '', saved.theirs) : nameOf(path, mine)
  const name = conflict.kind === 'order' ? words('saving:orderOf', { field }) : field
  const sayYesOrNo = (isTrue: boolean) => t(isTrue ? 'general:yes' : 'general:no')
  const show = (value: unknown) => describe(conflict, value, words, (part) => valueToText(part, sayYesOrNo))
  const sides = [
    { side: 'mine', author: words('saving:you'), text: show(conflict.mine), label: words('saving:keepMine') },
    { side: 'theirs', author: saved.by, text: show(conflict.theirs), label: words('saving:takeTheirs') },
  ] as const
  return (
    <fieldset className="presence__field">
      <legend>{name}</legend>
      {sides.map(({ side, author, text, label }) => (
        <div key={side} className="presence__side">
          <strong>{author}</strong>
          <div className="presence__text">{text}</div>
          <button
            type="button"
            className={`btn btn--style-${chosen === side ? 'primary' : 'secondary'} btn--size-small`}
            aria-pressed={chosen === side}
            onClick={() => choose(side)}
          >
            {label}
          </button>
        </div>
      ))}
    </fieldset>
  )
}

/** Characters of each row, where rows stand in two orders. */
const LONGEST_ROW = 40

function describe({ kind }: Conflict, value: unknown, words: Translate, read: (value: unknown) => string): string {
  if (kind === 'row' && value === undefined) return words('saving:removed')
  if (kind === 'order') {
    const rows = (rowsOf(value) ?? []).map((row) => read(row).replaceAll('\n', ' ').slice(0, LONGEST_ROW))
    return rows.map((text, place) => `${place + 1}. ${text}`).join('\n')
  }
  return read(value) || words('saving:empty')
}
