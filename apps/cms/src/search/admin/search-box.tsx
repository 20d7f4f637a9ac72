'use client'

import { useRouter } from 'next/navigation.js'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFrozenWhilePressed } from '../../admin/use-frozen-while-pressed.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { optionId, type SearchResultEntry, SearchResultList } from './search-result-list.tsx'
import { toResultEntries, useContentSearch } from './use-content-search.ts'
import './search-box.css'

/** Search in every view of the admin: a button at the top, or Ctrl+K. */
export function SearchBox() {
  const words = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    // Handled before the rich-text editor, which uses it for links when text is selected.
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <>
      <button type="button" className="search-box__button" onClick={() => setIsOpen(true)}>
        {words('finding:open')} <kbd>Ctrl K</kbd>
      </button>
      <dialog ref={dialog} className="search-box" aria-label={words('finding:open')} onClose={() => setIsOpen(false)}>
        {isOpen ? <Search onDone={() => setIsOpen(false)} /> : null}
      </dialog>
    </>
  )
}

function Search({ onDone }: { readonly onDone: () => void }) {
  const router = useRouter()
  const words = useTranslate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const answer = useFrozenWhilePressed(useContentSearch(typed))
  const entries = toResultEntries(typed, answer?.found ?? [], words)
  const open = (entry: SearchResultEntry | undefined) => {
    if (!entry) return
    onDone()
    router.push(entry.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setChosen((before) => Math.min(Math.max(before + step, 0), Math.max(entries.length - 1, 0)))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      open(entries[chosen])
    }
  }
  return (
    <>
      <input
        className="search-box__input"
        type="search"
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls="search-box-list"
        aria-activedescendant={entries[chosen] ? optionId(chosen) : undefined}
        aria-label={words('finding:label')}
        placeholder={words('finding:placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        ref={(input) => input?.focus()}
      />
      {answer?.isComplete === false ? <p className="search-box__note">{words('uses:building')}</p> : null}
      {answer && entries.length === 0 ? <p className="search-box__note">{words('finding:none')}</p> : null}
      <SearchResultList entries={entries} chosen={chosen} onDone={onDone} onPoint={setChosen} />
    </>
  )
}
