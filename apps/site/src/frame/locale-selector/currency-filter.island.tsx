import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './locale-selector.module.css'

export interface CurrencyFilterProps {
  /** Id of the list of currencies, which the server rendered. */
  readonly listId: string
  readonly label: string
  /** Message when no currency matches. */
  readonly none: string
}

/** Shows the items that contain the words, and returns their number. */
function filterItems(listId: string, words: string): number {
  const items = [...(document.getElementById(listId)?.children ?? [])]
  const wanted = words.trim().toLowerCase()
  for (const item of items) item.toggleAttribute('hidden', !item.textContent?.toLowerCase().includes(wanted))
  return items.filter((item) => !item.hasAttribute('hidden')).length
}

/** Filters the list of currencies by name or code; hidden until it is hydrated. */
export function CurrencyFilter({ listId, label, none }: CurrencyFilterProps) {
  const [words, setWords] = useState<string>()
  const [found, setFound] = useState(1)
  useEffect(() => setWords(''), [])

  const search = (text: string) => {
    setWords(text)
    setFound(filterItems(listId, text))
  }
  return (
    <>
      <div className={styles.filter} hidden={words === undefined}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.field}
          aria-label={label}
          placeholder={label}
          value={words ?? ''}
          onChange={(event) => search(event.target.value)}
          autoComplete="off"
        />
      </div>
      <p role="status" className={styles.none}>
        {found === 0 && none}
      </p>
    </>
  )
}
