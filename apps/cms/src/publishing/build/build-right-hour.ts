import { DAY_PAGE_TYPES } from '@passepartout/content-model/page'
import { parseHourNotes, parseTides } from '@passepartout/content-model/right-hour'
import { checkHourNotes, checkTides } from '../../content/validation/validate-lines.ts'
import { unless } from '../../messages/check-value.ts'
import type { Page } from '../../payload-types.ts'
import type { Building } from './building.ts'

/**
 * What editors know of the hours at a place. Of pages that draw no day the form does not ask for it, and what they had before is not
 * published.
 */
export function buildRightHour(
  { pageType, rightHour }: Pick<Page, 'pageType' | 'rightHour'>,
  building: Building,
): object | undefined {
  if (!DAY_PAGE_TYPES.includes(pageType)) return undefined
  const { facing, lightsFrom, lightsUntil, hourNotes, tides } = rightHour ?? {}
  const faults = {
    lights: unless(Boolean(lightsFrom) === Boolean(lightsUntil), 'time.both'),
    notes: checkHourNotes(hourNotes),
    tides: checkTides(tides),
  }
  for (const [part, found] of Object.entries(faults)) {
    if (found !== true) building.faults.push({ path: `rightHour.${part}`, message: found })
  }
  const built = {
    ...(typeof facing === 'number' ? { facing } : {}),
    ...(lightsFrom && lightsUntil ? { lights: { from: lightsFrom, until: lightsUntil } } : {}),
    ...(hourNotes ? { notes: parseHourNotes(hourNotes).rows } : {}),
    ...(tides ? { tides: parseTides(tides).rows } : {}),
  }
  return Object.keys(built).length > 0 ? built : undefined
}
