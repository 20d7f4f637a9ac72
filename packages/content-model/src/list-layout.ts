import { z } from 'zod'

export const LIST_LAYOUTS = ['grid', 'carousel'] as const
export type ListLayout = (typeof LIST_LAYOUTS)[number]

/** How a list of cards lies on the page; an older site shows a layout that it does not know as a grid. */
export const listLayoutSchema = z.enum(LIST_LAYOUTS).default('grid').catch('grid')
