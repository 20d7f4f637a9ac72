'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { request } from '../../admin/requests.ts'
import { useFormatNumber, useTranslate } from '../../messages/use-translate.ts'
import { CELL_STATES } from './build-matrix.ts'
import { type MatrixResponse, matrixResponseSchema } from './matrix-response.ts'
import { MatrixTable } from './matrix-table.tsx'
import './matrix.css'

interface MatrixFilter {
  readonly site: string
  readonly lang: string
  readonly state: string
  readonly page: string
}

const EVERYTHING: MatrixFilter = { site: '', lang: '', state: '', page: '' }

/** All pages in all languages of their sites: missing, draft, live, or outdated since the source changed. */
export function Matrix() {
  const [filter, setFilter] = useFilter()
  const words = useTranslate()
  const matrix = useMatrix(filter, words('people:failed'))
  const { user } = useAuth()
  const countOf = useFormatNumber()
  const [languages, setLanguages] = useState<MatrixResponse['languages']>([])
  useEffect(() => {
    // An answer for one language lists only that one; the selection keeps the others.
    if (matrix && filter?.lang === '') setLanguages(matrix.languages)
  }, [matrix, filter?.lang])
  if (!filter) return null
  const again = () => setFilter({ ...filter })
  const choose = (part: Partial<MatrixFilter>) => setFilter({ ...filter, page: '', ...part })
  return (
    <main className="matrix">
      <h1 className="matrix__heading">{words('matrix:heading')}</h1>
      <p>{words('matrix:intro')}</p>
      <div className="matrix__filters">
        <Choice
          label={words('matrix:site')}
          value={filter.site}
          all={words('matrix:everySite')}
          options={(matrix?.sites ?? []).map(({ id, name }) => [String(id), name])}
          onChoose={(site) => choose({ site })}
        />
        <Choice
          label={words('matrix:language')}
          value={filter.lang}
          all={words('matrix:everyLanguage')}
          options={(languages.length > 0 ? languages : (matrix?.languages ?? [])).map(({ code, autonym }) => [
            code,
            autonym,
          ])}
          onChoose={(lang) => choose({ lang })}
        />
        <fieldset className="matrix__states">
          <legend>{words('matrix:state')}</legend>
          {CELL_STATES.map((state) => (
            <button
              key={state}
              type="button"
              className="matrix__state"
              data-state={state}
              aria-pressed={filter.state === state}
              onClick={() => choose({ state: filter.state === state ? '' : state })}
            >
              {words(`matrix:${state}`)} {matrix && countOf(matrix.counts[state])}
            </button>
          ))}
        </fieldset>
      </div>
      {matrix ? (
        <>
          {matrix.isComplete ? null : <p>{words('uses:building')}</p>}
          <MatrixTable matrix={matrix} mayWrite={mayDo(roleOf(user), 'write', 'pages')} onStart={start} />
          <Pager
            matrix={matrix}
            page={Number(filter.page || 1)}
            onTurn={(page) => setFilter({ ...filter, page: String(page) })}
          />
        </>
      ) : null}
    </main>
  )

  async function start(pageId: number): Promise<void> {
    const answer = await request(startedSchema, `/api/pages/${pageId}/translations/missing`, { method: 'POST' })
    if (!answer.ok) return void toast.error(answer.reasons.join(' ') || words('people:failed'))
    const { started, faults } = answer.value
    toast.success(words('matrix:started', { count: started.length }))
    if (faults.length > 0) toast.error(faults.join(' '))
    again()
  }
}

const startedSchema = z.object({ started: z.array(z.unknown()), faults: z.array(z.string()) })

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly all: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, all, options, onChoose }: ChoiceProps) {
  return (
    <label className="matrix__choice">
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

interface PagerProps {
  readonly matrix: MatrixResponse
  readonly page: number
  readonly onTurn: (page: number) => void
}

function Pager({ matrix: { total, pageSize }, page, onTurn }: PagerProps) {
  const words = useTranslate()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const [from, to] = [Math.min(total, (page - 1) * pageSize + 1), Math.min(total, page * pageSize)]
  return (
    <nav className="matrix__pager" aria-label={words('matrix:pager')}>
      <span role="status">{total === 0 ? words('matrix:none') : words('matrix:shown', { from, to, total })}</span>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        {words('matrix:back')}
      </button>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        disabled={page >= last}
        onClick={() => onTurn(page + 1)}
      >
        {words('matrix:on')}
      </button>
    </nav>
  )
}

/** The filters are in the address, so that a view can be shared. */
function useFilter(): [MatrixFilter | undefined, (filter: MatrixFilter) => void] {
  const [filter, setFilter] = useState<MatrixFilter>()
  useEffect(() => {
    const given = new URLSearchParams(window.location.search)
    setFilter({ ...EVERYTHING, ...Object.fromEntries([...given].filter(([name]) => name in EVERYTHING)) })
  }, [])
  const change = (next: MatrixFilter) => {
    setFilter(next)
    window.history.replaceState(null, '', `${window.location.pathname}${queryOf(next)}`)
  }
  return [filter, change]
}

function queryOf(filter: MatrixFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString()
  return query === '' ? '' : `?${query}`
}

function useMatrix(filter: MatrixFilter | undefined, failed: string): MatrixResponse | undefined {
  const [matrix, setMatrix] = useState<MatrixResponse>()
  useEffect(() => {
    if (!filter) return
    const stop = new AbortController()
    request(matrixResponseSchema, `/api/pages/matrix${queryOf(filter)}`, { signal: stop.signal }).then((answer) => {
      if (answer.ok) setMatrix(answer.value)
      else if (!stop.signal.aborted) toast.error(answer.reasons.join(' ') || failed)
    })
    return () => stop.abort()
  }, [filter, failed])
  return matrix
}
