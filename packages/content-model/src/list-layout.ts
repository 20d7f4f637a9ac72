import { z } from 'zod'

export const LIST_LAYOUTS = ['grid', 'carousel'] as const
export type ListLayout = (typeof LIST_LAYOUTS)[number]

/** The layout of a list of cards; a site that does not know a layout shows a grid. */
export const listLayoutSchema = z.enum(LIST_LAYOUTS).default('grid').catch('grid')
