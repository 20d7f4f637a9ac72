import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { imageSchema } from '../image.ts'
import { listLayoutSchema } from '../list-layout.ts'
import { navigationActionSchema } from '../navigation.ts'

const cardSchema = z.object({
  image: imageSchema,
  kicker: z.string().optional(),
  title: z.string(),
  text: z.string().optional(),
  action: navigationActionSchema,
})

export const cardListBlockSchema = createBlockSchema('cardList', {
  title: z.string(),
  intro: z.string().optional(),
  layout: listLayoutSchema,
  cards: z.array(cardSchema).min(1),
})
