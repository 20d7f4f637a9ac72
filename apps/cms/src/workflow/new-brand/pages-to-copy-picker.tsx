'use client'

import { useState } from 'react'
import { z } from 'zod'
import { autonymOf } from '../../languages/translate/translate-tools.tsx'
import { useTranslate } from '../../messages/use-translate.ts'

/** A page in all its languages, to be selected. */
export const copyablePageSchema = z.object({
  group: z.string(),
  /** Empty when it has none. */
  title: z.string(),
  path: z.string(),
  isHome: z.boolean(),
  isLegal: z.boolean(),
  languages: z.array(z.string()),
})
export type CopyablePage = z.infer<typeof copyablePageSchema>

interface PagesToCopyPickerProps {
  readonly choices: readonly CopyablePage[]
  readonly chosen: readonly string[]
  readonly onChange: (groups: readonly string[]) => void
}

/** The pages of a site by their English titles, with checkboxes and a filter. */
export function PagesToCopyPicker({ choices, chosen, onChange }: PagesToCopyPickerProps) {
  const say = useTranslate()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const shown = choices.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(wanted))
  const shownGroups = shown.map(({ group }) => group)
  const others = chosen.filter((group) => !shownGroups.includes(group))
  return (
    <fieldset className="new-brand__pages">
      <legend>{say('newBrand:pages', { count: chosen.length, total: choices.length })}</legend>
      <div className="new-brand__tools">
        <input
          type="search"
          aria-label={say('newBrand:findPages')}
          placeholder={say('newBrand:find')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small"
          onClick={() => onChange([...others, ...shownGroups])}
        >
          {say('newBrand:all')}
        </button>
        <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => onChange(others)}>
          {say('newBrand:none')}
        </button>
      </div>
      <ul className="new-brand__list">
        {shown.map(({ group, title, path, isHome, isLegal, languages }) => (
          <li key={group}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(group)}
                onChange={() => onChange(toggleInList(chosen, group))}
              />
              <span className="new-brand__title">{title || say('matrix:untitled')}</span>
              <span className="new-brand__where">
                {isHome ? say('newBrand:home') : isLegal ? say('newBrand:legal') : `/${path}/`} ·{' '}
                {languages.length === 1
                  ? languages.map(autonymOf)
                  : say('newBrand:inLanguages', { count: languages.length })}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

export function toggleInList(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
}
