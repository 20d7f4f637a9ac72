import type { BlockType } from '@passepartout/content-model/blocks'
import type { Page } from '../payload-types.ts'
import { buildBookingOptions } from './build-booking-options.ts'
import { type Building, buildAction, buildImage, buildText, given } from './building.ts'

type PageBlock = NonNullable<Page['blocks']>[number]
type BlockNamed<T extends BlockType> = Extract<PageBlock, { blockType: T }>

type BlockBuilders = { [T in BlockType]: (block: BlockNamed<T>, building: Building, path: string) => object }

const builders: BlockBuilders = {
  richText: (block, building, path) => ({ content: buildText(building, `${path}.content`, block.content) }),
  productList: (block, building, path) => ({
    title: block.title,
    intro: given(block.intro),
    source: buildSource(block.source),
    limit: block.limit ?? undefined,
    layout: block.layout ?? undefined,
    action: buildAction(building, `${path}.action`, block.action),
  }),
  cardList: (block, building, path) => ({
    title: block.title,
    intro: given(block.intro),
    layout: block.layout ?? undefined,
    cards: (block.cards ?? []).map((card, index) => ({
      image: buildImage(building, `${path}.cards.${index}.image`, card.image),
      kicker: given(card.kicker),
      title: card.title,
      text: given(card.text),
      action: buildAction(building, `${path}.cards.${index}.action`, card.action),
    })),
  }),
  image: (block, building, path) => ({
    image: buildImage(building, `${path}.image`, block.image),
    caption: given(block.caption),
    higherQuality: block.higherQuality ?? undefined,
    blurFill: block.blurFill ?? undefined,
    darkOverlay: block.darkOverlay ?? undefined,
  }),
  cta: (block, building, path) => ({
    title: block.title,
    text: given(block.text),
    action: buildAction(building, `${path}.action`, block.action),
  }),
  experience: (block) => ({
    tgid: block.tgid,
    title: given(block.title),
    text: given(block.text),
    // The editor keeps a day as noon of that day.
    date: given(block.date)?.slice(0, 'YYYY-MM-DD'.length),
    variantId: block.variantId ?? undefined,
    tourId: block.tourId ?? undefined,
    booking: buildBookingOptions(block.booking),
  }),
  faq: (block, building, path) => ({
    title: block.title,
    items: (block.items ?? []).map((item, index) => ({
      question: item.question,
      answer: buildText(building, `${path}.items.${index}.answer`, item.answer),
    })),
  }),
  callout: (block, building, path) => ({
    tone: block.tone ?? undefined,
    title: given(block.title),
    content: buildText(building, `${path}.content`, block.content),
  }),
  facts: (block) => ({
    title: given(block.title),
    items: (block.items ?? []).map((item) => ({ icon: given(item.icon), title: item.title, text: given(item.text) })),
  }),
}

/** A block as editors see it → a block as it is published, not yet checked against the schema. */
export function buildBlock(block: PageBlock, building: Building, path: string): object {
  return { id: block.id, type: block.blockType, ...buildParts(block, building, path) }
}

function buildParts<T extends BlockType>(block: BlockNamed<T> & { blockType: T }, building: Building, path: string) {
  return builders[block.blockType](block, building, path)
}

function buildSource({ kind, number, city, tgids }: BlockNamed<'productList'>['source']): object {
  switch (kind) {
    case 'tgids':
      return { kind, ids: tgids ?? [] }
    case 'category':
    case 'subCategory':
      return { kind, id: number, city: city?.trim() }
    default:
      return { kind, id: number }
  }
}
