import { parseEditorObservations, parseTides } from '@passepartout/content-model/best-time-to-visit'
import { DAY_TIMELINE_PAGE_TYPES } from '@passepartout/content-model/page'
import { checkHourNotes, checkTides } from '../../content/validation/validate-hour-notes-and-tides.ts'
import { messageUnless } from '../../messages/create-validator.ts'
import type { Page } from '../../payload-types.ts'
import type { BuildContext } from './build-context.ts'

/**
 * What editors know of the hours at a place. Of pages that draw no day the form does not ask for it, and what they had before is not
 * published.
 */
export function buildBestTimeToVisit(
  { pageType, rightHour }: Pick<Page, 'pageType' | 'rightHour'>,
  building: BuildContext,
): object | undefined {
  if (!DAY_TIMELINE_PAGE_TYPES.includes(pageType)) return undefined
  const { facing, lightsFrom, lightsUntil, hourNotes, tides } = rightHour ?? {}
  const faults = {
    lights: messageUnless(Boolean(lightsFrom) === Boolean(lightsUntil), 'time.both'),
    notes: checkHourNotes(hourNotes),
    tides: checkTides(tides),
  }
  for (const [part, found] of Object.entries(faults)) {
    if (found !== true) building.faults.push({ path: `rightHour.${part}`, message: found })
  }
  const built = {
    ...(typeof facing === 'number' ? { facing } : {}),
    ...(lightsFrom && lightsUntil ? { lights: { from: lightsFrom, until: lightsUntil } } : {}),
    ...(hourNotes ? { notes: parseEditorObservations(hourNotes).rows } : {}),
    ...(tides ? { tides: parseTides(tides).rows } : {}),
  }
  return Object.keys(built).length > 0 ? built : undefined
}
