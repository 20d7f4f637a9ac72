import type { PageContext } from '../../page-context/page-context.ts'
import type { BlockProps } from '../block.ts'

export interface MapPlace {
  readonly name: string
  readonly text?: string | undefined
  readonly latitude: number
  readonly longitude: number
  /** Whether the texts are an author's and may contain shortcodes. */
  readonly isAuthored: boolean
}

/** The meeting point, then the editor's places. */
export function placesOf({ block, data, page }: BlockProps<'map'>): readonly MapPlace[] {
  const authored = block.points.map((point) => ({ ...point, isAuthored: true }))
  return data ? [meetingPoint(data, page), ...authored] : authored
}

function meetingPoint(start: NonNullable<BlockProps<'map'>['data']>, { t }: PageContext): MapPlace {
  const { latitude, longitude, addressLine } = start
  return { name: t('map.meetingPoint'), text: addressLine, latitude, longitude, isAuthored: false }
}
