'use client'

import { useTranslate } from '../../messages/use-translate.ts'
import { AMBIGUOUS_TIME_OCCURRENCES, futureTimeFault, resolveLocalTime, toLocalTime } from './local-time.ts'
import './releases.css'

interface LocalTimeInputProps {
  readonly id: string
  /** The site's zone; unknown before a site is chosen. */
  readonly zone: string | undefined
  readonly localTime: string
  readonly occurrence: string
  /** The server's message. */
  readonly fault: string | undefined
  readonly onChange: (localTime: string, occurrence: string) => void
}

/** Input of a local date and time of a site, with the zone; faults are shown during input. */
export function LocalTimeInput({ id, zone, localTime, occurrence, fault, onChange }: LocalTimeInputProps) {
  const words = useTranslate()
  const now = Date.now()
  const own = zone && localTime ? futureTimeFault({ localTime, occurrence }, zone, now) : undefined
  const shown = own ? words(own.code, own.params) : fault
  const isTwice = zone !== undefined && resolveLocalTime(localTime, zone).kind === 'twice'
  return (
    <div className="when-input">
      <input
        id={id}
        type="datetime-local"
        min={zone && toLocalTime(now, zone)}
        value={localTime.replace(' ', 'T')}
        aria-describedby={`${id}-zone ${id}-fault`}
        onChange={({ target }) => onChange(target.value, '')}
      />
      <span id={`${id}-zone`}>{zone ?? words('releases:siteFirst')}</span>
      {isTwice
        ? AMBIGUOUS_TIME_OCCURRENCES.map((value) => (
            <label key={value} className="when-input__choice">
              <input
                type="radio"
                name={`${id}-occurrence`}
                checked={occurrence === value}
                onChange={() => onChange(localTime, value)}
              />
              {words(`releases:${value}`)}
            </label>
          ))
        : null}
      <span id={`${id}-fault`} className="when-input__fault" role="status">
        {shown}
      </span>
    </div>
  )
}
