'use client'

import { isLanguageCode, localeOf } from '@passepartout/content-model/locales'
import { useTranslate } from '../../messages/use-translate.ts'
import type { TranslationField } from './translation-view.ts'

interface TranslateUnitProps {
  readonly unit: TranslationField
  readonly from: string
  readonly to: string
  readonly written: readonly string[] | undefined
  readonly onWrite: (target: readonly string[]) => void
}

/** One field: its source, the earlier source if it changed, and the translation. */
export function TranslateUnit({ unit, from, to, written, onWrite }: TranslateUnitProps) {
  const words = useTranslate()
  const target = written ?? unit.target ?? unit.source.map(() => '')
  const name = unit.place.join(' › ')
  const write = (line: number, text: string) => onWrite(target.map((before, index) => (index === line ? text : before)))
  return (
    <section className="translate__unit" data-state={unit.state} aria-label={name}>
      <h3 className="translate__place">
        {name}{' '}
        {unit.state === 'done' ? null : (
          <strong className="translate__state">{words(`translate:${unit.state}`)}</strong>
        )}
      </h3>
      {linesOf(unit).map(({ text, line, id }) => (
        <div className="translate__line" key={id}>
          <div className="translate__source" {...languageOf(from)}>
            {text}
            {unit.before && unit.before[line] !== text ? (
              <del className="translate__before">{unit.before[line]}</del>
            ) : null}
            {unit.codes[line]?.length ? <p className="translate__codes">{unit.codes[line].join(' · ')}</p> : null}
          </div>
          <textarea
            className="translate__target"
            aria-label={unit.source.length > 1 ? words('translate:line', { field: name, line: line + 1 }) : name}
            rows={Math.max(1, Math.ceil(text.length / 55))}
            value={target[line] ?? ''}
            onChange={(event) => write(line, event.target.value)}
            {...languageOf(to)}
          />
        </div>
      ))}
      {unit.own ? <p className="translate__codes">{words('translate:now', { words: unit.own.join(' / ') })}</p> : null}
    </section>
  )
}

/** A line is identified by its index. */
const linesOf = ({ source }: TranslationField) => source.map((text, line) => ({ text, line, id: `line-${line}` }))

function languageOf(lang: string) {
  return { lang, dir: isLanguageCode(lang) ? localeOf(lang).direction : 'ltr' } as const
}
