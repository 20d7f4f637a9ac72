'use client'

import { useState } from 'react'

/** A page in all of its languages. */
export interface Choice {
  readonly group: string
  readonly title: string
  readonly path: string
  readonly isHome: boolean
  readonly isLegal: boolean
  readonly languages: readonly string[]
}

interface ChoosePagesProps {
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onChange: (groups: readonly string[]) => void
}

/** The pages of a site by their English titles, to be ticked; the words above narrow down what is listed. */
export function ChoosePages({ choices, chosen, onChange }: ChoosePagesProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const shown = choices.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(wanted))
  const shownGroups = shown.map(({ group }) => group)
  const others = chosen.filter((group) => !shownGroups.includes(group))
  return (
    <fieldset className="new-brand__pages">
      <legend>
        Pages: {chosen.length} of {choices.length}
      </legend>
      <div className="new-brand__tools">
        <input
          type="search"
          aria-label="Find pages by title or address"
          placeholder="Find…"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small"
          onClick={() => onChange([...others, ...shownGroups])}
        >
          All of these
        </button>
        <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => onChange(others)}>
          None of these
        </button>
      </div>
      <ul className="new-brand__list">
        {shown.map(({ group, title, path, isHome, isLegal, languages }) => (
          <li key={group}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(group)}
                onChange={() => onChange(toggle(chosen, group))}
              />
              <span className="new-brand__title">{title}</span>
              <span className="new-brand__where">
                {whereOf({ path, isHome, isLegal })} ·{' '}
                {languages.length === 1 ? languages[0] : `${languages.length} languages`}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

export function toggle(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
}

function whereOf({ path, isHome, isLegal }: Pick<Choice, 'path' | 'isHome' | 'isLegal'>): string {
  if (isHome) return 'home page'
  return isLegal ? 'legal page' : `/${path}/`
}
