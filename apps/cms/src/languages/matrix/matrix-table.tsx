'use client'

import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { useTranslate } from '../../messages/use-translate.ts'
import type { MatrixResponse } from './matrix-response.ts'

type Line = MatrixResponse['lines'][number]
type ShownCell = Line['cells'][number]

interface MatrixTableProps {
  readonly matrix: MatrixResponse
  readonly mayWrite: boolean
  readonly onStart: (pageId: number) => Promise<void>
}

/** The table of the matrix: a row per page, a column per language; a cell links to the translation. */
export function MatrixTable({ matrix: { lines, languages }, mayWrite, onStart }: MatrixTableProps) {
  const words = useTranslate()
  return (
    <section className="matrix__scroller" aria-label={words('matrix:table')}>
      <table className="matrix__table">
        <thead>
          <tr>
            <th scope="col">{words('matrix:page')}</th>
            {languages.map(({ code, autonym }) => (
              <th key={code} scope="col" title={autonym} lang={code}>
                <abbr title={autonym}>{code}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.group}>
              <th scope="row">
                <Link href={`/admin/collections/pages/${line.id}`} prefetch={false}>
                  {line.title}
                </Link>
                <span className="matrix__address">{[line.host, line.path].filter(Boolean).join('/')}</span>
                {mayWrite ? <StartAll line={line} onStart={onStart} /> : null}
              </th>
              {languages.map(({ code, autonym }) => (
                <td key={code}>
                  <Cell cell={line.cells.find(({ lang }) => lang === code)} autonym={autonym} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const SIGNS = { missing: '–', draft: '○', live: '●', outdated: '!', machine: '⚙' } as const

function Cell({ cell, autonym }: { readonly cell: ShownCell | undefined; readonly autonym: string }) {
  const words = useTranslate()
  if (!cell) return null
  const states = cell.states.map((state) => words(`matrix:${state}`).toLowerCase())
  const said = `${autonym}: ${[...states, ...(cell.isSource ? [words('matrix:source')] : [])].join(', ')}`
  const signs = cell.states.map((state) => (
    <span key={state} className="matrix__sign" data-state={state}>
      {SIGNS[state]}
    </span>
  ))
  if (cell.id === undefined) {
    return (
      <span className="matrix__cell" role="img" aria-label={said} title={said}>
        {signs}
      </span>
    )
  }
  const address = `/admin/collections/pages/${cell.id}${cell.isSource ? '' : '/translate'}`
  return (
    <Link className="matrix__cell" href={address} prefetch={false} aria-label={said} title={said}>
      {signs}
    </Link>
  )
}

/** Asks for confirmation before all missing translations are started. */
function StartAll({ line, onStart }: { readonly line: Line; readonly onStart: (pageId: number) => Promise<void> }) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const words = useTranslate()
  const missing = line.cells.filter(({ id }) => id === undefined).length
  if (missing === 0) return null
  const start = async () => {
    setBusy(true)
    await onStart(line.id)
    setBusy(false)
    setAsked(false)
  }
  return isAsked ? (
    <button type="button" className="matrix__start matrix__start--sure" disabled={isBusy} onClick={() => void start()}>
      {isBusy ? words('matrix:starting') : words('matrix:sure', { count: missing })}
    </button>
  ) : (
    <button type="button" className="matrix__start" onClick={() => setAsked(true)}>
      {words('matrix:start', { count: missing })}
    </button>
  )
}
